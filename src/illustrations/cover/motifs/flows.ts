/** Motifs of flow: stream, branch, rhythm, return. */
import { type Compose, each, type Mark } from "./scene.ts";
import { bezier, furrows, oval, ovals, trace } from "./strokes.ts";

const thread = [-9, -3, 3, 9];

/** Threads from many sources that join at one stone. */
export const stream: Compose = ({ count, next, stone }) => {
  const [cx, cy] = [168, -14 + 28 * next()];
  const sources: Mark[] = [];
  const beds = each(count, (_, share) => {
    const y = -158 + 316 * share;
    const x = -246 + 60 * next() * Math.sin(Math.PI * share);
    const end = cy + (share - 0.5) * 54;
    sources.push(stone(x, y, 10 + 5 * next(), { rings: 1 }));
    const run = bezier([x, y], [-60, y], [-20, end], [cx - 10, end]);
    return { cut: trace(run, 1), width: 24, lines: furrows(run, thread, 3) };
  });
  return {
    beds,
    marks: [...sources, stone(cx, cy, 40, { fill: "tone", rings: 4 })],
  };
};

/** A path that branches: each arm leads to a stone of another size. */
export const branch: Compose = ({ count, next, stone }) => {
  const chosen = Math.floor(next() * count);
  const ends: Mark[] = [];
  const arms = each(count, (i, share) => {
    const y = -134 + 268 * share;
    const x = 150 + 70 * next();
    const r = Math.min(30, (i === chosen ? 100 : 62 + 40 * next()) / count);
    const rings = i === chosen ? 3 : 2;
    ends.push(stone(x, y, r, { fill: i === chosen ? "tone" : "dark", rings }));
    const run = bezier([-90, (share - 0.5) * 36], [10, (share - 0.5) * 36], [20, y], [x, y]);
    return { cut: trace(run, 1), width: 24, lines: furrows(run, thread, 3) };
  });
  const half = 18 + 9;
  const trunk = each(Math.round((2 * half) / 6) + 1, (i) => `M-700 ${i * 6 - half}h610`);
  return {
    beds: [...arms, { cut: `M-700 0h610`, width: 2 * half + 8, lines: trunk.join("") }],
    marks: [stone(-214, 0, 17, { fill: "plain", rings: 2 }), ...ends],
  };
};

/** Identical stones in each trough of a wave, evenly spaced. */
export const rhythm: Compose = ({ count, next, stone }) => {
  const beat = 560 / count;
  const depth = Math.min(26, beat * 0.26);
  // Each piece runs from crest to trough; the wave continues beyond the picture.
  const beats = count + 2 * Math.ceil(300 / beat);
  const from = (-beats / 2) * beat;
  const wave =
    (level: number, height: number) =>
    (t: number): readonly [number, number] => [
      from + t * beats * beat,
      level - height * Math.cos(2 * Math.PI * t * beats),
    ];
  const top = 4 + 24 * next();
  const lines = each(7, (i, share) =>
    trace(wave(top + i * 17, depth * (1 - share ** 1.5)), 2 * beats),
  );
  const r = Math.min(28, beat * 0.27);
  const last = Math.floor(next() * count);
  const outline = next();
  return {
    beds: [
      {
        cut: `${trace(wave(top, depth), 2 * beats)}V${Math.round(top + 124)}H${Math.round(from)}z`,
        lines: lines.join(""),
      },
    ],
    marks: each(count, (i) =>
      stone(-280 + (i + 0.5) * beat, top + depth - r * 0.8 - 8, r, {
        fill: i === last ? "tone" : "dark",
        flat: 0.76,
        outline,
      }),
    ),
    ringGap: 9,
  };
};

/** A stone that skips over the water: each bounce has fewer rings. */
export const back: Compose = ({ count, next, stone }) => {
  const sizes = each(count, (i) => 0.74 ** i);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const widest = 278 / total;
  const rise = 80 + 50 * next();
  let x = -282;
  const hops = sizes.map((size, i) => {
    const rx = widest * size;
    const at = x + rx;
    x += 2 * rx + 4;
    const rings = Math.max(3, Math.round(8 * size));
    const y = rise * (0.6 - (at + 282) / 564);
    return { at: [at, y] as const, rx, ry: rx * 0.84, rings, last: i === count - 1, size };
  });
  const most = hops.map(({ at, rx, ry, rings }) => {
    const gap = (ry * 0.68) / rings;
    const inner = [rx - rings * gap, ry - rings * gap] as const;
    return {
      cut: oval(...at, rx, ry),
      lines: ovals(at, [inner[0] + gap, inner[1] + gap], { count: rings, gap }),
    };
  });
  return {
    beds: most,
    marks: hops.map(({ at, rx, last }) =>
      stone(...at, Math.max(9, rx * 0.27), { fill: last ? "tone" : "dark", flat: 0.8 }),
    ),
  };
};
