import { dollars } from "#lib/plans/money.ts";
import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

type Words = Content<"pricing">["cards"];
type Plan = Content<"plans">["plans"][number];

interface CardProps {
  plan: Plan;
  noPrice: string;
}

/** The price as it is published, or that there is none; a tagline stands beside it. */
function Price({ plan, noPrice }: CardProps) {
  const { price, tagline } = plan;
  if (price === undefined) return <p className="text-title">{noPrice}</p>;
  return (
    <div>
      <p className="plan-amount tabular-nums">{dollars(Math.round(price.amount * 100))}</p>
      <p className="text-small">
        {price.label}
        {tagline !== undefined && (
          <>
            , <em className="font-display">{tagline}</em>
          </>
        )}
      </p>
    </div>
  );
}

/** One plan: the more it holds, the taller its stone. Its color follows from what it is, and from its place. */
function PlanCard({ plan, noPrice }: CardProps) {
  const { description, features, action, featured } = plan.card;
  return (
    <article
      className="plan-card"
      data-look={featured ? "featured" : plan.price === undefined ? "outlined" : undefined}
    >
      <h3 className="text-title">{plan.name}</h3>
      <Price plan={plan} noPrice={noPrice} />
      <p>{description}</p>
      <ul className="grid gap-2 text-small">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="mt-1 size-3.5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        tone={featured ? "secondary" : "primary"}
        size="small"
        href={action.href.href}
        className="mt-auto justify-self-start"
      >
        {action.label}
      </ButtonLink>
    </article>
  );
}

interface CardsProps {
  cards: Words;
  plans: Content<"plans">["plans"];
}

/** The plans in their order, on one ground. */
export function Cards({ cards, plans }: CardsProps) {
  return (
    <section id="plans" className="pb-section">
      <Page>
        <h2 className="text-heading">{cards.title}</h2>
        <div className={cx("plan-cards", wideColumns(plans.length, 4))}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} noPrice={cards.noPrice} />
          ))}
        </div>
        <p className="mt-6 text-small text-ink-muted">{cards.trial}</p>
      </Page>
    </section>
  );
}
