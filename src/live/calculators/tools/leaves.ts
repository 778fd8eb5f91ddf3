/**
 * The picture of dunning: a hundred leaves, one for each hundredth of what failed, and a rake that gathers as many as
 * retries bring back. In whole hundredths, so that a figure that changes moves it by steps. Pure.
 */
import { seeded } from "#lib/random/seeded.ts";
import type { InputsOf } from "./kinds.ts";

const columns = 25;
const rows = 4;
export const leafPlot = {
  width: 640,
  height: 236,
  left: 14,
  top: 30,
  across: 24.4,
  down: 42,
} as const;

const { left, top, across, down } = leafPlot;

/** Where each lies: in columns from the left, a little out of line, as leaves do. */
const leaves = (() => {
  const random = seeded("leaves under a rake");
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: Math.round(left + Math.floor(i / rows) * across) + 6 + Math.round(random() * 8),
    y: top + (i % rows) * down + 12 + Math.round(random() * 16),
    turn: Math.round(random() * 8 - 4),
  }));
})();

/** One leaf: two arcs and its stalk. */
const leaf = ({ x, y, turn }: (typeof leaves)[number]): string =>
  `M${x - 7} ${y + turn}q${4 - turn / 2} -8 14 ${-turn * 2}q-6 8 -14 ${turn * 2}l-4 2`;

const between = (from: number, to: number): string => leaves.slice(from, to).map(leaf).join("");

/** The rake behind which everything is gathered: its head stands across, its teeth point on. */
function rakeAt(x: number): string {
  const foot = top + rows * down + 4;
  const teeth = Array.from({ length: rows * 2 + 1 }, (_, i) => top + 2 + i * (down / 2));
  return `M${x} ${top - 4}V${foot}${teeth.map((y) => `M${x} ${y}h9`).join("")}M${x} ${(top + foot) / 2}L${Math.max(4, x - 118)} ${leafPlot.height - 4}`;
}

const furrows = (x: number): string =>
  Array.from({ length: rows * 2 + 1 }, (_, i) => `M0 ${top + 2 + i * (down / 2)}H${x}`).join("");

const hundredths = (points: number): number => Math.round(points / 100);

/** @returns paths by the parts of the picture */
export function leafPaths({
  today,
  retries,
}: InputsOf<"dunning">): Readonly<Record<string, string>> {
  const [own, raked] = [hundredths(today), hundredths(retries)];
  const gathered = Math.min(own, raked);
  const x = Math.round(left + (raked / rows) * across);
  return {
    furrows: furrows(x),
    own: between(0, gathered),
    more: between(gathered, raked),
    gone: between(raked, columns * rows),
    rake: rakeAt(x),
  };
}
