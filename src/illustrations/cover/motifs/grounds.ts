/** Motifs of the ground itself: divide, horizon, terraces. */
import { type Bed, type Compose, each, type Mark, seedling } from "./scene.ts";
import { bezier, moved, ovals, trace } from "./strokes.ts";

/** Two differently raked grounds; the stones on the border count their differences. */
export const divide: Compose = ({ count, next, stone }) => {
  const sway = 60 + 60 * next();
  const border = bezier([40, -330], [40 - 2.4 * sway, -70], [-40 + 2.4 * sway, 70], [-40, 330]);
  const columns = each(36, (i) => trace(moved(border, (i + 1.5) * 16, 0), 1));
  // From one edge of the room to the other, with a little sand.
  const [first, last] = [0.24, 0.76];
  return {
    beds: [
      { cut: `${trace(border, 1)}H700V-330z`, lines: columns.join("") },
      { cut: trace(border, 1), width: 40, lines: "" },
    ],
    marks: [
      stone(-186, 40, 28, { rings: 3 }),
      ...each(count, (_, share) =>
        stone(...border(first + (last - first) * share), Math.min(14, 150 / count), { flat: 0.86 }),
      ),
      stone(190, -30, 52, { fill: "tone", rings: 5 }),
    ],
    ringGap: 9,
  };
};

/** Islands in a sea that grows finer with distance, and a sun or a moon on its edge. */
export const horizon: Compose = ({ count, next, moss, stone }) => {
  const level = -34;
  const side = next() < 0.5 ? -1 : 1;
  const sun = { cx: side * (70 + 60 * next()), cy: level - 34, r: 72 };
  const depths = each(17, (i) => level + 3 + i * 6.4 + i * i * 0.8);
  const waves = depths.map((y, i) =>
    trace((t) => [-700 + 1400 * t, y + Math.min(4, i * 0.3) * Math.sin(t * 22 + i * 1.3)], 10),
  );
  const marks = each(count, (i, share) => {
    const deep = 0.12 + 0.76 * (count === 1 ? 0.5 : share);
    const x = (i % 2 === 0 ? side : -side) * (-236 + 132 * next() + deep * 40);
    return stone(x, level + 8 + 186 * deep ** 1.15, 9 + 25 * deep, {
      flat: 0.56,
      rings: 1 + Math.round(2 * deep),
    });
  });
  return {
    swept: false,
    disc: { ...sun, kind: moss ? "moon" : "sun" },
    beds: [
      { cut: "", lines: ovals([sun.cx, sun.cy], [sun.r + 15, sun.r + 15], { count: 32, gap: 20 }) },
      {
        cut: `M-700 ${level}h1400v400h-1400z`,
        lines: `M-700 ${level}h1400${waves.join("")}`,
      },
    ],
    marks,
    ringGap: 7,
    mirrors: true,
  };
};

/** Levels of earth, each raked along its edge: stones on the middle ones, a seedling on top. */
export const terraces: Compose = ({ count, next, stone }) => {
  const phase = next() * 6;
  const between = 300 / count;
  const levels = each(count, (i) => (x: number) => {
    const swing = Math.sin(x * 0.0085 + phase + i * 1.1) + 0.4 * Math.sin(x * 0.019 + i * 2.3);
    return -72 + between * i + between * 0.3 * swing;
  });
  const run = (y: (x: number) => number) => trace((t) => [-600 + 1200 * t, y(-600 + 1200 * t)], 10);
  const raked = levels.map((y, i): Bed => {
    const lines = each(i === count - 1 ? 5 : 4, (k) =>
      run((x) => y(x) + (k === 0 ? 0 : 4 + k * 12)),
    );
    return { cut: `${run(y)}V400H-600z`, lines: lines.join("") };
  });
  const marks = levels.map((y, i): Mark => {
    const x = (i % 2 === 0 ? 1 : -1) * (60 + 110 * next());
    if (i === 0) return seedling(x, y(x) - 28, 30, 0);
    const r = 20 + 6 * i;
    return stone(x, y(x) - r * 0.4, r, { flat: 0.72, rings: 2 });
  });
  return { beds: raked, marks, mirrors: true };
};
