import type { Content } from "#content/collections.ts";
import { Ridges } from "#illustrations/parts/Ridges.tsx";
import { Rock } from "#illustrations/parts/Rock.tsx";
import { type Stone, withLevels } from "#illustrations/rake/flow.ts";
import { rakedPath } from "#illustrations/rake/path.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { ActionLink, HeroActions, LinkRow } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { Band, HeroHead, Lines, Points, SplitHead } from "#sections/shared/Band.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";

/** The headline over raked sand that runs to the horizon. */
export const Hero = ({ hero }: { hero: Content<"forEnterprise">["hero"] }) => (
  <section className="overflow-x-clip pt-hero">
    <Page>
      <HeroHead title={hero.title} lead={hero.lead}>
        <HeroActions action={hero.action} onward={hero.onward} />
      </HeroHead>
    </Page>
    <figure className="mt-[clamp(2rem,5vw,3.5rem)]">
      <HeroPicture label={hero.picture} />
      <figcaption className="mt-5 text-small/body text-ink-muted">
        <Page>
          <p className="max-w-168">{hero.caption}</p>
        </Page>
      </figcaption>
    </figure>
  </section>
);

const width = 2000;
const height = 460;
/** Where the ground meets the sky. */
const horizon = 16;

/** Rows of stones from the front: their number and nearness (1 at the lower edge, 0 on the horizon). */
const rows = [
  { count: 1, near: 0.74 },
  { count: 5, near: 0.4 },
  { count: 11, near: 0.2 },
  { count: 21, near: 0.095 },
  { count: 37, near: 0.04 },
] as const;

const heightOf = (near: number): number => horizon + near * (height - horizon);

/** The stones of all rows; each row is spread over the width, slightly irregularly. */
function stonesOf(): readonly Stone[] {
  const random = seededRandom("as many stores as you have");
  return rows.flatMap(({ count, near }) =>
    Array.from({ length: count }, (_, i) => {
      const lane = width / count;
      const sway = count === 1 ? 0.12 : (random() - 0.5) * 0.4;
      const size = near * (0.85 + random() * 0.3);
      return {
        cx: lane * (i + 0.5 + sway),
        cy: heightOf(near + (random() - 0.5) * near * 0.22),
        rx: 150 * size + 4,
        ry: 66 * size + 2.5,
        squareness: 2.2,
      };
    }),
  );
}

/** More distant lines are closer together. */
const levels = Array.from({ length: 30 }, (_, i) => heightOf(((i + 1) / 30) ** 2));

/** Only nearby stones move a line visibly. */
const lineAt = (stones: readonly Stone[], level: number): string =>
  rakedPath(
    stones.filter(({ cy, ry }) => Math.abs(level - cy) < ry * 4),
    [level],
    [0, width],
  );

/** A raked ground to the horizon, with a stone for each store: one, five, and more. */
function HeroPicture({ label }: { label: string }) {
  const stones = stonesOf();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-[clamp(15rem,30vw,28rem)] w-full border-t border-line-strong bg-linear-to-b from-raised to-clay-soft"
    >
      <Ridges
        d={levels.map((level) => lineAt(stones, level)).join("")}
        dark="stroke-line-strong/70"
        depth={2}
      />
      {stones.map((each, i) => (
        <Rock
          key={i}
          at={each}
          className={i === 0 ? "text-rust [--stone-color:90%]" : "text-ink-muted"}
        />
      ))}
    </svg>
  );
}

interface CustomModelsProps {
  models: Content<"forEnterprise">["models"];
  /** The result of each meaning's query. */
  answers: readonly number[];
}

/** Custom AI Models: one question, and its answer for each of two companies. */
export const CustomModels = ({ models, answers }: CustomModelsProps) => (
  <Band>
    <SplitHead title={models.title} lead={models.lead} />
    <p className="mt-[clamp(2.5rem,6vw,5rem)] text-center font-display text-heading/[1.15] italic">
      “{models.asked}”
    </p>
    <ol className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-24">
      {models.meanings.map(({ who, means, sql }, i) => (
        <li
          key={who}
          className="border-t-4 border-double border-line-strong pt-6 lg:first:text-end"
        >
          <p className="text-small/body text-ink-muted">{who}</p>
          <p className="font-display text-display/[1.15] font-medium tracking-display text-moss">
            {answers[i]?.toLocaleString("en-US")}
          </p>
          <p>{means}</p>
          <CodeRegion label={`SQL: ${means}`} code={sql} sql wrap className="mt-4 lg:text-start" />
        </li>
      ))}
    </ol>
    <p className="mt-4 text-center text-small/body text-ink-muted">{models.note}</p>
    <Lines
      items={models.points}
      className="mt-14 grid gap-x-10 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,5fr)_minmax(0,4fr)]"
    />
    <LinkRow links={models.links} className="mt-6 gap-y-1" />
  </Band>
);

/** A stone above each step, each larger than the last, as if closer. */
const stepStones = [34, 50, 72, 102].map((rx, i) => {
  return { cx: 310 * i + rx + 2, cy: 62 + 48 * i, rx, ry: rx * 0.58, squareness: 2.2 };
});
const stepLevels = Array.from({ length: 15 }, (_, i) => 10 + i * 20);

/** Make Better Decisions: steps from a question to an action, across raked sand. */
export const Decisions = ({ decisions }: { decisions: Content<"forEnterprise">["decisions"] }) => (
  <Band section="bg-clay-soft py-section">
    <h2 className="text-display tracking-display">{decisions.title}</h2>
    <p className="mt-5 max-w-prose text-lead">{decisions.lead}</p>
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 300"
      preserveAspectRatio="xMaxYMid slice"
      className="mt-10 block h-44 w-full overflow-visible md:h-auto"
    >
      <Ridges
        d={rakedPath(withLevels(stepStones, 0, 20), stepLevels, [-1200, 2400])}
        dark="stroke-clay/60"
        depth={2}
      />
      {stepStones.map((at, i) => (
        <Rock key={at.cx} at={at} className={i === 3 ? "text-persimmon" : "text-ink-muted"} />
      ))}
    </svg>
    <Points
      items={decisions.steps}
      as="ol"
      className="mt-8 grid gap-x-10 gap-y-6 sm:grid-cols-2 md:grid-cols-4"
      textClassName="mt-1"
    />
    <div className="mt-10 flex flex-wrap items-baseline gap-x-8 gap-y-4">
      <ActionLink link={decisions.action} />
      <LinkRow links={decisions.links} className="gap-y-1" />
    </div>
  </Band>
);
