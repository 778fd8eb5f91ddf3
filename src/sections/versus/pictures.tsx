/** The drawing of each of the five approaches: lines, stones and dots. */
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import { rings } from "#illustrations/rings.ts";
import type { ApproachId } from "./schema.ts";

/** Of the drawing. */
export const [width, height] = [240, 180];
const stone = (cx: number, cy: number, rx: number, ry: number): Stone => ({
  cx,
  cy,
  rx,
  ry,
  squareness: 2.2,
});

/** Furrows from edge to edge that part at stones. */
const furrows = (stones: readonly Stone[], gap: number, from = 0, to = width): string =>
  Array.from({ length: Math.floor(height / gap) }, (_, i) =>
    toPath(rakedLine(stones, gap * (i + 0.5), from, to, 10)),
  ).join("");

/** Places with rings around each: isolated pots. */
const pots = [
  [36, 40],
  [98, 30],
  [164, 44],
  [214, 94],
  [46, 120],
  [112, 104],
  [168, 142],
] as const;

/** Stakes in rows; what is planted is filled. */
const stakes = Array.from(
  { length: 24 },
  (_, i) => [30 + (i % 6) * 36, 30 + Math.floor(i / 6) * 40] as const,
);

const bed = [
  stone(62, 56, 26, 18),
  stone(150, 46, 20, 15),
  stone(196, 108, 24, 19),
  stone(98, 124, 30, 20),
];
const lone = [stone(150, 104, 20, 15)];

/** Wild growth, tuft by tuft. */
const tufts = [
  [40, 62],
  [84, 138],
  [196, 52],
  [60, 112],
  [214, 150],
]
  .map(
    ([x = 0, y = 0]) => `M${String(x)} ${String(y)}q-2 -9 -8 -12m8 12q0 -10 1 -15m-1 15q3 -8 8 -11`,
  )
  .join("");

interface Drawing {
  readonly lines: string;
  readonly stones: readonly Stone[];
  readonly dots?: readonly (readonly [number, number])[];
  /** How many of the dots are filled. */
  readonly planted?: number;
}

const drawings: Readonly<Record<ApproachId, () => Drawing>> = {
  basics: () => ({ lines: tufts, stones: lone }),
  tools: () => ({ lines: "", stones: pots.map(([x, y]) => stone(x, y, 10, 8)) }),
  "in-house": () => ({
    lines: furrows([], 40),
    stones: [],
    dots: stakes,
    planted: 11,
  }),
  agency: () => ({
    lines: furrows([stone(176, 92, 22, 30)], 12, 0, width),
    stones: [stone(176, 92, 22, 30)],
  }),
  platform: () => ({ lines: furrows(bed, 9), stones: bed }),
};

const furrow = "fill-none stroke-line-strong/75";

/** One of the five approaches, drawn as a garden plot. Decoration: the text next to it says the same. */
export function ApproachPicture({ id }: { id: ApproachId }) {
  const { lines, stones, dots = [], planted = 0 } = drawings[id]();
  const stone = id === "platform" ? "fill-moss" : "fill-ink-muted";
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${String(width)} ${String(height)}`}
      className="w-full rounded-medium border border-line-strong bg-raised transition-colors group-hover:bg-moss-soft"
      data-plot={id}
    >
      {lines !== "" && <path className={furrow} d={lines} />}
      {id === "tools" &&
        pots.map(([x, y], i) => (
          <g key={x} transform={`translate(${String(x)} ${String(y)})`} className={furrow}>
            {rings([15, 6, 6], `pot ${String(i)}`).map(({ path }) => (
              <path key={path} d={path} />
            ))}
          </g>
        ))}
      {id === "agency" && (
        <path
          className="fill-none stroke-clay"
          strokeWidth="5"
          d="M0 80V20M0 160V104M-2 80H14M-2 104H14"
        />
      )}
      {dots.map(([x, y], i) => (
        <circle
          key={i}
          className={i < planted ? stone : "fill-none stroke-line-strong"}
          strokeDasharray={i < planted ? undefined : "3 2"}
          cx={x}
          cy={y}
          r="5"
        />
      ))}
      {stones.map(({ cx, cy, rx, ry }) => (
        <ellipse key={cx} className={stone} cx={cx} cy={cy} rx={rx - 2} ry={ry - 2} />
      ))}
    </svg>
  );
}
