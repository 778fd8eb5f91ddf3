/**
 * Parts of a drawn garden: ground, furrows, stones and sprouts. A drawing is 640 units high with its horizon at `horizon`;
 * things are larger toward the front. The light comes from the upper left. A page that uses them has `GardenShapes` once.
 */
import type { Stone } from "#illustrations/rake/flow.ts";
import { rakedPath } from "#illustrations/rake/path.ts";
import { seededRandom } from "#lib/random/seeded-random.ts";
import { Ridges } from "./Ridges.tsx";

export const [width, height, horizon] = [960, 640, 130];

/** The width of the whole land, of which each drawing is a plot. */
export const gardenWidth = 2560;

/** The size of things at a height of the drawing: larger toward the front. */
export const scaleAt = (y: number): number => Math.round(45 + (85 * (y - horizon)) / 510) / 100;

export const stone = (cx: number, cy: number, rx: number, ry: number): Stone => ({
  cx,
  cy,
  rx,
  ry,
  squareness: 2.2,
});

export type Place = readonly [x: number, y: number, size?: number];

export function Sprout({ at: [x, y, size = 1] }: { at: Place }) {
  const scale = (size * scaleAt(y)).toFixed(2);
  return <use href="#garden-sprout" transform={`translate(${x} ${y}) scale(${scale})`} />;
}

const planters = {
  pot: {
    wall: "M-1 0v.42a1 .42 0 0 0 2 0V0z",
    lee: "M-1 0v.42A1 .42 0 0 0 0 .84V0z",
    rim: "M-1 0a1 .42 0 0 0 2 0a1 .42 0 0 0-2 0z",
    soil: "M-.84 0a.84 .32 0 0 0 1.68 0a.84 .32 0 0 0-1.68 0z",
  },
  box: {
    wall: "M-1 .3H1V.74H-1z",
    lee: "M-1 .3H0V.74H-1z",
    rim: "M-.84-.36H.84L1 .32H-1z",
    soil: "M-.72-.27H.72L.83.22H-.83z",
  },
} as const;

interface PlanterProps {
  kind: keyof typeof planters;
  x: number;
  y: number;
  size: number;
  className: string;
}

export function Planter({ kind, x, y, size, className }: PlanterProps) {
  const { wall, lee, rim, soil } = planters[kind];
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="-.4" cy=".6" rx="1.4" ry=".5" fill="url(#garden-shadow)" />
      <path className={className} d={wall} />
      <path className="fill-shade" d={lee} />
      <path className="fill-clay-soft" d={rim} />
      <path className="fill-clay" d={soil} />
      <path className="fill-shade" d={soil} />
    </g>
  );
}

interface FurrowsProps {
  stones: readonly Stone[];
  /** The height at which the raked ground ends: by default the front. */
  end?: number;
}

/** Furrows that part at stones. */
export function Furrows({ stones, end = height }: FurrowsProps) {
  const levels: number[] = [];
  for (let y = horizon + 9; y < end; y += 10 + (y - horizon) / 25) levels.push(y);
  const lines = rakedPath(stones, levels, [0, width]);
  return (
    <g clipPath="url(#garden-raked)">
      <Ridges d={lines} width={1.75} depth={2.5} dark="stroke-line-strong/70" />
    </g>
  );
}

/** Pebbles on ground that is not raked. */
export function Pebbles({ seed }: { seed: string }) {
  const next = seededRandom(`pebbles ${seed}`);
  const dots = Array.from({ length: 90 }, () => {
    const [x, y] = [next() * width, horizon + 14 + next() ** 1.4 * 490];
    return `M${Math.round(x)} ${Math.round(y)}h${Math.round(2 + 4 * scaleAt(y))}`;
  });
  return <path className="stroke-line-strong/45" strokeWidth="3" d={dots.join("")} />;
}

/** Sky, hills, ground and the fence at the back: one piece behind all plots. */
function Backdrop() {
  const [left, right] = [-width / 2, gardenWidth + width / 2];
  const posts = Array.from({ length: (right - left) / 64 }, (_, i) => `M${left + i * 64} 104V136`);
  return (
    <g id="garden-backdrop">
      <circle cx="420" cy="46" r="46" fill="url(#garden-dawn)" />
      <circle className="fill-moon" cx="420" cy="46" r="32" />
      <path
        className="fill-moss-soft"
        d={`M${left} ${horizon}V84H0C110 40 220 58 340 84S470 104 560 82S880 22 1120 48 1500 100 1780 84 2200 20 ${gardenWidth} 70H${right}V${horizon}z`}
      />
      <path
        className="fill-moss/40"
        d={`M${left} ${horizon}V112H0C300 76 520 118 820 108S1300 74 1620 106 2220 70 ${gardenWidth} 104H${right}V${horizon}z`}
      />
      <rect x={left} y={horizon} width={right - left} height={height} fill="url(#garden-ground)" />
      <path
        className="stroke-clay/60"
        strokeWidth="3"
        d={`M${left} 114H${right}M${left} 126H${right}${posts.join("")}`}
      />
    </g>
  );
}

/** Definitions that the parts refer to, in a picture without size. */
export const GardenShapes = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <defs>
      <linearGradient id="garden-ground" x2="0" y2="1">
        <stop className="[stop-color:var(--color-raised)]" />
        <stop offset=".25" className="[stop-color:var(--color-sunken)]" />
        <stop offset="1" className="[stop-color:var(--color-clay-soft)]" />
      </linearGradient>
      <radialGradient id="garden-dawn">
        <stop offset=".5" className="[stop-color:var(--color-dawn)]" />
        <stop offset="1" className="[stop-color:var(--color-dawn)] [stop-opacity:0]" />
      </radialGradient>
      <clipPath id="garden-raked">
        <path d={`M0 ${horizon}H${width}V${height}H0z`} />
      </clipPath>
      <Backdrop />
      <g id="garden-sprout" transform="scale(-1 1)">
        <ellipse cx="-14" cy="1" rx="30" ry="7" fill="url(#garden-shadow)" />
        <path className="fill-none stroke-moss" strokeWidth="4" d="M0 1C4-10 3-20 0-32" />
        <path
          className="fill-moss"
          d="M0-24C-16-20-28-29-30-46-11-47-1-38 0-24zM0-28C1-44 13-52 32-50 31-35 18-25 0-28z"
        />
        <path className="fill-on-night/35" d="M0-28C1-44 13-52 32-50 20-40 12-35 0-28z" />
      </g>
    </defs>
  </svg>
);
