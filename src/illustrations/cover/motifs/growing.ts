/** Motifs of growth: ladder, planting, growth. */
import { type Bed, type Compose, each, type Mark, seedling } from "./scene.ts";
import { oval, trace } from "./strokes.ts";

/** Stones that grow from step to step. */
export const ladder: Compose = ({ count, stone }) => {
  const sizes = each(count, (_, share) => 8 + (34 * share + 6 * share * share));
  const rings = each(count, (_, share) => 1 + Math.round(3 * share));
  const widths = sizes.map((r, i) => 2 * (r + (rings[i] ?? 0) * 8));
  const free = (540 - widths.reduce((sum, width) => sum + width, 0)) / (count - 1);
  let x = -270;
  const marks = sizes.map((r, i) => {
    const width = widths[i] ?? 0;
    const at = x + width / 2;
    x += width + free;
    const share = i / (count - 1);
    return stone(at, 138 - 232 * share ** 0.9, r, {
      fill: i === count - 1 ? "tone" : "dark",
      rings: rings[i] ?? 1,
    });
  });
  return { marks };
};

/** Seedlings in rows on furrows that bend with the land. */
export const planting: Compose = ({ count, next, moss }) => {
  const perRow =
    count <= 6
      ? [Math.floor(count / 2), Math.ceil(count / 2)]
      : [Math.floor(count / 3), Math.floor((count + 1) / 3), Math.ceil(count / 3)];
  const phase = next() * 2;
  const land = (level: number) => (x: number) =>
    level + (14 + level * 0.06) * Math.sin(x / 150 + phase);
  const marks: Mark[] = [];
  const rows = perRow.map((number, i): Bed => {
    const size = 18 + 5 * i;
    const level = -22 + i * (perRow.length === 2 ? 112 : 76);
    const line = land(level);
    const width = 370 + 50 * i;
    marks.push(
      ...each(number, (_, share) => {
        const x = (share - 0.5) * width + (i % 2 === 0 ? 0 : 16);
        return seedling(x, line(x) - size * 0.9, size, 0);
      }),
    );
    const run = (off: number) => trace((t) => [-600 + 1200 * t, line(-600 + 1200 * t) + off], 7);
    return {
      cut: run(0),
      width: 30 + 6 * i,
      lines: [0, 8, 16].map((off) => run(off)).join(""),
    };
  });
  const disc = {
    cx: 60 + 120 * next(),
    cy: -128,
    r: 40,
    kind: moss ? ("moon" as const) : ("sun" as const),
  };
  return { disc, beds: rows, marks, mirrors: true };
};

/** A plant from seed to leaf, on its own rings. */
export const growth: Compose = ({ count, stone }) => {
  const marks = each(count, (i, share) => {
    const r = i === 0 ? 12 : 12 + 40 * share ** 1.1;
    const x = -226 + 412 * share ** 1.12;
    const y = 96 - r * 0.95;
    return i === 0 ? stone(x, 92, r) : seedling(x, y, r, 0);
  });
  const mounds = marks.map(({ x, r }): Bed => {
    const rings = [0, 1, 2, 3, 4].map(
      (k) => [r * 0.5 + 8 + k * 9, r * 0.16 + 5 + k * 5.5] as const,
    );
    const [widest, highest] = rings[4] ?? [0, 0];
    return {
      cut: oval(x, 102, widest, highest),
      lines: rings.map(([rx, ry]) => oval(x, 102, rx, ry)).join(""),
    };
  });
  return { beds: mounds, marks };
};
