import { Band, BandHead } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { leafFor } from "#illustrations/herbarium/leaf.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { ActionLink, CheckList } from "#sections/shared/parts.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";

type Section = Content<"home">["timeline"];

/** Leaves of a plant of a height from 0 to 1: pairs up the stem, smaller toward the top. */
function leavesAt(growth: number) {
  const height = 40 + growth * 190;
  const pairs = 1 + Math.round(growth * 3);
  return Array.from({ length: pairs }, (_, i) => {
    const y = (height * (i + 1)) / pairs;
    const scale = (0.2 + growth * 0.24) * (1 - i / (pairs * 2));
    return [1, -1].map((side) => ({ key: `${i} ${side}`, y, turn: side * (38 + i * 4), scale }));
  }).flat();
}

/** A seedling that is larger at every milestone and in flower at the last. Decoration. */
function Plant({ growth }: { growth: number }) {
  const leaf = leafFor("Perennial");
  const height = 40 + growth * 190;
  // As high as the plant: its uppermost leaves, and the flower.
  const top = Math.round(height + (growth === 1 ? 68 : 50));
  return (
    <svg
      aria-hidden="true"
      viewBox={`-150 ${-top} 300 ${top}`}
      className="h-auto w-full max-w-80 self-end overflow-visible fill-moss stroke-moss stroke-round max-md:row-1"
      strokeWidth="3"
    >
      <g className="grows">
        <path d={`M0 0Q-6-${height / 2} 0-${height}`} className="fill-none" />
        {leavesAt(growth).map(({ key, y, turn, scale }) => (
          <g
            key={key}
            transform={`translate(0 -${y.toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(2)})`}
          >
            <path d={leaf.blade} />
            <path d={leaf.ribs} className="fill-none stroke-on-night/40" />
            {/* Its stalk, as thick as the stem at any scale. */}
            <path d="M0 0V-44" strokeWidth={(3 / scale).toFixed(1)} />
          </g>
        ))}
        {growth === 1 && (
          <g
            transform={`translate(0 -${height + 18})`}
            className="fill-persimmon-soft stroke-persimmon"
          >
            {[0, 60, 120, 180, 240, 300].map((turn) => (
              <path
                key={turn}
                d="M0 0C-16-12-14-36 0-42 14-36 16-12 0 0"
                transform={`rotate(${turn})`}
              />
            ))}
            <circle r="8" className="fill-rust" />
          </g>
        )}
      </g>
    </svg>
  );
}

/** The plants grow out of the words, whose ground is soil from edge to edge of the window, darker the deeper. */
const earth = cx(
  "relative isolate py-6 before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-1 before:bg-clay-soft",
  "before:from-clay-soft before:to-soil max-md:col-span-full md:py-band print:before:hidden",
);

/** Seven days as a growing plant, with the milestone of each day. */
export function Timeline({ timeline }: { timeline: Section }) {
  const last = timeline.milestones.length - 1;
  return (
    <Band section="bg-sunken pt-section">
      <BandHead title={timeline.title} lead={timeline.lead} />
      <ol className="week-of-growth mt-10 grid auto-cols-fr gap-x-6 max-md:grid-cols-3 md:grid-flow-col md:grid-rows-[auto_auto] lg:-mt-28 lg:gap-x-10">
        {timeline.milestones.map((milestone, i) => (
          <li
            key={milestone.date}
            className="scene max-md:contents md:row-span-2 md:grid md:grid-rows-subgrid print:break-inside-avoid"
          >
            <Plant growth={last === 0 ? 1 : i / last} />
            <div
              className={cx(
                earth,
                i > 0
                  ? "md:before:hidden"
                  : "before:border-t-2 before:border-clay md:before:bg-linear-to-b",
                i === last && "pb-band max-md:before:bg-linear-to-b",
              )}
            >
              <p className="font-display text-heading">{milestone.date}</p>
              <h3 className="mt-2 text-title">{milestone.title}</h3>
              <CheckList items={milestone.items} mark="text-moss" className="mt-5" />
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

type Plan = Content<"plans">["plans"][number];

interface PricingProps {
  pricing: Content<"home">["pricing"];
  plans: readonly Plan[];
}

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
        <div className="mx-auto mt-10 grid gap-6 md:auto-cols-fr md:grid-flow-col">
          {shown.map(
            ({ id, home, card }) =>
              home && (
                // One plan: audience, price and contents.
                <article
                  key={id}
                  data-theme={card.featured === true ? "dark" : undefined}
                  className={cx(
                    "flex flex-col gap-6 rounded-stone border p-6 text-ink shadow-raised sm:p-10 print:break-inside-avoid print:border-line-strong",
                    card.featured === true ? "border-rim bg-night" : "border-line bg-raised",
                  )}
                >
                  <h3 className="font-text text-small">{home.badge}</h3>
                  <p className="flex flex-wrap items-baseline gap-x-3">
                    <span className="font-display text-heading">{home.price}</span>
                    <span>{home.period}</span>
                  </p>
                  <p className="max-w-form text-lead">{home.description}</p>
                  <CheckList items={home.points} />
                  {home.tools && (
                    <p className="text-small text-ink-muted">
                      {home.tools.label}: {home.tools.names.join(", ")}
                    </p>
                  )}
                  <ActionLink link={home.action} tone="secondary" className="mt-auto self-start" />
                </article>
              ),
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
