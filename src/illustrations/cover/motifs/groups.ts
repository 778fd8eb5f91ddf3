/** Motifs of stones among others: team, nest, find. */
import { type Compose, each } from "./scene.ts";
import { oval, trace } from "./strokes.ts";

const places = [
  [-58, -8, 46],
  [46, -48, 34],
  [58, 44, 29],
  [-6, 78, 22],
  [-126, 58, 20],
  [-4, -104, 17],
  [122, -4, 15],
  [-128, -66, 14],
] as const;

/** Unequal stones close together, which the lines go around as around one. */
export const team: Compose = ({ count, next, stone }) => {
  const [cx, cy] = [-24 + 48 * next(), 4];
  const lead = Math.floor(next() * Math.min(3, count));
  const [rx, ry] = count > 4 ? [172, 130] : [146, 112];
  return {
    islands: [[cx, cy, rx + 6, ry + 6]],
    beds: [
      {
        cut: oval(cx, cy, rx, ry),
        lines: [0, 9, 18].map((off) => oval(cx, cy, rx - off, ry - off)).join(""),
      },
    ],
    marks: places.slice(0, count).map(([x, y, r], i) =>
      stone(cx + x * 0.98, cy + y * 0.9, r * 0.86, {
        fill: i === lead ? "tone" : "dark",
        rings: 1,
      }),
    ),
    mirrors: true,
  };
};

/** A square with round corners. */
const box = (x: number, y: number, half: number) => (t: number) => {
  const [cos, sin] = [Math.cos(2 * Math.PI * t), Math.sin(2 * Math.PI * t)];
  const r = half / (cos ** 8 + sin ** 8) ** (1 / 8);
  return [x + r * 1.12 * cos, y + r * sin] as const;
};

/** A box of sand with stones put into it. */
export const nest: Compose = ({ count, next, stone }) => {
  const [x, y] = [-50 + 100 * next(), 0];
  const walls = each(6, (i) => trace(box(x, y, 122 + i * 9), 16));
  const turn = next() * 6;
  const size = count === 1 ? 46 : 68 / Math.sqrt(count);
  const inside = each(count, (i) => {
    const far = count === 1 ? 0 : 92 * Math.sqrt((i + 0.45) / count);
    const angle = turn + i * 2.4;
    return stone(
      x + far * 1.1 * Math.cos(angle),
      y + far * 0.94 * Math.sin(angle),
      size * (0.8 + 0.3 * next()),
      { fill: i === 0 ? "tone" : "dark", rings: count === 1 ? 5 : 0 },
    );
  });
  return {
    islands: [[x, y, 194, 180]],
    beds: [{ cut: trace(box(x, y, 167), 16), lines: walls.join("") }],
    marks: inside,
    ringGap: 9,
    mirrors: true,
  };
};

/** Many identical stones in rows, and one that stands out. */
export const find: Compose = ({ count, next, stone }) => {
  const rows = Math.round(Math.sqrt(count / 1.6));
  const soughtRow = 1 + Math.floor(next() * (rows - 2));
  const marks = each(rows, (row, share) => {
    const inRow = Math.floor((count + row) / rows);
    const sought = row === soughtRow ? 1 + Math.floor(next() * (inRow - 2)) : -1;
    return each(inRow, (i) => {
      const x = (i - (inRow - 1) / 2) * (500 / inRow) + (row % 2 === 0 ? -18 : 18);
      const y = (share - 0.5) * 290;
      return i === sought
        ? stone(x, y, 16, { fill: "tone", rings: 3 })
        : stone(x, y, 11 + 2 * next(), { fill: "plain" });
    });
  }).flat();
  return { marks, mirrors: true };
};
