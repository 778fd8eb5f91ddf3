import words from "virtual:words/checkoutDemo";
import { showCents } from "#live/checkout/shop/amounts.ts";
import { offered } from "#live/checkout/shop/walk.ts";
import { put } from "#lib/text/put.ts";
import { Button } from "#ui/Button.tsx";
import { tellsPlace } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";
import { Panel } from "./Panel.tsx";

const { offer } = words;

/** Between payment and thanks: one offer, answered by one press, without paying again. */
export function Offer() {
  const { walk, verdict, sums, act } = useSituation();
  const made = offered(walk, verdict.offers.after.what);
  const answer = (isTaken: boolean) => () => act({ type: "answer", isTaken });
  return (
    <Panel title={offer.title}>
      <p>{put(offer.lead, { total: showCents(sums.total) })}</p>
      {made === null ? (
        <>
          <p>{offer.gone}</p>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button size="small" onClick={answer(false)}>
              {offer.on}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="ck-slip" data-size="large">
            <p>
              <b>{put(offer.text, { name: made.name, amount: showCents(made.cents) })}</b>
            </p>
            <p className="text-small text-ink-muted">
              {put(offer.instead, { amount: showCents(made.full) })}
            </p>
            <p className="ck-did">{tellsPlace(verdict.offers.after, verdict)}</p>
          </div>
          <div className="mt-5 flex flex-wrap gap-2">
            <Button size="small" onClick={answer(true)}>
              {put(offer.take, { amount: showCents(made.cents) })}
            </Button>
            <Button size="small" tone="secondary" onClick={answer(false)}>
              {offer.decline}
            </Button>
          </div>
          <p className="text-small text-ink-muted">{offer.note}</p>
        </>
      )}
    </Panel>
  );
}
