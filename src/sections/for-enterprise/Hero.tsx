import type { Content } from "#content/collections.ts";
import { Ridges } from "#illustrations/parts/Ridges.tsx";
import { Rock, RockShape } from "#illustrations/parts/Rock.tsx";
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { seeded } from "#lib/random/seeded.ts";
import { HeroActions } from "#sections/shared/links.tsx";
import { Page } from "#ui/Page.tsx";

/** The headline over raked sand that runs to the horizon. */
export function Hero({ hero }: { hero: Content<"forEnterprise">["hero"] }) {
  return (
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
}

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
  const random = seeded("as many stores as you have");
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
