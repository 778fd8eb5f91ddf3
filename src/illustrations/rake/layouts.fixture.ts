/** Layouts of stones for the tests: those of the site, and some random ones from a seed. */
import { seeded } from "#lib/random/seeded.ts";
import type { Stone } from "./flow.ts";

export interface Layout {
  readonly name: string;
  readonly stones: readonly Stone[];
  /** Left, top, width and height of the ground. */
  readonly box: readonly [number, number, number, number];
  readonly gap: number;
  readonly step: number;
}

/** One inside, less than one up to the edge, more outside. */
export const nearness = ({ cx, cy, rx, ry, squareness: n }: Stone, x: number, y: number) =>
  (Math.abs((x - cx) / rx) ** n + Math.abs((y - cy) / ry) ** n) ** (1 / n);

/** Four stones or fewer that keep a distance of 20 from one another. */
function strew(seed: string): Stone[] {
  const random = seeded(seed);
  const stones: Stone[] = [];
  for (let tries = 0; tries < 60 && stones.length < 4; tries++) {
    const stone = {
      cx: 100 + random() * 1200,
      cy: 50 + random() * 400,
      rx: 30 + random() * 90,
      ry: 20 + random() * 60,
      squareness: 2 + random() * 5,
    };
    const apart = stones.every(
      (other) =>
        Math.abs(other.cx - stone.cx) > other.rx + stone.rx + 20 ||
        Math.abs(other.cy - stone.cy) > other.ry + stone.ry + 20,
    );
    if (apart) stones.push(stone);
  }
  return stones;
}

export const layouts: readonly Layout[] = [
  {
    name: "the stage of the home page",
    stones: [{ cx: 500, cy: 250, rx: 514, ry: 268, squareness: 7 }],
    box: [-1000, -90, 3000, 680],
    gap: 20,
    step: 50,
  },
  {
    name: "the mark",
    stones: [{ cx: 160, cy: 168, rx: 62, ry: 50, squareness: 2.2 }],
    box: [0, 24, 320, 288],
    gap: 72,
    step: 20,
  },
  {
    name: "the footer",
    stones: [
      { cx: 1010, cy: 150, rx: 92, ry: 58, squareness: 2.3 },
      { cx: 260, cy: 250, rx: 46, ry: 30, squareness: 2.2 },
    ],
    box: [0, 0, 1440, 420],
    gap: 14,
    step: 48,
  },
  ...["moss", "clay", "persimmon", "pine"].map((seed) => ({
    name: `strewn from "${seed}"`,
    stones: strew(seed),
    box: [0, 0, 1400, 500] as const,
    gap: 24,
    step: 8,
  })),
];

/** Far levels of a layout's lines, from top to bottom. */
export const levels = ({ box: [, top, , height], gap }: Layout) =>
  Array.from({ length: Math.floor(height / gap) }, (_, i) => top + gap * (i + 0.5));
