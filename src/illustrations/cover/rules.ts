/** Rules for a good composition: complete, separate stones, an off-center weight, and much empty sand. */
import type { Boulder, Composition, Disc, Frame } from "./composition.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum fraction of the room that is empty sand. */
const emptySand = 0.72;
/** Minimum distance of the stones' center of mass from the middle, as a fraction of the room's width. */
const offCentre = 0.08;
/** Sand between stones and the room's edge, as a share of its shorter side. */
const margin = 0.045;

/** Converts a point from the rake's coordinates to the frame's. */
export function turned(x: number, y: number, degrees: number): readonly [number, number] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Half the width and height of an ellipse that is turned. */
function extent({ rx, ry }: Boulder["reach"], degrees: number): readonly [number, number] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [Math.hypot(rx * cos, ry * sin), Math.hypot(rx * sin, ry * cos)];
}

/** Whether two stones' clear areas have room for a line between them. */
export const apart = (a: Boulder, b: Boulder, gap: number): boolean =>
  Math.hypot(
    (a.cx - b.cx) / (a.reach.rx + b.reach.rx + 2 * gap),
    (a.cy - b.cy) / (a.reach.ry + b.reach.ry + 2 * gap),
  ) >= 1;

/** Whether a stone with its rings lies inside a room. */
function whole(stone: Boulder, angle: number, room: Box): boolean {
  const [x, y] = turned(stone.cx, stone.cy, angle);
  const [w, h] = extent(stone.reach, angle);
  const edge = margin * Math.min(room.width, room.height);
  return (
    x - w >= room.left + edge &&
    x + w <= room.left + room.width - edge &&
    y - h >= room.top + edge &&
    y + h <= room.top + room.height - edge
  );
}

/** Whether a disc keeps clear of a stone and its rings. */
export function clears({ cx, cy, r }: Disc, stone: Boulder, angle: number, gap: number): boolean {
  const [x, y] = turned(stone.cx, stone.cy, angle);
  return Math.hypot(cx - x, cy - y) >= r + Math.max(stone.reach.rx, stone.reach.ry) + gap;
}

/** Distance of the stones' center of mass from the room's middle, as a fraction of its width. */
function lean({ stones, angle }: Composition, room: Box): number {
  const weights = stones.map(({ reach }) => reach.rx * reach.ry);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const x = stones.reduce(
    (sum, { cx, cy }, i) => sum + (turned(cx, cy, angle)[0] * (weights[i] ?? 0)) / total,
    0,
  );
  return Math.abs(x - room.left - room.width / 2) / room.width;
}

/**
 * @param made a composition
 * @param within its frame
 * @returns its faults, in words; none when it is good
 */
export function flaws(made: Composition, { room }: Frame): string[] {
  const { stones, angle, gap, disc } = made;
  const covered = stones.reduce((sum, { reach }) => sum + Math.PI * reach.rx * reach.ry, 0);
  const found = [
    stones.every((stone) => whole(stone, angle, room)) ? "" : "a stone is cut",
    stones.every((a, i) => stones.slice(i + 1).every((b) => apart(a, b, gap)))
      ? ""
      : "two stones touch",
    covered <= (1 - emptySand) * room.width * room.height ? "" : "too little empty sand",
    lean(made, room) >= offCentre ? "" : "the weight is in the middle",
    disc === undefined || stones.every((stone) => clears(disc, stone, angle, gap))
      ? ""
      : "a stone lies on the disc",
  ];
  return found.filter((flaw) => flaw !== "");
}
