/** Rules for a good motif: stones are complete and apart. Rings may meet, as in water, but must not cover a stone. */
import { type Mark, reachOf, type Scene } from "./scene.ts";

/** Half of the room, and the margin between stones and its edge. */
const half = { width: 300, height: 200, margin: 12 } as const;
/** Least sand between two stones. */
const between = 3;

/** Whether a stone is outside another's clear area, including its rings. */
function clear(a: Mark, b: Mark, ringGap: number): boolean {
  const [rx, ry] = a.rings > 0 ? reachOf(a, ringGap) : [a.r, a.r * a.flat];
  return (
    Math.hypot((a.x - b.x) / (rx + b.r + between), (a.y - b.y) / (ry + b.r * b.flat + between)) >= 1
  );
}

/**
 * @param scene a motif's composition
 * @returns its faults, in words; none when it is good
 */
export function sceneFlaws({ marks, ringGap }: Scene): string[] {
  const cut = marks.some((mark) => {
    const [rx, ry] = reachOf(mark, ringGap);
    const { width, height, margin } = half;
    return Math.abs(mark.x) + rx > width - margin || Math.abs(mark.y) + ry > height - margin;
  });
  const touching = marks.some((a, i) => marks.some((b, k) => i !== k && !clear(a, b, ringGap)));
  return [cut ? "a stone is cut" : "", touching ? "a stone lies on another’s ground" : ""].filter(
    (flaw) => flaw !== "",
  );
}
