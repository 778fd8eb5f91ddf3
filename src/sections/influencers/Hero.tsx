import { Band, HeroWords } from "#sections/shared/Band.tsx";
import type { Content } from "#content/collections.ts";
import { Bee } from "#illustrations/parts/Bee.tsx";
import { RakedGround } from "#illustrations/RakedGround.tsx";
import { interpolate } from "#lib/text/interpolate.ts";
import { here, HeroActions } from "#sections/shared/parts.tsx";
import type { Row } from "./month.ts";

/** Lays out a flower from above: its florets as in a sunflower, its petals, and the bee's path. */

const flower = { width: 720, height: 640, cx: 430, cy: 318, head: 168, tip: 292 } as const;

const round = (value: number): string => String(Math.round(value * 10) / 10);
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** The point at an angle and distance from the center. */
const at = (angle: number, reach: number): string =>
  `${round(flower.cx + reach * Math.cos(angle))} ${round(flower.cy + reach * Math.sin(angle))}`;

/** One floret as a dot: a stroke without length and with round ends. */
const dot = (place: string): string => `M${place}h0`;

/**
 * @param placed the number of florets
 * @param returned the number of empty ones, spread evenly over the head
 * @returns path data of full and empty dots, and their width
 */
function florets(placed: number, returned: number) {
  const spread = (flower.head - 16) / Math.sqrt(Math.max(placed, 1));
  const places = Array.from({ length: placed }, (_, i) =>
    at(i * goldenAngle, spread * Math.sqrt(i + 0.5)),
  );
  const isEmpty = (i: number) => (i * returned) % placed < returned && returned > 0;
  return {
    full: places.filter((_, i) => !isEmpty(i)).map(dot),
    empty: places.filter((_, i) => isEmpty(i)).map(dot),
    breadth: Math.round(spread * 1.24),
  };
}

/** A ring of petals between the head and their tips. */
function petals(count: number, turn: number, tip: number): string {
  const half = (Math.PI / count) * 0.94;
  const base = flower.head - 12;
  const belly = base + (tip - base) * 0.62;
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / count;
    const [left, right] = [angle - half, angle + half];
    return (
      `M${at(left, base)}Q${at(left - half * 0.22, belly)} ${at(angle, tip)}` +
      `Q${at(right + half * 0.22, belly)} ${at(right, base)}`
    );
  }).join("");
}

/** The path from the edge of the drawing to the bee, with one loop. It stays clear of the words. */
const flight = "M-20 640C30 620 68 580 72 506S4 424-22 470 0 560 52 520 60 400 66 244";

interface HeroProps {
  hero: Content<"influencers">["hero"];
  /** Of the example month: one floret for each order. */
  total: Row;
  /** Values of that month that texts may quote. */
  quotes: Readonly<Record<string, string>>;
}

/** The headline, and the month's orders as one flower with the bee on its way. */
export const Hero = ({ hero, total, quotes }: HeroProps) => (
  <Band
    section="pt-8 pb-12 lg:pt-6 lg:pb-8"
    className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10"
  >
    <HeroWords hero={hero} className="relative z-1 lg:py-8">
      <HeroActions action={here(hero.action, "begin")} onward={here(hero.onward, "month")} />
    </HeroWords>
    <figure>
      <Flower
        placed={total.placed}
        returned={total.returned}
        label={interpolate(hero.picture, quotes)}
      />
      <figcaption className="max-w-96 pt-3 text-small text-balance text-ink-muted lg:ml-[22%]">
        {interpolate(hero.caption, quotes)}
      </figcaption>
    </figure>
  </Band>
);

const { width, height, cx, cy } = flower;
const stones = [{ cx: cx + 640, cy, rx: 314, ry: 300, squareness: 2 }];

/** The sand is wider than the flower: the drawing's 720 of its 1640 units begin at its 640th. */
const sand =
  "pointer-events-none absolute inset-y-0 left-[-88.8889%] -z-1 h-full w-[227.7778%] max-w-none mask-[linear-gradient(to_right,transparent_26%,black_48%_78%,transparent_98%),linear-gradient(transparent,black_12%_88%,transparent)] mask-intersect text-line-strong/42";

/** Orders as the florets of one flower in raked sand: returned ones are empty. */
function Flower({ placed, returned, label }: { placed: number; returned: number; label: string }) {
  const { full, empty, breadth } = florets(placed, returned);
  return (
    <div className="relative isolate lg:-mr-[9%] lg:-ml-[6%]">
      <RakedGround viewBox={[0, 0, 1640, 640]} stones={stones} gap={19} className={sand} />
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full overflow-visible"
      >
        <path
          d={flight}
          className="fill-none stroke-clay stroke-[2.5] stroke-round lg:max-page:hidden"
          strokeDasharray="0.1 11"
        />
        <ellipse cx={cx + 26} cy={cy + 44} rx="320" ry="290" fill="url(#garden-shadow)" />
        <g className="stroke-clay stroke-[1.25]">
          <path
            d={petals(21, 0.5, flower.tip)}
            className="fill-[color-mix(in_oklab,var(--color-clay-soft)_62%,var(--color-ground))]"
          />
          <path d={petals(21, 0, flower.tip - 26)} className="fill-clay-soft" />
          <circle cx={cx + 8} cy={cy + 14} r={flower.head} className="fill-shade stroke-none" />
          <circle cx={cx} cy={cy} r={flower.head} className="fill-raised" />
        </g>
        <g strokeWidth={breadth} className="stroke-clay stroke-round">
          <path d={full.join("")} />
          <path d={empty.join("")} />
          <path d={empty.join("")} strokeWidth={breadth - 4} className="stroke-raised" />
        </g>
        <g transform="translate(78 214) rotate(-28)">
          <Bee />
        </g>
      </svg>
    </div>
  );
}
