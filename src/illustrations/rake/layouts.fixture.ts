/** Layouts of stones on the site, for the tests. */
import { banks, clearing } from "./bank.ts";
import { withLevels, type Stone } from "./flow.ts";

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
  {
    name: "the bank at the end of a page",
    stones: withLevels([clearing, ...banks.stones.rocks], 0, 15),
    box: [0, 0, 1440, 520],
    gap: 15,
    step: 16,
  },
];

/** Far levels of a layout's lines, from top to bottom. */
export const levels = ({ box: [, top, , height], gap }: Layout) =>
  Array.from({ length: Math.floor(height / gap) }, (_, i) => top + gap * (i + 0.5));
