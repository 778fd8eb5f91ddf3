/** Roots that branch on their way down, different for each plant. */

interface Tip {
  readonly x: number;
  readonly y: number;
  /** Where it is heading, in radians; 0 is straight down. */
  readonly heading: number;
  readonly length: number;
  readonly parts: number;
}

/**
 * @param from the root's beginning and length
 * @param next gives numbers from 0 to 1
 * @returns path data; lengths shrink at each branching, and no root turns back up
 */
export function rootPath(from: Tip, next: () => number): string {
  const turn = (next() - 0.5) * 0.5;
  const heading = Math.max(-1.45, Math.min(1.45, from.heading + turn));
  const x = from.x + Math.sin(heading) * from.length;
  const y = from.y + Math.cos(heading) * from.length;
  const midX = from.x + Math.sin(from.heading) * from.length * 0.5;
  const midY = from.y + Math.cos(from.heading) * from.length * 0.5;
  const [x0, y0, x1, y1, x2, y2] = [from.x, from.y, midX, midY, x, y].map(Math.round);
  const own = `M${x0} ${y0}Q${x1} ${y1} ${x2} ${y2}`;
  if (from.parts === 0) return own;
  const spread = 0.38 + next() * 0.3;
  const on = { x, y, length: from.length * 0.78, parts: from.parts - 1 };
  return (
    own +
    rootPath({ ...on, heading: heading - spread }, next) +
    rootPath({ ...on, heading: heading + spread }, next)
  );
}
