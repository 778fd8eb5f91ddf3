/** Motifs of paths: path, crossing, gate, direct. */
import { type Compose, each, seedling } from "./scene.ts";
import { between, bezier, furrows, moved, straight, trace } from "./strokes.ts";

/** Stepping stones between raked edges, from the near corner to a seedling. */
export const path: Compose = ({ count, next, stone }) => {
  const bend = 30 + next() * 60;
  const way = bezier([-300, 158], [40, 150 + bend], [-150, -70 - bend], [205, -75]);
  const lead = (t: number): readonly [number, number] =>
    t < 0.2 ? [-700 + t * 2000, 158 + (0.2 - t) * 60] : way((t - 0.2) / 0.8);
  const edge = [-38, -31, -24, 24, 31, 38];
  const steps = each(count, (i, share) => {
    const [x, y] = way(0.06 + 0.72 * share);
    return stone(x, y + (i % 2 === 0 ? 4 : -4), Math.min(13, 120 / count) * (0.85 + 0.3 * next()));
  });
  return {
    beds: [{ cut: trace(lead, 10), width: 80, lines: furrows(lead, edge, 10) }],
    marks: [...steps, seedling(205, -75, 27, 5)],
    ringGap: 9,
  };
};

/** A river between two grounds, and stones to cross it on. */
export const crossing: Compose = ({ count, next, stone }) => {
  const sway = 110 + next() * 60;
  const river = bezier([60, -330], [60 - 2 * sway, -60], [-60 + 2 * sway, 60], [-60, 330]);
  const half = 136;
  const lines = each(18, (i) => trace(moved(river, (i - 8.5) * 15, 0), 1));
  const steps = each(count, (i, share) => {
    const side = i % 2 === 0 ? 10 : -10;
    return stone(-110 + 220 * share, 20 - 40 * share + side, Math.min(15, 60 / count + 4), {
      rings: 1,
    });
  });
  return {
    beds: [
      { cut: between(moved(river, -half, 0), moved(river, half, 0), 1), lines: lines.join("") },
    ],
    marks: [
      stone(-218, 62, 32, { fill: "plain", rings: 3 }),
      ...steps,
      stone(216, -66, 38, { rings: 4, fill: "tone" }),
    ],
  };
};

/** Two tall stones with a path between them: some wait before it, one has passed. */
export const gate: Compose = ({ count, stone }) => {
  const way = straight([-700, 30], [700, 30]);
  return {
    islands: [
      [10, -76, 50, 72],
      [10, 122, 50, 60],
    ],
    beds: [{ cut: trace(way, 1), width: 46, lines: furrows(way, [-23, -16, 16, 23], 1) }],
    marks: [
      stone(10, -78, 27, { flat: 1.75, rings: 2 }),
      stone(10, 124, 25, { flat: 1.35, rings: 2 }),
      ...each(count, (_, share) =>
        stone(count === 1 ? -150 : -248 + 170 * share, 30, 12, { fill: "plain" }),
      ),
      stone(178, 30, 20, { fill: "tone", rings: 4 }),
    ],
    ringGap: 9,
  };
};

/** A straight path from one stone to another; those between are off the path. */
export const direct: Compose = ({ count, next, stone }) => {
  const [from, to] = [
    [-208, 74],
    [208, -74],
  ] as const;
  const way = straight(from, to);
  const aside = each(count, (i, share) => {
    const t = 0.14 + 0.72 * share;
    const [x, y] = way(t);
    const far = (i % 2 === 0 ? -1 : 1) * (84 + 26 * next());
    return stone(x + far * 0.3, y + far * 0.94, 15 + 9 * next(), { fill: "plain", rings: 2 });
  });
  return {
    islands: aside.map(({ x, y, r, flat }) => [x, y, r + 22, r * flat + 22] as const),
    beds: [{ cut: trace(way, 1), width: 44, lines: furrows(way, [-21, -14, -7, 0, 7, 14, 21], 1) }],
    marks: [
      ...aside,
      stone(...from, 32, { rings: 3 }),
      stone(...to, 25, { fill: "tone", rings: 4 }),
    ],
  };
};
