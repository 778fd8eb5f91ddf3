import { dollars } from "#live/calculators/numbers.ts";
import type { Content } from "#content/collections.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { CheckList } from "#sections/shared/CheckList.tsx";

type Words = Content<"pricing">["cards"];
type Plan = Content<"plans">["plans"][number];

interface CardProps {
  plan: Plan;
  noPrice: string;
}

/** A stone. Its background depends on its place and its look. Its edge shows in forced colors. */
const stone = cx(
  "group grid h-full grid-cols-1 grid-rows-[auto_auto_auto_1fr] gap-5 rounded-stone p-7",
  "break-inside-avoid border border-transparent odd:bg-clay-soft even:bg-moss-soft",
  "data-[look=featured]:bg-inverse data-[look=featured]:text-on-inverse",
  "data-[look=outlined]:border-line-strong data-[look=outlined]:bg-transparent",
  // Two are next to each other; the others are below them, each as wide as both.
  "md:max-lg:nth-[n+3]:col-span-full md:max-lg:nth-[n+3]:grid-cols-2 md:max-lg:nth-[n+3]:gap-x-4",
  "lg:h-auto lg:rounded-[2rem_2rem_0_0] lg:border-b-line-strong lg:px-6 lg:pt-9 lg:pb-8",
  "lg:data-[look=featured]:pt-16 print:rounded-stone print:border-line-strong",
);

/** The published price, or a note that there is none, with a tagline. */
function Price({ plan, noPrice }: CardProps) {
  const { price, tagline } = plan;
  if (price === undefined)
    return <p className="font-display text-subheading font-medium">{noPrice}</p>;
  return (
    <div>
      <p className="font-display text-heading font-medium tabular-nums">
        {dollars(Math.round(price.amount * 100))}
      </p>
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

/** One plan: the more it includes, the taller its stone. Its color depends on its kind and place. */
function PlanCard({ plan, noPrice }: CardProps) {
  const { description, features, action, featured } = plan.card;
  return (
    <article
      className={stone}
      data-look={featured ? "featured" : plan.price === undefined ? "outlined" : undefined}
    >
      <h3 className="text-title">{plan.name}</h3>
      <Price plan={plan} noPrice={noPrice} />
      <p>{description}</p>
      <CheckList
        items={features}
        className="text-small md:max-lg:group-nth-[n+3]:col-start-2 md:max-lg:group-nth-[n+3]:row-[1/5]"
      />
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

/** The plans in their order, on one ground. */
export function Cards({ cards, plans }: { cards: Words; plans: Content<"plans">["plans"] }) {
  return (
    <section id="plans" className="plain-band pt-0">
      <Page>
        <h2 className="text-heading">{cards.title}</h2>
        <div
          className={cx(
            "mt-10 grid grid-cols-1 gap-4 md:max-lg:grid-cols-2 lg:items-end lg:gap-x-0 lg:gap-y-10",
            wideColumns(plans.length, 4),
          )}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} noPrice={cards.noPrice} />
          ))}
        </div>
        <p className="mt-6 text-small text-ink-muted">{cards.trial}</p>
      </Page>
    </section>
  );
}
