/** Motifs of circles: orbit, spiral, ripples, beacon. */
import { type Bed, type Compose, each, type Mark } from "./scene.ts";
import { oval, ovals, trace } from "./strokes.ts";

/** Small stones on one or two orbits around a large one. */
export const orbit: Compose = ({ count, next, stone }) => {
  const inner = count > 7 ? Math.round(count * 0.4) : 0;
  const rounds =
    inner > 0
      ? ([
          [140, 84, inner],
          [236, 146, count - inner],
        ] as const)
      : ([[204, 128, count]] as const);
  const turn = next() * 6;
  const marks: Mark[] = rounds.flatMap(([rx, ry, on], k) =>
    each(on, (i) => {
      const angle = turn * (k + 1) + ((i + 0.24 * next()) / on) * 2 * Math.PI;
      const r = (count > 7 ? 10 : 13) + 5 * next();
      return stone(rx * Math.cos(angle), ry * Math.sin(angle), r, { rings: 1 });
    }),
  );
  return {
    beds: rounds.map(([rx, ry]) => ({
      cut: oval(0, 0, rx, ry),
      width: 36,
      lines: ovals([0, 0], [rx - 14, ry - 14], { count: 5, gap: 7 }),
    })),
    marks: [...marks, stone(0, 0, 34, { fill: "tone", rings: 3 })],
    ringGap: 7,
    mirrors: true,
  };
};

/** Stones on an inward spiral, the nearest the largest. */
export const spiral: Compose = ({ count, next, stone }) => {
  const [cx, cy] = [-30 + 60 * next(), 0];
  const turns = 9;
  const [near, far] = [36, 176];
  const start = next() * 6;
  const at = (t: number): readonly [number, number] => {
    const r = far + (near - far) * t;
    const angle = start + t * turns * 2 * Math.PI;
    return [cx + 1.14 * r * Math.cos(angle), cy + r * Math.sin(angle)];
  };
  const marks = each(count, (i, share) => {
    // Each is over a third of a turn after the last one, so that all sides are used.
    const [x, y] = at((Math.floor(6.4 * share) + ((i * 0.382 + 0.3) % 1)) / turns);
    return stone(x, y, 11 + 6 * share);
  });
  return {
    beds: [{ cut: oval(cx, cy, 1.14 * far, far), lines: trace(at, 8 * turns) }],
    marks: [...marks, stone(cx, cy, 28, { fill: "tone" })],
    mirrors: true,
  };
};

/** Where rings meet: none covers the middle of another. */
const drops = [
  [-70, 20, 128],
  [150, -62, 84],
  [140, 92, 70],
  [-212, -104, 60],
  [-8, -128, 54],
  [-216, 108, 58],
  [30, 128, 50],
  [238, 20, 44],
  [-118, -140, 40],
] as const;

/** Rings that spread until they touch the next. */
export const ripples: Compose = ({ count, next, stone }) => {
  const two = [
    [-112, 26, 166],
    [152, -50, 104],
  ] as const;
  const chosen = (count === 2 ? two : drops.slice(0, count)).map(
    ([x, y, r]) => [x + 10 * next() - 5, y + 10 * next() - 5, r] as const,
  );
  const gap = count === 2 ? 13 : 10;
  const beds = chosen.toReversed().map(([x, y, r]): Bed => {
    const rings = Math.floor((r - 18) / gap);
    return {
      cut: oval(x, y, r, r * 0.92),
      lines: ovals([x, y], [r - (rings - 1) * gap, r * 0.92 - (rings - 1) * gap], {
        count: rings,
        gap,
      }),
    };
  });
  return {
    beds,
    marks: chosen.map(([x, y, r], i) =>
      stone(x, y, Math.max(7, r * (count === 2 ? 0.2 : 0.15)), {
        fill: i === (count === 2 ? 1 : 0) ? "tone" : "dark",
      }),
    ),
    mirrors: true,
  };
};

const hearers = [
  [40, -84],
  [206, 108],
  [168, -138],
  [-78, -152],
  [60, 122],
  [252, -20],
  [128, 18],
  [-30, 158],
] as const;

/** One stone whose rings fill the whole ground, and the stones they reach. */
export const beacon: Compose = ({ count, next, stone }) => {
  const at = [-186, 76] as const;
  return {
    swept: false,
    beds: [{ cut: "", lines: ovals(at, [60, 57], { count: 40, gap: 17.5 }) }],
    marks: [
      stone(...at, 40, { fill: "tone" }),
      ...hearers
        .slice(0, count)
        .map(([x, y]) =>
          stone(x + 12 * next() - 6, y + 12 * next() - 6, 9 + 6 * next(), { rings: 3 }),
        ),
    ],
    ringGap: 7,
    mirrors: true,
  };
};
