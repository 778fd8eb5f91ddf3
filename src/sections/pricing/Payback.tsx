import type { PaybackView } from "#live/calculators/plans/payback.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#content/collections.ts";
import { exampleWords } from "./example.ts";
import { Assumptions, assumptionsOf } from "./Fields.tsx";

interface PaybackProps {
  words: Content<"planCalculator">;
  view: PaybackView;
}

const line =
  "grid grid-cols-[minmax(0,1fr)_max-content] gap-x-6 border-t border-line py-2.5 last:border-ink last:font-medium";

/** What recovered payments and saved subscribers are worth against each plan. The marks are for src/script/plans/. */
export function Payback({ words, view }: PaybackProps) {
  const { payback } = words;
  return (
    <div id="payback" className="mt-16 border-t border-line-strong pt-10">
      <div className="max-w-prose">
        <h3 className="text-heading">{payback.title}</h3>
        <p className="mt-4 text-lead unscripted:hidden">{payback.lead}</p>
        <p className="mt-4 hidden text-lead unscripted:block">
          {put(payback.unscripted, { list: exampleWords(assumptionsOf(words)) })}
        </p>
      </div>
      <Assumptions words={words} />
      <p className="mt-8 max-w-prose font-display text-title font-medium" data-payback="">
        {view.verdict}
      </p>
      <p className="mt-3 max-w-prose" data-units="">
        {view.units}
      </p>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <dl className="content-start">
          {view.lines.map(({ id, how, amount }) => (
            <div key={id} data-back={id} className={line}>
              <dt>{payback.lines[id]}</dt>
              <dd className="text-end wrap-anywhere tabular-nums" data-amount="">
                {amount}
              </dd>
              <dd
                className="col-span-full text-micro/body wrap-anywhere text-ink-muted tabular-nums"
                data-how=""
              >
                {how}
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <h4 className="text-small font-medium">{payback.plans}</h4>
          <dl className="mt-2">
            {view.plans.map(({ plan, name, left }) => (
              <div key={plan} className="grid grid-cols-2 gap-x-6 border-t border-line py-2.5">
                <dt>{name}</dt>
                <dd className="text-end wrap-anywhere tabular-nums" data-left={plan}>
                  {left}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="mt-5 max-w-prose text-small text-ink-muted">{payback.note}</p>
    </div>
  );
}
