import type { ReactNode } from "react";
import type { Content } from "#content/collections.ts";
import { BeforeYouSign } from "#sections/shared/BeforeYouSign.tsx";
import { CopyLine } from "#sections/shared/Code.tsx";
import { HeroActions, PriceNote } from "#sections/shared/parts.tsx";
import { Band, BandHead, Points } from "#sections/shared/Band.tsx";
import { SandBeside } from "#sections/shared/Sand.tsx";
import { wideColumns } from "#ui/columns.ts";
import { cx } from "#ui/cx.ts";
import { Page } from "#ui/Page.tsx";
import { Table } from "#ui/Table.tsx";
import {
  Furrows,
  GardenShapes,
  height,
  gardenWidth,
  Planter,
  scaleAt,
  Sprout,
  stone,
} from "#illustrations/parts/garden.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { Part } from "./Part.tsx";
import { Ledger, ProductPage } from "./scenes.tsx";

type Words = Content<"migrate">;

/** What happens on which day. */
function Plan({ plan }: { plan: NonNullable<Words["plan"]> }) {
  const { columns } = plan;
  return (
    <section id="plan" className="bg-accent pb-section text-on-accent">
      <div className="bg-ground pt-section pb-10 text-ink">
        <Page>
          <BandHead title={plan.title} lead={plan.lead} />
        </Page>
      </div>
      <MovingGarden stages={plan.stages} />
      <Page>
        <Table
          className="mt-8"
          caption={plan.caption}
          columns={[columns.when, columns.what, columns.check]}
          rows={plan.rows.map(({ when, what, check }) => [when, what, check])}
        />
      </Page>
    </section>
  );
}

const Checklist = ({ words }: { words: NonNullable<Words["checklist"]> }) => (
  <Band
    id="checklist"
    ground="sunken"
    className="grid gap-x-10 gap-y-8 [--code-ground:var(--color-raised)] lg:grid-cols-12"
  >
    <BandHead title={words.title} lead={words.lead} width="full" className="lg:col-span-4" />
    <div className="min-w-0 lg:col-span-8">
      <CopyLine
        id="checklist-text"
        label={words.label}
        words={words}
        code={words.items.map((item) => `[ ] ${item}`).join("\n")}
        wrap
      />
    </div>
  </Band>
);

interface GuideProps {
  page: Words;
  /** Shown before the last part: what a customer says. */
  children?: ReactNode;
}

/** A page that answers a buyer's questions: facts first, then parts, a day-by-day plan and a checklist, if any. */
export function Guide({ page, children }: GuideProps) {
  const { hero, product, ledger, facts, parts, plan, checklist } = page;
  const [first, ...others] = parts.map((part) => <Part key={part.id} part={part} />);
  return (
    <>
      <Band
        section="pt-10 pb-16 lg:pt-16 lg:pb-24"
        className="grid gap-x-10 gap-y-10 lg:grid-cols-12 lg:gap-y-18"
      >
        <div className="lg:col-span-6 lg:self-center">
          <h1 className="text-display tracking-display lg:text-[calc((var(--text-heading)+var(--text-display))/2)]/[1.08]">
            {hero.title}
          </h1>
          <p className="mt-6 max-w-prose text-lead">{hero.lead}</p>
          <HeroActions action={hero.action} onward={hero.onward} />
          <PriceNote />
        </div>
        <div className="relative isolate [--sand:3rem] lg:col-span-6 lg:self-center">
          <SandBeside gap={36} />
          {product && <ProductPage words={product} />}
          {ledger && <Ledger words={ledger} />}
        </div>
        <Points
          items={facts}
          as="dl"
          className={cx(
            "grid gap-x-8 gap-y-4 border-t border-line-strong pt-5 lg:col-span-12",
            facts.length === 5
              ? "md:max-page:grid-cols-3 md:max-page:*:nth-2:col-span-2 page:grid-cols-5"
              : cx("md:grid-cols-2", wideColumns(facts.length, 4)),
          )}
          titleClassName="text-small text-ink-muted"
          textClassName=""
        />
      </Band>
      {first}
      {/* Its picture separates parts that are only words. */}
      {plan && <Plan plan={plan} />}
      {others.slice(0, -1)}
      {children}
      {others.at(-1)}
      {checklist && <Checklist words={checklist} />}
      <BeforeYouSign title={page.before} />
    </>
  );
}

type Stages = NonNullable<Content<"migrate">["plan"]>["stages"];

/** A plot is as wide as a third of the land: pots on the left, the bed on the right of `edge`. */
const plot = gardenWidth / 3;
const edge = 430;

/** Four rows of three plants, from the back: the first group is the plant at the front. */
const rows = [196, 282, 396, 540];
const places = (from: number) =>
  rows.flatMap((y) =>
    [0, 1, 2].map((i) => [Math.round(from + (i - 1) * 70 * (0.5 + scaleAt(y))), y] as const),
  );
const pots = places(196);
const bed = places(642);
const border = [150, 186, 234, 296, 376, 476, 600].map((y) =>
  stone(edge, y, 20 + 22 * scaleAt(y), 8 + 16 * scaleAt(y)),
);

/** The number of plants that are in the bed at each stage. */
const moved = { import: 0, first: 1, everyone: pots.length } as const;

/** The bed and its edge, once on the page. */
const Bed = () => (
  <g id="moving-bed">
    <svg
      x={edge}
      width={plot - edge}
      height={height}
      viewBox={`${edge} 0 ${plot - edge} ${height}`}
    >
      <Furrows stones={[]} />
    </svg>
    {border.map((each) => (
      <Rock key={each.cy} at={each} className="text-ink-muted" />
    ))}
  </g>
);

/** A move as gardening: plants leave their pots for one bed, a stage of the plan in each plot. */
const MovingGarden = ({ stages }: { stages: Stages }) => (
  <>
    <GardenShapes />
    <ol className="grid gap-y-1 md:grid-cols-3">
      {stages.map(({ id, when, text }, stage) => {
        const stays = pots.length - moved[id];
        return (
          <li key={id}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${plot} ${height}`}
              preserveAspectRatio="xMidYMax slice"
              className="block aspect-14/9 w-full bg-ground md:aspect-4/3"
            >
              <use href="#garden-backdrop" x={-stage * plot} />
              {stage === 0 ? <Bed /> : <use href="#moving-bed" />}
              {pots.map(([x, y], i) => (
                <g key={x + y}>
                  <Planter
                    kind="pot"
                    x={x}
                    y={y}
                    size={Math.round(42 * scaleAt(y))}
                    className="fill-clay"
                  />
                  {i < stays && <Sprout at={[x, y + 3, 1.1]} />}
                </g>
              ))}
              {bed.map(([x, y], i) =>
                i < stays ? (
                  <ellipse
                    key={x + y}
                    className="fill-shade"
                    cx={x}
                    cy={y}
                    rx={20 * scaleAt(y)}
                    ry={7 * scaleAt(y)}
                  />
                ) : (
                  <Sprout key={x + y} at={[x, y, 1.1]} />
                ),
              )}
            </svg>
            <p className="px-gutter py-4 text-balance md:px-6 md:text-center">
              <b className="block font-display text-title font-medium">{when}</b> {text}
            </p>
          </li>
        );
      })}
    </ol>
  </>
);
