/** Motifs in squares and columns: measure, rows, beds. */
import { type Bed, type Compose, each, type Mark } from "./scene.ts";
import { hatch, type Rect, rect } from "./strokes.ts";

/** Columns of furrows, a stone on each: heights to compare. */
export const measure: Compose = ({ count, next, stone }) => {
  const step = 520 / count;
  const wide = Math.min(56, step - 24);
  const foot = 148;
  const peak = count - 1 - Math.floor(next() * 2);
  const heights = each(count, (i, share) =>
    i === peak ? 226 : 54 + 110 * share + 62 * (next() - 0.3),
  );
  const gap = wide / Math.round(wide / 8);
  const columns = heights.map((height, i): Bed => {
    const x = -260 + (i + 0.5) * step - wide / 2;
    const up = each(
      Math.round(wide / gap) + 1,
      (k) => `M${Math.round(x + k * gap)} ${foot}v-${Math.round(height)}`,
    );
    return {
      cut: rect({ x: x - 6, y: foot - height - 4, width: wide + 12, height: height + 4 }),
      lines: up.join(""),
    };
  });
  return {
    beds: [
      ...columns,
      {
        cut: rect({ x: -700, y: foot, width: 1400, height: 22 }),
        lines: [0, 7, 14].map((off) => `M-700 ${foot + 4 + off}h1400`).join(""),
      },
    ],
    marks: heights.map((height, i) =>
      stone(-260 + (i + 0.5) * step, foot - height - wide * 0.36 - 6, wide * 0.42, {
        fill: i === peak ? "tone" : "dark",
      }),
    ),
  };
};

/** Two columns of lines with a stone before each; finished ones have rings. */
export const rows: Compose = ({ count, next, stone }) => {
  const left = Math.ceil(count / 2);
  const high = 330 / left;
  const done = Math.max(1, Math.round(count * (0.5 + 0.2 * next())));
  const length = each(count, () => 140 + 44 * next());
  const spots = each(count, (i) => {
    const column = i < left ? 0 : 1;
    return [-248 + column * 272, (i - column * left - (left - 1) / 2) * high] as const;
  });
  const lines = spots.flatMap(([x, y], i) => {
    const long = length[i] ?? 140;
    const furrow = (off: number, share: number) =>
      `M${x + 32} ${Math.round(y + off)}h${Math.round(long * share)}`;
    return [furrow(-8, 1), furrow(0, 1), furrow(8, 0.66)];
  });
  const tablet = rect({ x: -286, y: -182, width: 572, height: 364 });
  const r = Math.min(15, high * 0.22);
  return {
    beds: [{ cut: tablet, lines: tablet + lines.join("") }],
    marks: spots.map(([x, y], i) =>
      stone(x, y, r, {
        fill: i < done ? (i === done - 1 ? "tone" : "dark") : "plain",
        rings: i < done ? 1 : 0,
      }),
    ),
    ringGap: 7,
  };
};

/** The number of columns per row. */
const rowsOf: Readonly<Record<number, readonly number[]>> = {
  3: [1, 2],
  4: [1, 3],
  5: [2, 3],
  6: [3, 3],
  7: [3, 4],
  8: [4, 4],
  9: [3, 3, 3],
};

/** Quarter rings out of a corner. */
const corner = ({ x, y, width, height }: Rect, gap: number): string =>
  each(Math.floor(Math.min(width, height) / gap) - 1, (i) => {
    const r = Math.round((i + 1) * gap);
    return `M${Math.round(x) + r} ${Math.round(y)}a${r} ${r} 0 0 1-${r} ${r}`;
  }).join("");

/** Square beds, each raked differently. */
export const beds: Compose = ({ count, next, stone }) => {
  const rows = rowsOf[count] ?? [3, 3];
  const between = 16;
  const square = count === 9;
  const [wide, high] = square ? [372, 348] : [504, 336];
  const heights = rows.map((columns) =>
    rows.length === 2 && rows[0] === 1 ? (columns === 1 ? 0.56 : 0.44) : 1 / rows.length,
  );
  let top = -high / 2;
  const boxes: Rect[] = rows.flatMap((columns, i) => {
    const height = high * (heights[i] ?? 0.5);
    const width = wide / columns;
    const made = each(columns, (k) => ({
      x: -wide / 2 + k * width + between / 2,
      y: top + between / 2,
      width: width - between,
      height: height - between,
    }));
    top += height;
    return made;
  });
  const lead = Math.floor(next() * count);
  const turns = [90, "corner", 45, 0, -45, "corner", -20, 70] as const;
  const shift = Math.floor(next() * 4);
  const dark = (i: number) => i !== lead && (i * 3 + lead) % 4 === 1;
  const pattern = (at: Rect, i: number) => {
    if (i === lead || dark(i)) return "";
    const turn = turns[(i + shift) % turns.length] ?? "corner";
    return turn === "corner" ? corner(at, 12) : hatch(at, turn, 11 + 2 * (i % 2));
  };
  const raked = boxes.map((at, i): Bed => ({
    cut: rect(at),
    lines: rect(at) + pattern(at, i),
  }));
  const marks = boxes.flatMap((at, i): Mark[] => {
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    const room = Math.min(at.width, at.height) / 2;
    if (i === lead)
      return [stone(x, y, room * 0.36, { fill: "tone", rings: Math.floor((room * 0.52) / 8) })];
    return dark(i) ? [stone(x, y, room * 0.34, { rings: 1 })] : [];
  });
  const all = { x: -wide / 2, y: -high / 2, width: wide, height: high };
  return {
    beds: [
      { cut: rect({ x: all.x - 4, y: all.y - 4, width: wide + 8, height: high + 8 }), lines: "" },
      ...raked,
    ],
    marks,
    mirrors: true,
  };
};
