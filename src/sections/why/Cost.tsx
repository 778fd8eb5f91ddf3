import { feeWords, type Plan, tariffOf } from "#live/calculators/plans/bill.ts";
import { dollars } from "#live/calculators/numbers.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Content } from "#content/collections.ts";
import { OnwardLink } from "#sections/shared/links.tsx";
import { Band } from "#sections/shared/Band.tsx";
import { cx } from "#ui/cx.ts";
import { SampleMark } from "#ui/SampleMark.tsx";

interface CostProps {
  cost: Content<"why">["cost"];
  plans: Content<"plans">;
}

/** “One-time setup fee, free forever”, or “a year; the fee is 1%”. */
function termsOf(
  plan: Content<"plans">["plans"][number] | undefined,
  fee: Plan["fee"],
  { planFee, noTerms }: CostProps["cost"],
): string {
  if (plan?.price === undefined) return noTerms;
  const said = [plan.price.label, plan.tagline].filter(Boolean).join(", ");
  return fee ? `${said}; ${interpolate(planFee, { fee: feeWords(fee) })}` : said;
}

/** Dots from the name to its price. */
const dotted = cx(
  "flex items-baseline gap-3 font-display text-title font-medium after:grow after:basis-4",
  "after:border-b-2 after:border-dotted after:border-line-strong",
);

/** The prices as in a catalog: name, dots, price. Claims without evidence are marked. */
export function Cost({ cost, plans }: CostProps) {
  const isClaim = plans.figures.some(({ evidence }) => !evidence);
  const { label, hint } = cost.claim;
  return (
    <Band className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 className="text-heading">{cost.title}</h2>
        <p className="mt-4 max-w-form">{cost.lead}</p>
        <dl className="mt-10">
          {tariffOf(plans).plans.map(({ id, name, price, fee }, i) => (
            <div
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-4"
            >
              <dt className={dotted}>{name}</dt>
              <dd className="font-display text-heading/none tabular-nums">
                {price ? dollars(price.cents) : cost.noPrice}
              </dd>
              <dd className="col-span-full text-ink-muted">{termsOf(plans.plans[i], fee, cost)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <aside className="grid content-center gap-4 self-center rounded-[3rem_2rem_3.5rem_2.25rem/2.25rem_3rem_2.25rem_3.25rem] bg-moss-soft px-9 pt-9 pb-7 lg:col-span-4 lg:col-start-9">
        <p>{cost.fee}</p>
        <p>
          {cost.claim.text} {isClaim && <SampleMark label={label} hint={hint} />}
        </p>
        <OnwardLink link={cost.action} />
      </aside>
    </Band>
  );
}
