/** The steps after the payment: one offer, and the thank-you page with an offer for the next order. */
import words from "virtual:words/checkoutDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import { Button } from "#ui/Button.tsx";
import { showCents } from "./fields.ts";
import { Panel } from "./Panel.tsx";
import { placeText } from "./sentences.ts";
import { offered } from "./state.ts";
import { amountRow, reason, slip, stack } from "./styles.ts";
import { again, answer, keepOffer } from "./updates.ts";
import { useCheckout } from "./use-checkout.ts";

const { offer, thanks } = words;
const buttons = "mt-5 flex flex-wrap gap-2";

/** One offer, answered by one press, without paying again. */
export function Offer() {
  const { state, verdict, sums, act } = useCheckout();
  const made = offered(state, verdict.offers.after.what);
  return (
    <Panel title={offer.title} className={stack}>
      <p>{interpolate(offer.lead, { total: showCents(sums.total) })}</p>
      {made === null ? (
        <>
          <p>{offer.gone}</p>
          <div className={buttons}>
            <Button size="small" onClick={() => act(answer(false))}>
              {offer.on}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="grid justify-items-start gap-1 rounded-medium border border-dashed border-persimmon p-5 text-lead/body">
            <p>
              <b>{interpolate(offer.text, { name: made.name, amount: showCents(made.cents) })}</b>
            </p>
            <p className="text-small text-ink-muted">
              {interpolate(offer.instead, { amount: showCents(made.full) })}
            </p>
            <p className={reason}>{placeText(verdict.offers.after, verdict)}</p>
          </div>
          <div className={buttons}>
            <Button size="small" onClick={() => act(answer(true))}>
              {interpolate(offer.take, { amount: showCents(made.cents) })}
            </Button>
            <Button size="small" tone="secondary" onClick={() => act(answer(false))}>
              {offer.decline}
            </Button>
          </div>
          <p className="text-small text-ink-muted">{offer.note}</p>
        </>
      )}
    </Panel>
  );
}

/** The payment, what was added after it, and the total. */
function Receipt() {
  const { state, sums } = useCheckout();
  const taken = state.answer;
  if (taken === null) return null;
  if (taken === "declined") return <p>{thanks.declined}</p>;
  const rows = [
    [thanks.paid, sums.total],
    [interpolate(thanks.added, { name: taken.name }), taken.cents],
    [thanks.sum, sums.total + taken.cents],
  ] as const;
  return (
    <dl data-paid="">
      {rows.map(([name, cents]) => (
        <div key={name} className={`${amountRow} last:font-bold`}>
          <dt>{name}</dt>
          <dd>{showCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Thanks() {
  const { state, verdict, act } = useCheckout();
  const next = verdict.offers.thanks;
  const made = offered(state, next.what);
  const isKept = state.kept !== null && state.kept === next.what;
  return (
    <Panel title={thanks.title} className={stack}>
      <p>{interpolate(thanks.lead, { email: state.email.trim() })}</p>
      <Receipt />
      {state.signedIn && <p>{interpolate(thanks.points, { points: state.points })}</p>}
      {made && (
        <div className={slip}>
          <p className="text-small font-medium text-persimmon">{thanks.offer}</p>
          <p>
            <b>{made.name}</b> <s>{showCents(made.full)}</s> {showCents(made.cents)}
          </p>
          <p className={reason}>{placeText(next, verdict)}</p>
          {isKept ? (
            <p role="status">{thanks.kept}</p>
          ) : (
            <Button size="small" tone="secondary" onClick={() => act(keepOffer)}>
              {thanks.keep}
            </Button>
          )}
        </div>
      )}
      <div className={buttons}>
        <Button size="small" onClick={() => act(again)}>
          {thanks.again}
        </Button>
      </div>
    </Panel>
  );
}
