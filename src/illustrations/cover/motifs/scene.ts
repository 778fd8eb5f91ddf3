/**
 * A motif's shapes. All are composed in a room of 600 by 400 units around the origin. Beds may extend beyond it, since
 * a picture can be wider or taller than its room. Later beds cover earlier ones.
 */

/** Where the motif lies: all stones are within it, around the origin. */
export const room = { width: 600, height: 400 } as const;

interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** No sun is green. */
  readonly kind: "sun" | "moon";
}

/** A stone, or a seedling in its place. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  /** Half its width. */
  readonly r: number;
  /** Its height as a share of its width. */
  readonly flat: number;
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
  readonly lines: string;
}

interface Sketch {
  /** Lines below everything that sweep through the picture, the default; false if the beds fill it. */
  readonly swept?: boolean;
  /** Other shapes that those lines part around: ellipses of x, y and half-axes. */
  readonly islands?: readonly (readonly [x: number, y: number, rx: number, ry: number])[];
  readonly beds?: readonly Bed[];
  readonly marks: readonly Mark[];
  /** From ring to ring around a stone; 8 by default. */
  readonly ringGap?: number;
  readonly disc?: Disc;
  /** Path data of other shapes in the accent. */
  readonly tinted?: string;
  readonly mirrors?: boolean;
}

export type Scene = Sketch & Required<Omit<Sketch, "disc" | "tinted">>;

export const sceneOf = (sketch: Sketch): Scene => ({
  swept: true,
  islands: [],
  beds: [],
  ringGap: 8,
  mirrors: false,
  ...sketch,
});

/** A dark stone without rings, unless its own values say otherwise. */
type MakeStone = (x: number, y: number, r: number, own?: Partial<Mark>) => Mark;

interface MotifInput {
  readonly count: number;
  /** The subject's own numbers, from 0 (included) to 1 (excluded). */
  readonly next: () => number;
  /** Takes the subject's next number for its outline. */
  readonly stone: MakeStone;
  /** Whether the accent is moss: no sun is green. */
  readonly moss: boolean;
}

export type Compose = (given: MotifInput) => Sketch;

export const stones =
  (next: () => number): MakeStone =>
  (x, y, r, own) => ({
    ...{ x, y, r, flat: 0.8, rings: 0, fill: "dark", kind: "stone" },
    ...own,
    outline: own?.outline ?? next(),
  });

export const seedling = (x: number, y: number, r: number, rings: number): Mark => ({
  ...{ x, y, r, rings, flat: 0.95, fill: "tone", kind: "seedling", outline: 0 },
});

/** A number of items, each made from its index, its fraction of the way (0 to 1) and the subject's numbers. */
export const each = <T>(count: number, make: (i: number, share: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i, count > 1 ? i / (count - 1) : 0.5));

/** Half-axes of a stone's clear area: itself, its rings, and a little sand. */
export function reachOf({ r, flat, rings }: Mark, ringGap: number): readonly [number, number] {
  const clear = rings > 0 ? rings * ringGap : 6;
  return [r + clear, r * flat + clear];
}

/** The margin between stones and the room's edge. */
const margin = 12;
/** Least sand between two stones. */
const between = 3;

/** Whether a stone is outside another's clear area, including its rings. */
function clear(a: Mark, b: Mark, ringGap: number): boolean {
  const [rx, ry] = a.rings > 0 ? reachOf(a, ringGap) : [a.r, a.r * a.flat];
  return (
    Math.hypot((a.x - b.x) / (rx + b.r + between), (a.y - b.y) / (ry + b.r * b.flat + between)) >= 1
  );
}

/** @returns what is wrong with a scene. Rings may meet, as in water, but must not cover a stone */
export function sceneFlaws({ marks, ringGap }: Scene): string[] {
  const cut = marks.some((mark) => {
    const [rx, ry] = reachOf(mark, ringGap);
    return (
      Math.abs(mark.x) + rx > room.width / 2 - margin ||
      Math.abs(mark.y) + ry > room.height / 2 - margin
    );
  });
  const touching = marks.some((a, i) => marks.some((b, k) => i !== k && !clear(a, b, ringGap)));
  return [cut ? "a stone is cut" : "", touching ? "a stone lies on another’s ground" : ""].filter(
    (flaw) => flaw !== "",
  );
}
