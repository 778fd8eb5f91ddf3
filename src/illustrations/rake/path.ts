/**
 * Writes raked lines as short SVG path data.
 */
import type { Point } from "./flow.ts";

const short = (value: number): string => String(Math.round(value)).replace("-0", "0");

/** The error of a straight stroke between two points. */
const bend = (a: Point, b: Point): number => {
  const chord = (b.y - a.y) / (b.x - a.x);
  return Math.max(Math.abs(a.slope - chord), Math.abs(b.slope - chord)) * (b.x - a.x);
};

/**
 * @param points a line from left to right, with its slope at each point
 * @returns path data in whole units: straight strokes where the line is straight, cubic ones where it bends
 */
export function toPath(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  let path = `M${short(first.x)} ${short(first.y)}`;
  let from = first;
  points.slice(1).forEach((to, i) => {
    const next = points[i + 2];
    const still = bend(from, to) < 0.75;
    if (still && next !== undefined && bend(from, next) < 0.75) return;
    const dx = Math.round(to.x) - Math.round(from.x);
    const dy = Math.round(to.y) - Math.round(from.y);
    if (still) {
      path += dy === 0 ? `h${dx}` : `l${dx} ${dy}`;
    } else {
      const third = (to.x - from.x) / 3;
      path +=
        `c${short(third)} ${short(third * from.slope)} ` +
        `${short(dx - third)} ${short(dy - third * to.slope)} ${dx} ${dy}`;
    }
    from = to;
  });
  return path.replace(/ -/g, "-");
}
