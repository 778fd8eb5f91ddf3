import words from "virtual:words/checkoutDemo";
import { showCents } from "#live/checkout/shop/amounts.ts";
import { put } from "#lib/text/put.ts";
import { tellsPlace } from "../sentences.ts";
import { useSituation } from "../walk-context.ts";
import { Onward, Panel } from "./Panel.tsx";

const { payment } = words;

/** The seal at the button that pays. */
function Badge() {
  const { verdict } = useSituation();
  const { badge } = verdict;
  return (
    <div className="ck-badge" data-empty={badge.what === null ? "" : undefined}>
      {badge.what !== null && <p>{words.badges[badge.what]}</p>}
      <p className="ck-did">{tellsPlace(badge, verdict)}</p>
    </div>
  );
}

/** The third step: a card that is drawn, and no field to type a real one into. */
export function Payment() {
  const { sums } = useSituation();
  return (
    <Panel title={payment.title}>
      <div className="ck-card">
        <p>{payment.card}</p>
        <p className="ck-digits">{payment.digits}</p>
        <p>{payment.holder}</p>
      </div>
      <p className="text-small text-ink-muted">{payment.note}</p>
      <Onward label={put(payment.pay, { total: showCents(sums.total) })} hasBack />
      <Badge />
    </Panel>
  );
}
