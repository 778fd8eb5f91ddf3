import calculatorWords from "virtual:words/planCalculator";
import type { ReactNode } from "react";
import { interpolate } from "#lib/text/interpolate.ts";
import type { PaybackView } from "./payback.ts";

const words = calculatorWords.payback;

interface PaybackProps {
  view: PaybackView;
  /** The example's figures in words, for pages without script. */
  example: string;
  /** The fields of its assumptions. */
  children: ReactNode;
}

const line =
  "grid grid-cols-[minmax(0,1fr)_max-content] gap-x-6 border-t border-line py-2.5 last:border-ink last:font-medium";

/** What recovered payments and saved subscribers are worth against each plan. */
export function Payback({ view, example, children }: PaybackProps) {
  return (
    <div id="payback" className="mt-16 border-t border-line-strong pt-10">
      <div className="max-w-prose">
        <h3 className="text-heading">{words.title}</h3>
        <p className="mt-4 text-lead unscripted:hidden">{words.lead}</p>
        <p className="mt-4 hidden text-lead unscripted:block">
          {interpolate(words.unscripted, { list: example })}
        </p>
      </div>
      <div className="mt-8 print:hidden unscripted:hidden">{children}</div>
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
              <dt>{words.lines[id]}</dt>
              <dd className="text-end wrap-anywhere tabular-nums">{amount}</dd>
              <dd className="col-span-full text-micro/body wrap-anywhere text-ink-muted tabular-nums">
                {how}
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <h4 className="text-small font-medium">{words.plans}</h4>
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
      <p className="mt-5 max-w-prose text-small text-ink-muted">{words.note}</p>
    </div>
  );
}
