import { Band } from "#sections/shared/Band.tsx";
import { ActionLink, CheckList } from "#sections/shared/parts.tsx";
import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { dollars, exampleWords } from "#live/calculators/numbers.ts";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { assumptionsFrom, inputFields, planCalculatorId } from "#live/calculators/plans/fields.ts";
import { Faq } from "#sections/shared/Faq.tsx";
import { SampleMark } from "#ui/SampleMark.tsx";

interface HeroProps {
  hero: Content<"pricing">["hero"];
  /** The picture of where two plans cross. */
  children: ReactNode;
}

/** The headline, and next to it the costs. */
export const Hero = ({ hero: { title, lead, action }, children }: HeroProps) => (
  <Band
    section="pt-8 pb-16 lg:pt-12 lg:pb-20"
    className="grid grid-cols-1 gap-x-10 gap-y-10 md:grid-cols-12 md:items-center"
  >
    <div className="md:col-span-5 lg:col-span-6">
      <h1 className="text-display tracking-display">{title}</h1>
      <p className="mt-6 max-w-form text-lead">{lead}</p>
      <ActionLink link={action} className="mt-7 max-w-full text-center whitespace-normal" />
    </div>
    <div className="md:col-span-7 lg:col-span-6">{children}</div>
  </Band>
);

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
  "data-[look=featured]:bg-[light-dark(var(--color-night),color-mix(in_oklab,var(--color-moss)_36%,var(--color-night)))]",
  "data-[look=featured]:text-on-night",
  "data-[look=outlined]:border-line-strong data-[look=outlined]:bg-transparent",
  // Two are next to each other; the others are below them, each as wide as both.
  "md:max-lg:nth-[n+3]:col-span-full md:max-lg:nth-[n+3]:grid-cols-2 md:max-lg:nth-[n+3]:gap-x-4",
  "lg:h-auto lg:rounded-[2rem_2rem_0_0] lg:border-b-line-strong lg:px-6 lg:pt-9 lg:pb-8",
  "lg:data-[look=featured]:pt-16 print:rounded-stone print:border-line-strong",
);

/** The published price, or a note that there is none, with a tagline. */
function Price({ plan: { price, tagline }, noPrice }: CardProps) {
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
      {/* Cream on the dark stone, by day and by night. */}
      <ActionLink
        link={action}
        data-theme={featured ? "dark" : undefined}
        size="small"
        className="mt-auto justify-self-start"
      />
    </article>
  );
}

/** The plans in their order, on one ground. */
export const Cards = ({ cards, plans }: { cards: Words; plans: Content<"plans">["plans"] }) => (
  <Band id="plans" section="plain-band pt-0">
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
  </Band>
);

interface CalculatorProps {
  words: Content<"planCalculator">;
  /** src/live/calculators/plans/PlanCalculator.tsx */
  children: ReactNode;
}

/** The plan calculator with its heading; without script it shows an example. */
export function Calculator({ words, children }: CalculatorProps) {
  const { title, lead, unscripted, fields } = words;
  return (
    <Band
      id={planCalculatorId}
      section="bg-[light-dark(var(--color-clay-soft),var(--color-sunken))] py-section"
    >
      <div className="max-w-prose">
        <h2 className="text-heading">
          <span className="unscripted:hidden">{title}</span>
          <span className="hidden unscripted:inline">{unscripted.title}</span>
        </h2>
        <p className="mt-4 text-lead unscripted:hidden">{lead}</p>
        <p className="mt-4 hidden text-lead unscripted:block">
          {interpolate(unscripted.lead, {
            list: exampleWords(inputFields(fields).slice(0, assumptionsFrom)),
          })}
        </p>
      </div>
      {children}
    </Band>
  );
}

/** The questions, one answered at a time. Claims without evidence are marked. */
export function Questions({
  questions: { title, claim, items },
  figures,
}: Pick<Content<"pricing">, "questions"> & Pick<Content<"plans">, "figures">) {
  const isShown = (name: string) => figures.some((each) => each.name === name && each.evidence);
  return (
    <Faq
      id="questions"
      ground="sunken"
      title={title}
      name="pricing-question"
      items={items}
      after={({ claim: figure }) =>
        figure !== undefined &&
        !isShown(figure) && (
          <p className="mt-3">
            <SampleMark {...claim} />
          </p>
        )
      }
    />
  );
}
