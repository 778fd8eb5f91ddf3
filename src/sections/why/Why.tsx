import type { Content } from "#content/collections.ts";
import { soil } from "#illustrations/FourYears.tsx";
import { PotsAndBed } from "#illustrations/PotsAndBed.tsx";
import { ActionLink, HeroActions, LinkRow, OnwardLink } from "#sections/shared/parts.tsx";
import { cx } from "#ui/cx.ts";
import { Band, BandHead, HeroHead, Points, SplitHead } from "#sections/shared/Band.tsx";
import { SandBank } from "#sections/shared/Closing.tsx";
import { FeatureTile, type TileSize } from "#sections/shared/FeatureTile.tsx";
import { feeWords, type Plan, tariffOf } from "#live/calculators/plans/bill.ts";
import { dollars } from "#live/calculators/numbers.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { SampleMark } from "#ui/SampleMark.tsx";

interface HeroProps {
  hero: Content<"why">["hero"];
  /** How many tools the page names. */
  tools: number;
}

/** What lies behind a drawing: as wide as it, from its top down. */
const layers = "absolute inset-0 -z-1 flex flex-col";

/** The headline, and a picture of the tools in separate pots and all in one bed. */
export const Hero = ({ hero, tools }: HeroProps) => (
  <Band section="pt-[clamp(1.5rem,4vw,3rem)]">
    <HeroHead title={hero.title} lead={hero.lead}>
      <HeroActions action={hero.action} onward={hero.onward} />
    </HeroHead>
    <div
      role="img"
      aria-label={hero.picture}
      className="mt-8 grid grid-cols-1 gap-x-10 text-center font-display text-title/body md:grid-cols-2"
    >
      <div aria-hidden="true" className="relative isolate pb-8">
        <span className={layers}>
          {/* As high as the pots. */}
          <span className="aspect-56/23" />
          <span className="-mr-5 -ml-[100vw] h-4 bg-clay shadow-raised max-md:-mr-[100vw]" />
        </span>
        <PotsAndBed side="pots" count={tools} />
        {hero.pots}
      </div>
      <div aria-hidden="true" className="relative isolate pb-8">
        <span className={layers}>
          {/* As high as the plants above the ground. */}
          <span className="aspect-56/15" />
          <span
            className={cx(
              soil,
              "-mr-[100vw] -ml-5 flex-1 rounded-tl-large max-md:-ml-[100vw] md:border-l-2",
            )}
          />
        </span>
        <PotsAndBed side="bed" count={tools} />
        {hero.bed}
      </div>
    </div>
  </Band>
);

/** The tiles' sizes fill every row of the grid. */
const sizes: readonly TileSize[] = ["large", "wide", "wide", "third", "third", "third", "banner"];

/** Separate tools, the part of the platform that replaces each, and what that adds, with a picture of the part. */
export const Replaces = ({ replaces: { title, lead, rows } }: Pick<Content<"why">, "replaces">) => (
  <Band ground="sunken">
    <SplitHead title={title} lead={lead} />
    <ul className="mt-10 grid grid-cols-1 gap-5 md:grid-cols-6 lg:grid-cols-12">
      {rows.map(({ pot, part, adds, feature }, i) => (
        <FeatureTile
          key={pot}
          feature={feature}
          size={sizes[i % sizes.length] ?? "third"}
          before={<p className="mb-1 text-small text-ink-muted line-through">{pot}</p>}
          title={part}
          text={adds}
        />
      ))}
    </ul>
  </Band>
);

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

/** When not to choose the platform. */
export const NotAFit = ({ unfit }: { unfit: Content<"why">["unfit"] }) => (
  <Band
    id="unfit"
    ground="sunken"
    className="grid gap-x-10 gap-y-12 md:grid-cols-2 page:grid-cols-4"
  >
    <BandHead title={unfit.title} lead={unfit.lead} />
    <Points
      items={unfit.items}
      className="contents"
      itemClassName="border-t border-line-strong pt-6"
      textClassName="mt-2"
    />
  </Band>
);

/** The call to action, and what the name means. */
export const Closing = ({ name, closing }: Pick<Content<"why">, "name" | "closing">) => (
  <SandBank scene="lantern" tall>
    <h2 className="text-heading">{closing.title}</h2>
    <p className="mt-4 mb-8 max-w-form text-lead">{closing.lead}</p>
    <ActionLink link={closing.action} />
    <LinkRow links={closing.links} className="mt-4" />
    <div className="mt-10 max-w-form border-t-3 border-persimmon pt-5 max-lg:mb-8">
      <h3 className="text-title">{name.title}</h3>
      <p className="mt-2">{name.text}</p>
    </div>
  </SandBank>
);
