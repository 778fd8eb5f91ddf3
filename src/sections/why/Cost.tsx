import type { Plan } from "#lib/plans/kinds.ts";
import { dollars, feeWords } from "#lib/plans/money.ts";
import { tariffOf } from "#lib/plans/tariff.ts";
import { put } from "#lib/text/put.ts";
import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";

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
  return fee ? `${said}; ${put(planFee, { fee: feeWords(fee) })}` : said;
}

/** The prices as in a seed catalog: a name, dots, a price. What is only claimed so far says so. */
export function Cost({ cost, plans }: CostProps) {
  const isClaim = plans.figures.some(({ evidence }) => !evidence);
  const { label, hint } = cost.claim;
  return (
    <section className="py-section">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-heading">{cost.title}</h2>
          <p className="mt-4 max-w-form">{cost.lead}</p>
          <dl className="why-prices">
            {tariffOf(plans).plans.map(({ id, name, price, fee }, i) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{price ? dollars(price.cents) : cost.noPrice}</dd>
                <dd>{termsOf(plans.plans[i], fee, cost)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <aside className="why-claim lg:col-span-4 lg:col-start-9">
          <p>{cost.fee}</p>
          <p>
            {cost.claim.text} {isClaim && <SampleMark label={label} hint={hint} />}
          </p>
          <TextLink look="onward" href={cost.action.href.href}>
            {cost.action.label}
          </TextLink>
        </aside>
      </Page>
    </section>
  );
}
