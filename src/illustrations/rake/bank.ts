/** The sand at the end of pages, 1440 by 520. */
import { seeded } from "#lib/random/seeded.ts";
import type { Stone } from "./flow.ts";

/** The sand parts around the words as around a stone. */
export const clearing: Stone = { cx: 260, cy: 260, rx: 500, ry: 196, squareness: 7 };

/** The gardens next to the words: the center and the size of each stone, of which the first is green. */
const gardens = [
  [
    { x: 1050, y: 128, size: 54 },
    { x: 920, y: 268, size: 100 },
    { x: 1068, y: 404, size: 60 },
  ],
  [
    { x: 1040, y: 138, size: 58 },
    { x: 950, y: 330, size: 124 },
  ],
  [
    { x: 1020, y: 376, size: 78 },
    { x: 960, y: 176, size: 74 },
  ],
] as const;

/** The stones next to the words: one of the gardens, a little different for each seed. */
export function stonesOf(seed: string): readonly Stone[] {
  const next = seeded(`bank ${seed}`);
  const near = (value: number, spread: number) => Math.round(value + (next() - 0.5) * spread);
  const garden = gardens[Math.floor(next() * gardens.length)] ?? gardens[0];
  return garden.map(({ x, y, size }) => {
    const rx = near(size, size / 3);
    return { cx: near(x, 40), cy: near(y, 36), rx, ry: rx * 0.62, squareness: 2.2 };
  });
}
