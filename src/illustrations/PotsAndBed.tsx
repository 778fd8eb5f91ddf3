/** The same plants twice: each in a pot, with its root circling inside; and all in one bed, with joined roots. */
import { seededRandom } from "#lib/random/seeded-random.ts";
import { Stalk, stalk, type StalkPaths } from "./parts/Stalk.tsx";
import { rootPath } from "./roots.ts";

const ground = 150;
const apart = 76;
const margin = 52;

/** A plant above the ground, the same in its pot and in the bed. */
export function shoot(i: number): StalkPaths {
  const next = seededRandom(`plant ${i}`);
  const tall = Math.round(64 + next() * 56);
  const pairs = 2 + Math.floor(next() * 2);
  const leaves = Array.from({ length: pairs }, (_, n) => ({
    x: 0,
    y: -Math.round((tall * (n + 1)) / pairs),
    reach: Math.round(28 - n * 4),
    rise: 18,
  }));
  return stalk(`M0 0V-${tall}`, leaves);
}

/** The roots of one plant of the bed, to three sides. */
export const roots = (i: number) =>
  [-0.7, 0.1, 0.7]
    .map((heading, n) =>
      rootPath({ x: 0, y: 0, heading, length: 36, parts: 3 }, seededRandom(`root ${i} ${n}`)),
    )
    .join("");

/** A root that follows the wall of its pot down and around. */
export const circlingRoot =
  "M0 4C-4 24-18 26-20 42S-12 66 2 66s20-12 18-26-12-20-22-16-12 20-4 28 14 4 14-6";

/** The pot, 88 high; its plant grows at 0, 0. */
export const pot = "M-32-6h64v14h-4l-6 74h-44l-6-74h-4z";

interface PotsAndBedProps {
  /** Which half of the picture. */
  side: "pots" | "bed";
  /** The number of plants. */
  count: number;
}

/** Decoration: the text next to it says the same (src/sections/why/Why.tsx). */
export function PotsAndBed({ side, count }: PotsAndBedProps) {
  const width = 2 * margin + (count - 1) * apart;
  // The roots of the first plant of the bed stay within its soil.
  const [first, step] = side === "pots" ? [margin, apart] : [margin + 28, apart - 6];
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 290`}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      className="aspect-56/29 h-auto w-full overflow-visible fill-none"
    >
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`translate(${first + i * step} ${ground})`}>
          {side === "pots" && (
            <>
              <path className="fill-clay-soft stroke-clay" d={pot} />
              {/* The side away from the light. */}
              <path className="fill-shade opacity-60" d="M10-6h22v14h-4l-6 74h-14z" />
            </>
          )}
          <path
            className="stroke-clay"
            strokeWidth="1.75"
            d={side === "pots" ? circlingRoot : roots(i)}
          />
          <Stalk {...shoot(i)} />
        </g>
      ))}
    </svg>
  );
}
