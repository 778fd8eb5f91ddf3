/**
 * A motif's shapes. All are composed in a room of 600 by 400 units around the origin. Beds may extend beyond it, since
 * a picture can be wider or taller than its room. Later beds cover earlier ones.
 */
import type { Disc } from "../composition.ts";

/** A stone, or a seedling in its place. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly r: number;
  /** Its height as a share of its width. */
  readonly flat: number;
  /** The number of rings around it. */
  readonly rings: number;
  /** The accent, ink, or the gray of the lines. */
  readonly fill: "tone" | "dark" | "plain";
  readonly kind: "stone" | "seedling";
  /** Which outline, 0 (included) to 1 (excluded). */
  readonly outline: number;
}

/** Sand that was raked again, which hides what is below. */
export interface Bed {
  /** Path data of the cleared part: an area, or a line of the given width. */
  readonly cut: string;
  readonly width?: number;
  /** Path data of its own furrows. */
  readonly lines: string;
}

export interface Scene {
  /** Lines below everything that sweep through the picture; false if the beds fill it. */
  readonly swept: boolean;
  /** Other shapes that those lines part around: ellipses of x, y and half-axes. */
  readonly islands?: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  readonly beds: readonly Bed[];
  readonly marks: readonly Mark[];
  /** From ring to ring around a stone. */
  readonly ringGap: number;
  readonly disc?: Disc;
  /** Path data of other shapes in the accent. */
  readonly tinted?: string;
  /** Whether it may be mirrored. */
  readonly mirrors: boolean;
}

/** Input for a motif. */
export interface Given {
  readonly count: number;
  /** The subject's own numbers, from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  /** Whether the accent is moss: no sun is green. */
  readonly moss: boolean;
}

/** A composer of scenes. */
export type Compose = (given: Given) => Scene;

/** A stone, with defaults. */
export const stone = (x: number, y: number, r: number, own: Partial<Mark> = {}): Mark => ({
  x,
  y,
  r,
  flat: 0.8,
  rings: 0,
  fill: "plain",
  kind: "stone",
  outline: 0,
  ...own,
});

export const seedling = (x: number, y: number, r: number, rings: number): Mark =>
  stone(x, y, r, { kind: "seedling", fill: "tone", flat: 0.95, rings });

/** A number of items, each made from its index, its fraction of the way (0 to 1) and the subject's numbers. */
export const each = <T>(count: number, make: (i: number, share: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i, count > 1 ? i / (count - 1) : 0.5));

/** Half-axes of a stone's clear area: itself, its rings, and a little sand. */
export function reachOf({ r, flat, rings }: Mark, ringGap: number): readonly [number, number] {
  const clear = rings > 0 ? rings * ringGap : 6;
  return [r + clear, r * flat + clear];
}
