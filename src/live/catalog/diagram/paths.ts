/** The diagram as SVG: paths and classes of its stones and lines. A furrow is three lines that meet at a single row. */
import { seeded } from "#lib/random/seeded.ts";
import type { Box, Furrow, Spot, Stone } from "./layout.ts";

/** For the drawing, its legend, and the visitor's additions. */
export const diagramClasses = {
  stone:
    "fill-raised stroke-line-strong forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
  ownStone:
    "fill-raised stroke-persimmon [stroke-dasharray:5_4] forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]",
  name: "fill-ink font-code text-small font-medium [text-anchor:middle] forced-colors:fill-[LinkText]",
  furrow: "fill-none stroke-moss stroke-[1.25] forced-colors:stroke-[CanvasText]",
  ownFurrow:
    "fill-none stroke-persimmon stroke-2 [stroke-dasharray:7_5] [stroke-linecap:round] data-chosen:stroke-[3.5] forced-colors:stroke-[Highlight]",
} as const;

/** Ids of the elements for the visitor's additions: a group in the drawing, and a list. */
export const overlayIds = { drawing: "plan-own", list: "plan-own-list" } as const;

/** Between the lines of a furrow. */
const lineGap = 4;
const lines = [-lineGap, 0, lineGap];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** From one point to the next between layers: level at both ends. */
function bend(from: Spot, to: Spot): string {
  const middle = (from.x + to.x) / 2;
  return `C${at(middle, from.y)} ${at(middle, to.y)} ${at(to.x, to.y)}`;
}

/** One line of a furrow, at a distance of `off` from its middle until it reaches the stone it points at. */
function line(spots: readonly Spot[], off: number): string {
  const moved = spots.map(({ x, y }, i) => ({ x, y: i === spots.length - 1 ? y : y + off }));
  const [first] = moved;
  if (first === undefined) return "";
  let path = `M${at(first.x, first.y)}`;
  let from = first;
  moved.slice(1).forEach((to, i) => {
    // Every second stretch lies within a layer.
    path += i % 2 === 0 ? bend(from, to) : `H${short(to.x)}`;
    from = to;
  });
  return path;
}

/** Three lines for many rows, one for a single row. */
export const furrowPath = ({ spots }: Pick<Furrow, "spots">): string =>
  lines.map((off) => line(spots, off)).join("");

/** How far a loop hangs below its stone. */
const loopDepth = 18;

/** A stone that references itself: a furrow that leaves it below and comes back. */
export function loopPath({ x, y, width, height }: Box): string {
  const [from, to, bottom] = [x + width * 0.3, x + width * 0.62, y + height];
  return lines
    .map((off) => {
      const deep = bottom + ((loopDepth - lineGap) * 4) / 3 + off;
      return `M${at(from + off, bottom)}C${at(from + off, deep)} ${at(to, deep)} ${at(to, bottom)}`;
    })
    .join("");
}

/**
 * A stone's outline, worn to corners of its own; the same name gives the same stone.
 *
 * @param away its distance outside the stone: the rings in the sand
 */
export function stonePath({ name, x, y, width, height }: Stone, away = 0): string {
  const random = seeded(name);
  const corner = () => ({ h: 16 + random() * 18 + away, v: 12 + random() * 9 + away });
  const [a, b, c, d] = [corner(), corner(), corner(), corner()];
  const [left, top] = [x - away, y - away];
  const [right, bottom] = [x + width + away, y + height + away];
  const arc = ({ h, v }: { h: number; v: number }, endX: number, endY: number) =>
    `A${short(h)} ${short(v)} 0 0 1 ${at(endX, endY)}`;
  return (
    `M${at(left + a.h, top)}H${short(right - b.h)}${arc(b, right, top + b.v)}` +
    `V${short(bottom - c.v)}${arc(c, right - c.h, bottom)}` +
    `H${short(left + d.h)}${arc(d, left, bottom - d.v)}V${short(top + a.v)}${arc(a, left + a.h, top)}Z`
  );
}

/** How far a relationship of two tables in one column bulges into the gap on their right. */
const bulge = 60;

/**
 * A relationship that the visitor added: from side to side of the two stones, beneath any stone between them.
 *
 * @param nth of all of them: those of the same two tables lie next to each other
 */
export function relationPath(one: Box, other: Box, nth: number): string {
  const [left, right] = one.x <= other.x ? [one, other] : [other, one];
  const isFacing = left.x + left.width < right.x;
  const off = ((nth % 3) - 1) * 10;
  const from = { x: left.x + left.width, y: left.y + left.height / 2 + off };
  const to = { x: isFacing ? right.x : right.x + right.width, y: right.y + right.height / 2 + off };
  if (isFacing) return `M${at(from.x, from.y)}${bend(from, to)}`;
  const out = Math.max(from.x, to.x) + bulge;
  return `M${at(from.x, from.y)}C${at(out, from.y)} ${at(out, to.y)} ${at(to.x, to.y)}`;
}
