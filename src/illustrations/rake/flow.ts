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

/**
 * The slope of the line through a point: along a line psi does not change, so dy/dx = -psi_x / psi_y. Both are derived,
 * with psi = y - P / W, from the sums W of the weights and P of the stones' pulls, in one pass instead of four values
 * of psi.
 */
function slope(stones: readonly Stone[], x: number, y: number): number {
  let total = 0;
  let totalX = 0;
  let totalY = 0;
  let pulled = 0;
  let pulledX = 0;
  let pulledY = 0;
  for (const { cx, cy, rx, ry, squareness: n, level = cy } of stones) {
    const dx = Math.abs((x - cx) / rx);
    const dy = Math.abs((y - cy) / ry);
    const rho = far(dx, dy, n);
    // For an ellipse the power is one.
    const sideX = n === 2 ? dx / rho : (dx / rho) ** (n - 1);
    const sideY = n === 2 ? dy / rho : (dy / rho) ** (n - 1);
    const rhoX = x < cx ? -sideX / rx : sideX / rx;
    const rhoY = y < cy ? -sideY / ry : sideY / ry;
    const weight = 1 / Math.max(rho - 1, 1e-6);
    // On the edge and inside, the weight is capped.
    const steep = rho - 1 > 1e-6 ? -weight * weight : 0;
    const bent = (y - cy) / (rho * rho);
    const pull = bent + cy - level;
    const pullRho = (-2 * bent) / rho;
    total += weight;
    totalX += steep * rhoX;
    totalY += steep * rhoY;
    pulled += weight * pull;
    pulledX += (steep * pull + weight * pullRho) * rhoX;
    pulledY += (steep * pull + weight * pullRho) * rhoY + weight / (rho * rho);
  }
  if (total === 0) return 0;
  const px = (pulled * totalX - pulledX * total) / (total * total);
  const py = 1 + (pulled * totalY - pulledY * total) / (total * total);
  return Math.max(-40, Math.min(40, -px / (Math.abs(py) < 1e-6 ? 1e-6 : py)));
}

/** The precision of a point's height in the picture's units; paths use whole ones. */
const nearEnough = 1e-3;

/**
 * Finds the height of the line of a given level at x. Psi grows with y outside the stones, and inside a stone it has
 * the sign that leads back out, so narrowing the bracket on the line's own side ends on it: along the chord of the last
 * two tries, since psi is nearly straight, or by bisection if that fails.
 *
 * @param guess an estimate of the height
 */
function heightAt(
  stones: readonly Stone[],
  { level, x, reach, guess }: { level: number; x: number; reach: number; guess: number },
): number {
  let low = level - reach;
  let high = level + reach;
  for (const stone of stones) {
    if (Math.abs(x - stone.cx) > stone.rx) continue;
    if (level < (stone.level ?? stone.cy)) high = Math.min(high, stone.cy - 1e-3);
    else low = Math.max(low, stone.cy + 1e-3);
  }
  let tried = guess > low && guess < high ? guess : (low + high) / 2;
  // Far from stones psi is y.
  let steep = 1;
  let missed = stream(stones, x, tried) - level;
  for (let i = 0; i < 60 && high - low > nearEnough; i++) {
    if (missed < 0) low = tried;
    else high = tried;
    const step = -missed / steep;
    const near = tried + step;
    if (Math.abs(step) < nearEnough && near >= low && near <= high) return near;
    const next = i < 15 && near > low && near < high ? near : (low + high) / 2;
    const found = stream(stones, x, next) - level;
    steep = (found - missed) / (next - tried);
    tried = next;
    missed = found;
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
  const pointAt = (x: number, guess: number): Point => {
    const y = heightAt(stones, { level, x, reach, guess });
    return { x, y, slope: slope(stones, x, y) };
  };
  const between = (a: Point, b: Point): Point[] => {
    if (b.x - a.x < 2 * finest || !isSharp(a, b)) return [];
    const middle = pointAt((a.x + b.x) / 2, (a.y + b.y) / 2);
    return [...between(a, middle), middle, ...between(middle, b)];
  };
  const count = Math.max(1, Math.round((to - from) / step));
  const width = (to - from) / count;
  let last = pointAt(from, level);
  const points = [last];
  for (let i = 1; i <= count; i++) {
    const next = pointAt(from + width * i, last.y + last.slope * width);
    points.push(...between(last, next), next);
    last = next;
  }
  return points;
}
