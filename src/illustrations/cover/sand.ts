/** Draws the lines of a composition as path data, with as few points as possible. */
import { rakedLine, type Stone } from "#illustrations/rake/flow.ts";
import { toPath } from "#illustrations/rake/path.ts";
import type { Composition } from "./motif.ts";

/** Height and slope of the sweep that carries all lines, at x. */
function sweep({ height, length, phase }: Composition["wave"], x: number) {
  const turn = (2 * Math.PI) / length;
  return {
    y: height * Math.sin(turn * x + phase),
    slope: height * turn * Math.cos(turn * x + phase),
  };
}

/** Maximum error of a drawn line, as a fraction of the gap: at a card's size the coarse one looks the same. */
const missed = { full: 0.035, card: 0.13 } as const;
/** For a picture as wide as the text, or a third of the page, whose lines need fewer points. */
export type Detail = keyof typeof missed;

/**
 * @param made a composition
 * @param size width and height of the area to fill, around the origin
 * @param detail the display size
 * @returns path data; lines go up to the area's edges
 */
export function sandPath(
  { scene, wave, gap }: Composition,
  [width, height]: readonly [number, number],
  detail: Detail = "full",
): string {
  // As they are before the sweep.
  const islands = scene.islands.map(([cx, cy, rx, ry]): Stone => ({
    cx,
    cy: cy - sweep(wave, cx).y,
    rx,
    ry,
    squareness: 2,
  }));
  const rows = Math.ceil((height / 2 + wave.height) / gap);
  const half = Math.ceil(width / 2);
  const step = Math.min(gap, ...islands.map(({ rx }) => rx / 2));
  return Array.from({ length: 2 * rows }, (_, i) => (i + 0.5 - rows) * gap)
    .map((level) => {
      const points = rakedLine(islands, level, -half, half, step).map((point) => {
        const swept = sweep(wave, point.x);
        return { x: point.x, y: point.y + swept.y, slope: point.slope + swept.slope };
      });
      return toPath(points, gap * missed[detail]);
    })
    .join("");
}
