import type { BillView } from "#lib/plans/view.ts";
import type { Content } from "#model/kinds.ts";

interface BillSlipProps {
  bill: BillView;
  words: Content<"planCalculator">;
}

/** A year on one plan as a slip from a till. The marks are for src/enhance/plans/, which writes what changes. */
export function BillSlip({ bill, words }: BillSlipProps) {
  return (
    <article className="calc-bill" data-bill={bill.plan} data-state={bill.state}>
      <h4 className="font-display text-lead font-medium">{bill.name}</h4>
      <p className="calc-mark" data-mark="">
        {bill.mark}
      </p>
      <p className="calc-reasons" data-reasons="">
        {bill.reasons.join("\n")}
      </p>
      <dl>
        {bill.lines.map(({ id, how, amount }) => (
          <div key={id} data-line={id}>
            <dt>{words.lines[id]}</dt>
            <dd data-amount="">{amount}</dd>
            <dd className="calc-how" data-how="">
              {how}
            </dd>
          </div>
        ))}
        <div className="calc-sum">
          <dt>{words.sum}</dt>
          <dd data-sum="">{bill.sum}</dd>
        </div>
      </dl>
      <p className="calc-after" data-after="">
        {bill.after}
      </p>
    </article>
  );
}
