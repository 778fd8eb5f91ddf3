import { ActionLink } from "#sections/shared/links.tsx";
import type { Content } from "#content/collections.ts";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { CheckList } from "#sections/shared/CheckList.tsx";

type Plan = Content<"plans">["plans"][number];

interface PricingProps {
  pricing: Content<"home">["pricing"];
  plans: readonly Plan[];
}

interface PricingCardProps {
  card: NonNullable<Plan["home"]>;
  /** Whether it is drawn as a dark stone. */
  featured: boolean;
}

/** One plan: audience, price and contents. */
const PricingCard = ({ card, featured }: PricingCardProps) => (
  <article
    className={cx(
      "flex flex-col gap-6 rounded-stone border p-6 shadow-raised sm:p-10 print:break-inside-avoid print:border-line-strong",
      featured ? "border-transparent bg-inverse text-on-inverse" : "border-line bg-raised",
    )}
  >
    <h3 className="font-text text-small">{card.badge}</h3>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-display text-heading">{card.price}</span>
      <span>{card.period}</span>
    </p>
    <p className="max-w-form text-lead">{card.description}</p>
    <CheckList items={card.points} />
    {card.tools && (
      <p className="text-small text-ink-muted">
        {card.tools.label}: {card.tools.names.join(", ")}
      </p>
    )}
    <ActionLink link={card.action} tone="secondary" className="mt-auto self-start" />
  </article>
);

/** The sand parts around everything in the middle. */
const stones = [{ cx: 600, cy: 280, rx: 560, ry: 262, squareness: 5 }];

/** The plans that the home page shows, and the free trial. */
export function Pricing({ pricing, plans }: PricingProps) {
  const shown = plans.filter(({ home }) => home !== undefined);
  return (
    <section className="relative isolate overflow-hidden pt-16 pb-section">
      <RakedGround
        viewBox={[-200, 0, 1600, 600]}
        stones={stones}
        gap={20}
        fit="stretch"
        className="absolute inset-0 -z-10 hidden size-full text-line lg:block"
      />
      <Page>
        <div className="mx-auto max-w-prose text-center">
          <h2 className="text-heading">{pricing.title}</h2>
          <p className="mt-3 text-lead">{pricing.lead}</p>
        </div>
        <div className={cx("mx-auto mt-10 grid gap-6", wideColumns(shown.length, 3))}>
          {shown.map(
            ({ id, home, card }) =>
              home && <PricingCard key={id} card={home} featured={card.featured === true} />,
          )}
        </div>
        <div className="mx-auto mt-10 grid max-w-prose justify-items-center gap-4 text-center">
          <ActionLink link={pricing.trial} />
          <p className="text-small text-ink-muted">{pricing.fees}</p>
        </div>
      </Page>
    </section>
  );
}
