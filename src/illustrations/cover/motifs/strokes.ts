/** Short path data for a motif's furrows: circles, curves and their parallels. */

type Point = readonly [x: number, y: number];
/** A curve, from 0 to 1. */
type Curve = (t: number) => Point;

const whole = (value: number) => String(Math.round(value)).replace("-0", "0");
const pair = (x: number, y: number) => `${whole(x)} ${whole(y)}`;
const tight = (path: string) => path.replace(/ -/g, "-");

export const oval = (x: number, y: number, rx: number, ry = rx): string => {
  const half = (way: string) => `a${whole(rx)} ${whole(ry)} 0 1 0 ${way}${2 * Math.round(rx)} 0`;
  return tight(`M${pair(x - rx, y)}${half("")}${half("-")}`);
};

/** Concentric ellipses, from the innermost. */
export const ovals = (
  at: Point,
  [rx, ry]: Point,
  { count, gap }: { readonly count: number; readonly gap: number },
): string =>
  Array.from({ length: count }, (_, i) => oval(...at, rx + i * gap, ry + i * gap)).join("");

/**
 * @param curve smooth
 * @param pieces the number of cubic pieces
 * @returns path data in whole units
 */
export function trace(curve: Curve, pieces: number): string {
  const slope = (t: number): Point => {
    const [a, b] = [Math.max(0, t - 1e-3), Math.min(1, t + 1e-3)];
    const [[ax, ay], [bx, by]] = [curve(a), curve(b)];
    const third = 1 / (3 * pieces * (b - a));
    return [(bx - ax) * third, (by - ay) * third];
  };
  const [x0, y0] = curve(0).map(Math.round) as unknown as Point;
  let [x, y] = [x0, y0];
  let path = `M${pair(x, y)}`;
  for (let i = 1; i <= pieces; i++) {
    const [to, lean] = [curve(i / pieces), slope(i / pieces)];
    const [dx, dy] = [Math.round(to[0]) - x, Math.round(to[1]) - y];
    // From the second piece on the first handle mirrors the last one.
    const handle = i === 1 ? `c${pair(...slope(0))} ` : "s";
    path += `${handle}${pair(dx - lean[0], dy - lean[1])} ${pair(dx, dy)}`;
    [x, y] = [x + dx, y + dy];
  }
  return tight(path);
}

/** The curve a distance to the right of another. */
const parallel =
  (curve: Curve, distance: number): Curve =>
  (t) => {
    const [[ax, ay], [bx, by]] = [curve(Math.max(0, t - 1e-3)), curve(Math.min(1, t + 1e-3))];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [x, y] = curve(t);
    return [x - ((by - ay) / length) * distance, y + ((bx - ax) / length) * distance];
  };

/** Furrows next to a curve, at the given distances. */
export const furrows = (curve: Curve, distances: readonly number[], pieces: number): string =>
  distances.map((distance) => trace(parallel(curve, distance), pieces)).join("");

export const moved =
  (curve: Curve, dx: number, dy: number): Curve =>
  (t) => {
    const [x, y] = curve(t);
    return [x + dx, y + dy];
  };

export const between = (left: Curve, right: Curve, pieces: number): string =>
  `${trace(left, pieces)}${trace((t) => right(1 - t), pieces).replace("M", "L")}z`;

/** The curve of four points (Bézier). */
export const bezier =
  (a: Point, b: Point, c: Point, d: Point): Curve =>
  (t) => {
    const s = 1 - t;
    const at = (i: 0 | 1) =>
      s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
    return [at(0), at(1)];
  };

export const straight =
  ([ax, ay]: Point, [bx, by]: Point): Curve =>
  (t) => [ax + t * (bx - ax), ay + t * (by - ay)];

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const rect = ({ x, y, width, height }: Rect): string =>
  tight(`M${pair(x, y)}h${whole(width)}v${whole(height)}h${whole(-width)}z`);

/** The part of a line, given by a point and an angle, within a rectangle. */
function within({ x, y, width, height }: Rect, [px, py]: Point, [ux, uy]: Point) {
  let [from, to] = [-2000, 2000];
  for (const [u, p, low, high] of [
    [ux, px, x, x + width],
    [uy, py, y, y + height],
  ] as const) {
    if (Math.abs(u) < 1e-6) {
      if (p < low || p > high) return undefined;
      continue;
    }
    const ends = [(low - p) / u, (high - p) / u];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return to - from > 4 ? ([from, to] as const) : undefined;
}

/** Straight lines across a rectangle, at an angle. */
export function hatch(box: Rect, degrees: number, gap: number): string {
  const turn = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const rows = Math.ceil(Math.hypot(box.width, box.height) / 2 / gap);
  return Array.from({ length: 2 * rows }, (_, i) => {
    const off = (i + 0.5 - rows) * gap;
    const at = [cx - uy * off, cy + ux * off] as const;
    const part = within(box, at, [ux, uy]);
    if (part === undefined) return "";
    const [from, to] = part;
    const [ax, ay] = [Math.round(at[0] + ux * from), Math.round(at[1] + uy * from)];
    return tight(`M${pair(ax, ay)}l${pair(at[0] + ux * to - ax, at[1] + uy * to - ay)}`);
  }).join("");
}
