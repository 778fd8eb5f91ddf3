/** Writes raked lines as short SVG path data. */
import { type Point, rakedLine, type Stone } from "./flow.ts";

const short = (value: number): string => String(Math.round(value)).replace("-0", "0");

/** The error of a straight stroke between two points. */
const bend = (a: Point, b: Point): number => {
  const chord = (b.y - a.y) / (b.x - a.x);
  return Math.max(Math.abs(a.slope - chord), Math.abs(b.slope - chord)) * (b.x - a.x);
};

/** Height at x of the cubic between two points with given slopes (Hermite). */
function cubic(a: Point, b: Point, x: number): number {
  const width = b.x - a.x;
  const t = (x - a.x) / width;
  return (
    (1 + 2 * t) * (1 - t) ** 2 * a.y +
    t * (1 - t) ** 2 * width * a.slope +
    t * t * (3 - 2 * t) * b.y +
    t * t * (t - 1) * width * b.slope
  );
}

/** Whether one curve from the first to the last point is near every point between them. */
function isOneCurve(points: readonly Point[], tolerance: number): boolean {
  const [a, b] = [points[0], points.at(-1)];
  if (a === undefined || b === undefined) return true;
  return points.every(({ x, y }) => Math.abs(cubic(a, b, x) - y) <= tolerance);
}

/** @returns the points of a dense line between which single curves are enough */
function knots(points: readonly Point[], tolerance: number): Point[] {
  let from = 0;
  return points.filter((_, i) => {
    const isEnd = i === 0 || i === points.length - 1;
    if (!isEnd && isOneCurve(points.slice(from, i + 2), tolerance)) return false;
    from = i;
    return true;
  });
}

/**
 * @param tolerance the maximum error
 * @returns path data in whole units: straight strokes, cubic ones in bends
 */
export function toPath(points: readonly Point[], tolerance = 0.5): string {
  const kept = knots(points, tolerance);
  const [first] = kept;
  if (first === undefined) return "";
  let path = `M${short(first.x)} ${short(first.y)}`;
  let from = first;
  kept.slice(1).forEach((to, i) => {
    const next = kept[i + 2];
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

/** Distance between two points of a line, at most: with larger ones, lines around the rocks of a bank turn sharply. */
const coarsest = 16;

/**
 * @param levels the lines' heights far away from every stone
 * @param ends where they begin and end (x)
 * @param tolerance the maximum error
 * @returns path data of all lines
 */
export function rakedPath(
  stones: readonly Stone[],
  levels: readonly number[],
  [from, to]: readonly [number, number],
  tolerance?: number,
): string {
  const step = Math.min(coarsest, ...stones.map(({ rx }) => rx / 2));
  return levels
    .map((level) => toPath(rakedLine(stones, level, from, to, step), tolerance))
    .join("");
}

/** The corner of a ring at the frame, in the picture's units. */
const corner = 32;

/** @returns rings from a stone that nearly fills its ground to its edges, where lines would be scraps; else undefined */
export function rings(
  [stone, ...more]: readonly Stone[],
  [left, top, width, height]: readonly [number, number, number, number],
  gap: number,
): string | undefined {
  if (stone === undefined || more.length > 0) return undefined;
  const { cx, cy, rx, ry } = stone;
  if (rx < 0.42 * width || ry < 0.36 * height) return undefined;
  const frame = [left, top, left + width, top + height] as const;
  const plate = [cx - rx, cy - ry, cx + rx, cy + ry] as const;
  const margin = Math.min(...frame.map((edge, i) => Math.abs(edge - (plate[i] ?? edge))));
  const count = Math.max(1, Math.round(margin / gap));
  return Array.from({ length: count }, (_, i) => {
    const away = (i + 0.5) / count;
    const at = (n: 0 | 1 | 2 | 3) => Math.round(plate[n] + away * (frame[n] - plate[n]));
    const r = Math.round(corner * (0.5 + away / 2));
    const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
    const [w, h] = [at(2) - at(0) - 2 * r, at(3) - at(1) - 2 * r];
    return `M${at(0) + r} ${at(1)}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`;
  })
    .join("")
    .replace(/ -/g, "-");
}
