/**
 * Raked sand as a flow: parallel lines that bend around stones (karesansui). A stone of half-axes rx, ry is a
 * superellipse; the stream function
 *
 *   psi(x, y) = y - sum over stones of w ((y - cy) / rho^2 + cy - level), rho = (|dx/rx|^n + |dy/ry|^n)^(1/n)
 *
 * is constant along each raked line. The weights w of all stones add up to one, and on a stone's edge (rho = 1) its own
 * is one (Shepard's interpolation). So the edge is itself a line, of the stone's level, and no other line crosses it,
 * with any number of stones.
 */

export interface Stone {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** 2 is an ellipse; larger is squarer (a card with rounded corners is about 6). */
  readonly squareness: number;
  /** Lines of smaller levels pass above it, larger ones below: by default its height. */
  readonly level?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Slope dy/dx of the line here. */
  readonly slope: number;
}

/** Rho: a point's distance from a stone's middle, 1 at the edge, computed from its distances in half-axes. */
const far = (dx: number, dy: number, n: number): number =>
  Math.max(n === 2 ? Math.sqrt(dx * dx + dy * dy) : (dx ** n + dy ** n) ** (1 / n), 1e-3);

/** Called about a hundred times for each drawn point, so it allocates nothing. */
function stream(stones: readonly Stone[], x: number, y: number): number {
  let total = 0;
  let pulled = 0;
  for (const { cx, cy, rx, ry, squareness: n, level = cy } of stones) {
    const rho = far(Math.abs((x - cx) / rx), Math.abs((y - cy) / ry), n);
    const weight = 1 / Math.max(rho - 1, 1e-6);
    total += weight;
    pulled += weight * ((y - cy) / (rho * rho) + cy - level);
  }
  return total === 0 ? y : y - pulled / total;
}

/**
 * Gives each stone the level of the sand that the other stones push toward it, so that lines part at its tip. With its
 * height as its level, lines that were pushed past it would have to turn back at its side, at sharp angles.
 *
 * @param stones stones that do not touch one another
 * @param top the height halfway between two lines far away
 * @param gap distance between lines; a level is halfway between two, since a line that meets a tip turns sharply
 */
export const withLevels = (stones: readonly Stone[], top: number, gap: number): readonly Stone[] =>
  stones.map((stone) => {
    const others = stones.filter((other) => other !== stone);
    const level = stream(others, stone.cx, stone.cy);
    return { ...stone, level: top + gap * Math.round((level - top) / gap) };
  });

/** Half the distance over which slopes are measured. */
const small = 1e-4;

/** The slope of the line through a point: along a line psi does not change, so dy/dx = -psi_x / psi_y. */
function slope(stones: readonly Stone[], x: number, y: number): number {
  const across = stream(stones, x + small, y) - stream(stones, x - small, y);
  const down = stream(stones, x, y + small) - stream(stones, x, y - small);
  return Math.max(-40, Math.min(40, -across / (down || small)));
}

/** The precision of a height, in the units of the picture; paths have whole ones. */
const nearEnough = 0.02;

/**
 * Finds the height of the line of a given level at x by bisection. Psi grows with y outside the stones, and inside a
 * stone it has the sign that leads back out, so narrowing the bracket on the line's own side ends on it.
 *
 * @param reach the farthest that the stones can push a line
 */
function heightAt(stones: readonly Stone[], level: number, x: number, reach: number): number {
  let low = level - reach;
  let high = level + reach;
  for (const stone of stones) {
    if (Math.abs(x - stone.cx) > stone.rx) continue;
    if (level < (stone.level ?? stone.cy)) high = Math.min(high, stone.cy - 1e-3);
    else low = Math.max(low, stone.cy + 1e-3);
  }
  while (high - low > nearEnough) {
    const middle = (low + high) / 2;
    if (stream(stones, x, middle) < level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Whether one curve from a to b would bend so sharply that it cuts a corner. */
function isSharp(a: Point, b: Point): boolean {
  const chord = (b.y - a.y) / (b.x - a.x);
  return Math.max(Math.abs(a.slope - chord), Math.abs(b.slope - chord)) > 0.8;
}

/** Closest distance of two points along x, where a line climbs a stone's side. */
const finest = 2;

/**
 * One raked line.
 *
 * @param stones stones that do not touch one another
 * @param level the line's height far away from every stone
 * @param from where it begins (x)
 * @param to where it ends (x)
 * @param step distance between points along x, at most; points are closer where the line turns sharply
 * @returns points from left to right
 */
export function rakedLine(
  stones: readonly Stone[],
  level: number,
  from: number,
  to: number,
  step: number,
): Point[] {
  const reach = stones.reduce((sum, { ry }) => sum + 2 * ry, 1);
  const pointAt = (x: number): Point => {
    const y = heightAt(stones, level, x, reach);
    return { x, y, slope: slope(stones, x, y) };
  };
  const between = (a: Point, b: Point): Point[] => {
    if (b.x - a.x < 2 * finest || !isSharp(a, b)) return [];
    const middle = pointAt((a.x + b.x) / 2);
    return [...between(a, middle), middle, ...between(middle, b)];
  };
  const count = Math.max(1, Math.round((to - from) / step));
  const width = (to - from) / count;
  let last = pointAt(from);
  const points = [last];
  for (let i = 1; i <= count; i++) {
    const next = pointAt(from + width * i);
    points.push(...between(last, next), next);
    last = next;
  }
  return points;
}
