import type { Content } from "#model/kinds.ts";
import { Page } from "#ui/Page.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";
import { TextLink } from "#ui/TextLink.tsx";

interface CostProps {
  cost: Content<"why">["cost"];
  figures: Content<"plans">["figures"];
}

/** The prices as in a seed catalog: a name, dots, a price. What is only claimed so far says so. */
export function Cost({ cost, figures }: CostProps) {
  const isClaim = figures.some(({ evidence }) => !evidence);
  const { label, hint } = cost.claim;
  return (
    <section className="py-(--section-space)">
      <Page className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 className="text-heading">{cost.title}</h2>
          <p className="mt-4 max-w-form">{cost.lead}</p>
          <dl className="why-prices">
            {cost.plans.map(({ name, price, terms }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{price}</dd>
                <dd>{terms}</dd>
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
