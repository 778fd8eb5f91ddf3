/**
 * Composes a ground of raked sand for a subject: an article, a feature, a page. Everything is drawn from
 * the subject's own name, so it looks the same at every build and unlike that of any other subject.
 *
 * Coordinates have their origin in the middle of the frame. Stones stand in the rake's own coordinates,
 * which are turned by `angle` against the frame's.
 */
import { seeded } from "#lib/random/seeded.ts";
import type { Tone } from "#illustrations/parts/tone.ts";
import { placeDisc, placeStones } from "./place.ts";
import { type Box, flaws } from "./rules.ts";

/** What is filled, and where on it stones may lie. */
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
  /** How many times the rake went around it. */
  readonly rings: number;
  /** Half-axes of what it keeps free of lines: itself and its rings. */
  readonly reach: { readonly rx: number; readonly ry: number };
  /** Which outline, 0 (included) to 1 (excluded). */
  readonly outline: number;
  /** A seedling may stand where a stone would. */
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
  /** Degrees by which the rake is turned, clockwise. */
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
 * @param subject what the picture stands for: an article's slug, a feature's id
 * @param within what it fills
 * @returns its composition; the same for the same subject and frame
 */
export function composition(subject: string, within: Frame): Composition {
  const next = seeded(subject);
  let made = attempt(next, within);
  // Most attempts are fine; a subject that finds none in a hundred keeps its leading stone alone.
  for (let tries = 0; tries < 100 && flaws(made, within).length > 0; tries++) {
    made = attempt(next, within);
  }
  if (flaws(made, within).length === 0) return made;
  return { ...made, stones: made.stones.slice(0, 1), disc: undefined };
}
