import { dollars } from "#lib/plans/money.ts";
import type { Content } from "#model/kinds.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/Icon.tsx";
import { Page } from "#ui/Page.tsx";

type Words = Content<"pricing">["cards"];
type Plan = Content<"plans">["plans"][number];

interface CardProps {
  plan: Plan;
  words: Words["plans"][number];
  noPrice: string;
}

/** The price as it is published, or that there is none; a tagline stands beside it. */
function Price({ plan, noPrice }: Omit<CardProps, "words">) {
  const { price, tagline } = plan;
  if (price === undefined) return <p className="plan-amount">{noPrice}</p>;
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

/** One plan: the more it holds, the taller its stone. */
function PlanCard({ plan, words, noPrice }: CardProps) {
  const { href, label } = words.action;
  return (
    <article className={cx("plan-card", `plan-${plan.id}`)}>
      <h3 className="text-title">{plan.name}</h3>
      <Price plan={plan} noPrice={noPrice} />
      <p>{words.description}</p>
      <ul className="grid gap-2 text-small">
        {words.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="mt-1 size-3.5 shrink-0" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        tone={plan.id === "autopilot" ? "secondary" : "primary"}
        size="small"
        href={href.href}
        className="mt-auto justify-self-start"
      >
        {label}
      </ButtonLink>
    </article>
  );
}

interface CardsProps {
  cards: Words;
  plans: Content<"plans">["plans"];
}

/** The four plans in their order, standing on one ground. */
export function Cards({ cards, plans }: CardsProps) {
  return (
    <section id="plans" className="pb-(--section-space)">
      <Page>
        <h2 className="text-heading">{cards.title}</h2>
        <div className="plan-cards">
          {cards.plans.map((words) => {
            const plan = plans.find(({ id }) => id === words.id);
            return (
              plan && <PlanCard key={plan.id} plan={plan} words={words} noPrice={cards.noPrice} />
            );
          })}
        </div>
        <p className="mt-6 text-small text-ink-muted">{cards.trial}</p>
      </Page>
    </section>
  );
}
