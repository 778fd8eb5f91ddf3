/**
 * Composes a ground of raked sand for a subject: an article, a feature, a page. Everything derives from the subject's
 * name, so it looks the same in every build and differs from any other subject.
 *
 * Coordinates have their origin in the middle of the frame. Stones use the rake's coordinates, which are rotated by
 * `angle` from the frame's.
 */
import { seeded } from "#lib/random/seeded.ts";
import type { Tone } from "#illustrations/parts/tone.ts";
import { placeDisc, placeStones } from "./place.ts";
import { type Box, flaws } from "./rules.ts";

/** The area to fill, and the part where stones may be. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** In the frame's coordinates; stones with their rings stay inside it. */
  readonly room: Box;
}

export interface Boulder {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  /** The number of rings around it. */
  readonly rings: number;
  /** Half-axes of the area without lines: the stone and its rings. */
  readonly reach: { readonly rx: number; readonly ry: number };
  /** Which outline, 0 (included) to 1 (excluded). */
  readonly outline: number;
  /** A seedling may replace a stone. */
  readonly kind: "lead" | "companion" | "seedling";
}

export interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** A sun takes the accent from the leading stone; a moon leaves it there. */
  readonly kind: "sun" | "moon";
}

export interface Composition {
  readonly tone: Tone;
  /** The site's plain ground, a ground in the tone, or night in both themes. */
  readonly ground: "plain" | "soft" | "night";
  /** The rake's rotation in degrees, clockwise. */
  readonly angle: number;
  /** The sweep of all lines together. */
  readonly wave: { readonly height: number; readonly length: number; readonly phase: number };
  /** Distance between two lines where the sand is still. */
  readonly gap: number;
  /** The leading stone first. */
  readonly stones: readonly Boulder[];
  /** Sun or moon, in the frame's own coordinates. */
  readonly disc: Disc | undefined;
}

const tones: readonly Tone[] = ["moss", "persimmon", "clay"];
const grounds = ["plain", "soft", "plain", "night", "soft"] as const;

const pick = <T>(from: readonly T[], share: number, otherwise: T): T =>
  from[Math.floor(share * from.length)] ?? otherwise;

/** Stones on the whole of a frame. */
export const frame = (width: number, height: number): Frame => ({
  width,
  height,
  room: { left: -width / 2, top: -height / 2, width, height },
});

function attempt(next: () => number, { width, room }: Frame): Composition {
  const unit = Math.min(room.width, room.height) / 100;
  const angle = Math.round(next() * 34 - 17);
  const tone = pick(tones, next(), "moss");
  const ground = pick(grounds, next(), "plain");
  const gap = Math.round(unit * (3.5 + next() * 1.6));
  const wave = {
    height: unit * (0.8 + next() * 5),
    length: width * (1.3 + next() * 0.6),
    phase: next() * 2 * Math.PI,
  };
  const motif = next();
  const place = { unit, gap, angle, room };
  const stones = placeStones(next, { ...place, seedling: motif < 0.3 });
  // No sun is green.
  const sun = motif > 0.8 && tone !== "moss";
  const disc = motif > 0.6 ? placeDisc(next, { ...place, stones, sun }) : undefined;
  return { tone, ground, angle, wave, gap, stones, disc };
}

/**
 * @param subject the picture's subject: an article's slug, a feature's id
 * @param within the frame to fill
 * @returns its composition; the same for the same subject and frame
 */
export function composition(subject: string, within: Frame): Composition {
  const next = seeded(subject);
  let made = attempt(next, within);
  // Most attempts succeed; after a hundred failures only the leading stone remains.
  for (let tries = 0; tries < 100 && flaws(made, within).length > 0; tries++) {
    made = attempt(next, within);
  }
  if (flaws(made, within).length === 0) return made;
  return { ...made, stones: made.stones.slice(0, 1), disc: undefined };
}
