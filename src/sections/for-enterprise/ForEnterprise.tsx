import type { Content } from "#content/collections.ts";
import { Ridges } from "#illustrations/parts/Ridges.tsx";
import { LoneRock, Rock, RockShape } from "#illustrations/parts/Rock.tsx";
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { ActionLink, HeroActions, LinkRow } from "#sections/shared/parts.tsx";
import { Page } from "#ui/Page.tsx";
import { Band, Lines, SplitHead } from "#sections/shared/Band.tsx";
import { CodeRegion } from "#sections/shared/Code.tsx";
import { Sql } from "#ui/Sql.tsx";
import { cx } from "#ui/cx.ts";

/** The headline over raked sand that runs to the horizon. */
export const Hero = ({ hero }: { hero: Content<"forEnterprise">["hero"] }) => (
  <section className="overflow-x-clip pt-hero">
    <Page className="grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <h1 className="text-display tracking-display lg:col-span-8">{hero.title}</h1>
      <div className="max-w-form lg:col-span-4 lg:pt-3">
        <p className="text-lead">{hero.lead}</p>
        <HeroActions action={hero.action} onward={hero.onward} />
      </div>
    </Page>
    <figure className="mt-[clamp(2rem,5vw,3.5rem)]">
      <RockShape />
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
  toPath(
    rakedLine(
      stones.filter(({ cy, ry }) => Math.abs(level - cy) < ry * 4),
      level,
      0,
      width,
      25,
    ),
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
        <Rock key={i} at={each} className={i === 0 ? "text-persimmon" : "text-ink-muted"} />
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
          <CodeRegion label={`SQL: ${means}`} className="mt-4 lg:text-start">
            <Sql sql={sql} />
          </CodeRegion>
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

/** Each stone is larger than the last, as if closer; from the fourth on they look alike. */
const stoneClasses = [
  "w-14 text-line-strong",
  "w-18 text-line-strong",
  "w-24 text-line-strong",
  "w-32 text-rust",
];
const stone = { cx: 50, cy: 34, rx: 50, ry: 31, squareness: 2.2 };

/** Make Better Decisions: steps from a question to an action. */
export const Decisions = ({ decisions }: { decisions: Content<"forEnterprise">["decisions"] }) => (
  <Band>
    <h2 className="text-display tracking-display">{decisions.title}</h2>
    <p className="mt-5 max-w-prose text-lead">{decisions.lead}</p>
    <ol className="mt-[clamp(2.5rem,6vw,5rem)] grid gap-10 md:grid-cols-4 md:items-start">
      {decisions.steps.map(({ title, text }, i) => (
        <li key={title} className="md:nth-2:mt-10 md:nth-3:mt-20 md:nth-[n+4]:mt-30">
          <svg
            aria-hidden="true"
            viewBox="0 0 100 66"
            className={cx("mb-4 overflow-visible", stoneClasses[Math.min(i, 3)])}
          >
            <LoneRock at={stone} />
          </svg>
          <h3 className="text-title">{title}</h3>
          <p className="mt-1 text-ink-muted">{text}</p>
        </li>
      ))}
    </ol>
    <div className="mt-14 flex flex-wrap items-baseline gap-x-8 gap-y-4">
      <ActionLink link={decisions.action} />
      <LinkRow links={decisions.links} className="mt-6 gap-y-1" />
    </div>
  </Band>
);
