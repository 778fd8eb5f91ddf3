/** The garden being raked: the finished part, the rake, and loose gravel. Computed once, at build time. */
import type { Content } from "#content/collections.ts";
import { Rock, RockShape } from "#illustrations/parts/Rock.tsx";
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { seeded } from "#lib/random/seeded.ts";
import { Page } from "#ui/Page.tsx";
import { here, HeroActions } from "#sections/shared/parts.tsx";
import { HeroHead } from "#sections/shared/Band.tsx";

const garden = { left: -640, width: 2480, height: 460, rake: 760 } as const;
const gap = 17;
/** The width of the rake: the number of its first furrow, and of the one after its last. */
const swath = [9, 19] as const;
const level = (row: number): number => gap * (row + 0.5);

const rake = {
  top: level(swath[0]) - gap / 2,
  bottom: level(swath[1]) - gap / 2,
  middle: (level(swath[0]) + level(swath[1])) / 2 - gap / 2,
} as const;

const stones: readonly Stone[] = [
  { cx: 300, cy: 208, rx: 118, ry: 58, squareness: 2.3 },
  { cx: 1010, cy: 62, rx: 74, ry: 34, squareness: 2.2 },
];
/** A stone that has not been raked around yet. */
const waiting: Stone = { cx: 1160, cy: 352, rx: 96, ry: 44, squareness: 2.2 };

const right = garden.left + garden.width;
const rows = Math.floor(garden.height / gap);

/** The finished furrows: from edge to edge above the rake, and up to it in its own rows. */
const furrows = Array.from({ length: swath[1] }, (_, row) => {
  const end = row < swath[0] ? right : garden.rake - 26;
  return toPath(rakedLine(stones, level(row), garden.left, end, 40));
}).join("");

/** The positions of the teeth. */
const teeth = Array.from(
  { length: swath[1] - swath[0] },
  (_, i) => `M${garden.rake} ${level(swath[0] + i)}h-22`,
).join("");

/** Gravel: random dots, but not on a stone or under the rake. */
const gravel = (() => {
  const next = seeded("gravel that waits");
  return Array.from({ length: 900 }, () => {
    const x = Math.round(garden.left + next() * garden.width);
    const y = Math.round(rake.top + 6 + next() * (gap * rows - rake.top));
    const isRaked = y < rake.bottom + 5 && x < garden.rake + 34;
    const { cx, cy, rx, ry } = waiting;
    const isStone = ((x - cx) / (rx + 8)) ** 2 + ((y - cy) / (ry + 8)) ** 2 < 1;
    return isRaked || isStone ? "" : `M${x} ${y}h0`;
  }).join("");
})();

/** The headline over half-raked sand. */
export const Hero = ({ hero }: { hero: Content<"careers">["hero"] }) => (
  <section className="overflow-x-clip pt-8 lg:pt-12">
    <Page>
      <HeroHead title={hero.title} lead={hero.lead}>
        <HeroActions action={here(hero.action, "roles")} onward={here(hero.onward, "path")} />
      </HeroHead>
    </Page>
    <RockShape />
    <HeroPicture />
  </section>
);

/** A rake in the middle of its work. Decoration. */
function HeroPicture() {
  const { left, width, height } = garden;
  return (
    <svg
      aria-hidden="true"
      viewBox={[left, 0, width, height].join(" ")}
      preserveAspectRatio="xMidYMid slice"
      // In narrow windows the three stones are drawn from edge to edge.
      className="mt-8 block h-[clamp(16rem,34vw,29rem)] w-full mask-[linear-gradient(transparent,black_16%)] fill-none max-md:-ml-[73.6%] max-md:aspect-2480/460 max-md:h-auto max-md:w-[225.5%] max-md:max-w-none"
    >
      <path d={gravel} className="stroke-line-strong/75 stroke-[4.5] stroke-round" />
      <path d={furrows} className="stroke-line-strong stroke-[1.5]" />
      {[...stones, waiting].map((each) => (
        <Rock
          key={each.cx}
          at={each}
          className={each === waiting ? "text-persimmon" : "text-ink-muted"}
        />
      ))}
      <g className="stroke-ink stroke-round">
        <path d={teeth} strokeWidth="6" />
        <path d={`M${garden.rake} ${rake.top - 4}V${rake.bottom + 4}`} strokeWidth="15" />
        <path d={`M${garden.rake} ${rake.middle}l1400-276`} strokeWidth="10" />
      </g>
    </svg>
  );
}
