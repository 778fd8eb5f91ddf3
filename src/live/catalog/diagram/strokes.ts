/** Writes a plan as SVG path data: furrows of three lines that run together where there is one, stones and their rings. */
import { seeded } from "#lib/random/seeded.ts";
import type { Box, Furrow, Spot, Stone } from "./kinds.ts";

/** Between the lines of a furrow. */
export const lineGap = 4;
const lines = [-lineGap, 0, lineGap];

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`;

/** From one spot to the next where layers meet: level at both ends. */
function bend(from: Spot, to: Spot): string {
  const middle = (from.x + to.x) / 2;
  return `C${at(middle, from.y)} ${at(middle, to.y)} ${at(to.x, to.y)}`;
}

/** One line of a furrow, as far from its middle as `off` until it reaches the stone that it points at. */
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

/** Three lines where there may be many rows, one where there is a single one. */
export const furrowPath = ({ spots }: Pick<Furrow, "spots">): string =>
  lines.map((off) => line(spots, off)).join("");

/** How far a loop hangs below its stone. */
export const loopDepth = 18;

/** A stone that points at itself: a furrow that leaves it below and comes back. */
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
 * @param away how far outside the stone it runs: its rings in the sand
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

/** How far a corner of a way is rounded, at most. */
const round = 32;

/** A way of level and upright stretches, its corners rounded. */
export function wayPath(spots: readonly Spot[]): string {
  const [first] = spots;
  if (first === undefined) return "";
  const parts = spots.slice(1).map((spot, i) => {
    const before = spots[i] ?? spot;
    const after = spots[i + 2];
    if (after === undefined) return `L${at(spot.x, spot.y)}`;
    const cut = (other: Spot): Spot => {
      const length = Math.hypot(other.x - spot.x, other.y - spot.y);
      const share = length === 0 ? 0 : Math.min(round, length / 2) / length;
      return { x: spot.x + (other.x - spot.x) * share, y: spot.y + (other.y - spot.y) * share };
    };
    const [into, out] = [cut(before), cut(after)];
    return `L${at(into.x, into.y)}Q${at(spot.x, spot.y)} ${at(out.x, out.y)}`;
  });
  return `M${at(first.x, first.y)}${parts.join("")}`;
}
