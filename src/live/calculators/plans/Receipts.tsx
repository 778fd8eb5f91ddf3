/** What a year on each plan costs, and what a plan earns back, as receipts. */
import type { ReactNode } from "react";
import words from "virtual:words/planCalculator";
import { interpolate } from "#lib/text/interpolate.ts";
import type { BillView, PaybackView } from "./view.ts";
import { cx } from "#ui/cx.ts";

const line = "grid grid-cols-[minmax(0,1fr)_minmax(0,max-content)] content-start gap-x-3 py-2.5";
const money = "max-w-32 text-end wrap-anywhere tabular-nums";

/** The article's look: rows shared with the other bills, so that the same lines align. */
const slip = cx(
  "group row-span-12 grid min-w-0 grid-cols-1 grid-rows-subgrid content-start gap-0",
  "rounded-stone border-t-4 border-line-strong bg-raised px-5 pt-6 pb-7",
  "data-[state=cheapest]:border-moss data-[state=cheapest]:shadow-raised",
  "print:row-auto print:grid-rows-none print:break-inside-avoid",
);

/** A small stone before the words, filled for the cheapest plan. */
const mark = cx(
  "min-h-7 text-small/body font-medium not-empty:before:mr-1.75 not-empty:before:inline-block",
  "not-empty:before:h-2 not-empty:before:w-2.5 not-empty:before:border-2",
  "not-empty:before:rounded-[46%_54%_52%_48%/58%_50%_50%_42%] not-empty:before:border-line-strong",
  "group-data-[state=cheapest]:before:border-moss group-data-[state=cheapest]:before:bg-moss",
);

/** A year on one plan as a cash register receipt. */
export function BillSlip({ bill }: { bill: BillView }) {
  return (
    <article className={slip} data-bill={bill.plan} data-state={bill.state}>
      <h4 className="font-display text-lead font-medium">{bill.name}</h4>
      <p className={mark}>{bill.mark}</p>
      <p className="pb-3 text-micro/body whitespace-pre-line text-ink-muted" data-reasons="">
        {bill.reasons.join("\n")}
      </p>
      <dl className="row-span-8 grid grid-rows-subgrid group-data-[state=unfit]:text-ink-muted print:row-auto print:grid-rows-none">
        {bill.lines.map(({ id, how, amount }) => (
          <div key={id} className={cx(line, "border-t border-line text-small/body")}>
            <dt>{words.lines[id]}</dt>
            <dd className={money}>{amount}</dd>
            <dd className="col-span-full text-micro/body wrap-anywhere text-ink-muted tabular-nums">
              {how}
            </dd>
          </div>
        ))}
        <div className={cx(line, "border-t-2 border-ink text-base/body font-medium")}>
          <dt>{words.sum}</dt>
          <dd className={money} data-sum="">
            {bill.sum}
          </dd>
        </div>
      </dl>
      <p className="text-micro/body text-ink-muted">{bill.after}</p>
    </article>
  );
}

const { payback } = words;

interface PaybackProps {
  view: PaybackView;
  /** The example's figures in words, for pages without script. */
  example: string;
  /** The fields of its assumptions. */
  children: ReactNode;
}

const earned =
  "grid grid-cols-[minmax(0,1fr)_max-content] gap-x-6 border-t border-line py-2.5 first:border-0 last:border-ink last:font-medium";

/** A part of a bar in its legend. */
const swatch =
  "before:me-2 before:inline-block before:size-2.5 before:rounded-full before:forced-color-adjust-none";

/** Of everything earned back, the part that is kept; the clay before it pays for the plan. */
const Share = ({ kept }: { kept: number | null }) => (
  <dd aria-hidden="true" className="col-span-full mt-2 h-8 print:hidden">
    <svg className="size-full rounded-medium bg-figure-sunken">
      {kept !== null && (
        <>
          <rect width={`${100 - 100 * kept}%`} height="100%" className="fill-clay" />
          <rect
            x={`${100 - 100 * kept}%`}
            width={`${100 * kept}%`}
            height="100%"
            className="fill-moss"
          />
        </>
      )}
    </svg>
  </dd>
);

/** What recovered payments and saved subscribers are worth against each plan. */
export function Payback({ view, example, children }: PaybackProps) {
  return (
    <div id="payback">
      <div className="max-w-prose">
        <h3 className="text-heading">{payback.title}</h3>
        <p className="mt-4 text-lead unscripted:hidden">{payback.lead}</p>
        <p className="mt-4 hidden text-lead unscripted:block">
          {interpolate(payback.unscripted, { list: example })}
        </p>
      </div>
      <div className="mt-8 print:hidden unscripted:hidden">{children}</div>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-3 lg:grid-cols-7-4 lg:items-end">
        <p className="font-display text-heading font-medium text-balance" data-payback="">
          {view.verdict}
        </p>
        <p className="max-w-prose lg:pb-1" data-units="">
          {view.units}
        </p>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-8 rounded-stone border border-rim bg-figure p-6 shadow-panel sm:p-10 lg:grid-cols-2">
        <dl className="content-start">
          {view.lines.map(({ id, how, amount }) => (
            <div key={id} data-back={id} className={earned}>
              <dt>{payback.lines[id]}</dt>
              <dd className="text-end wrap-anywhere tabular-nums">{amount}</dd>
              <dd className="col-span-full text-micro/body wrap-anywhere text-ink-muted tabular-nums">
                {how}
              </dd>
            </div>
          ))}
        </dl>
        <div>
          <h4 className="text-small font-medium">{payback.plans}</h4>
          <p className="mt-2 flex gap-5 text-small text-ink-muted print:hidden">
            <span className={cx(swatch, "before:bg-clay")}>{payback.parts.cost}</span>
            <span className={cx(swatch, "before:bg-moss")}>{payback.parts.kept}</span>
          </p>
          <dl className="mt-2">
            {view.plans.map(({ plan, name, left, kept }) => (
              <div key={plan} className="grid grid-cols-2 gap-x-6 border-t border-line py-2.5">
                <dt>{name}</dt>
                <dd className="text-end wrap-anywhere tabular-nums" data-left={plan}>
                  {left}
                </dd>
                <Share kept={kept} />
              </div>
            ))}
          </dl>
        </div>
      </div>
      <p className="mt-5 max-w-prose text-small text-ink-muted">{payback.note}</p>
    </div>
  );
}
