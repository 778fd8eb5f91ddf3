/** The film's measures: its picture, its clockwork, and how long each movement takes. */
import { picture } from "#film/picture.ts";

/** Whole frames a second, which ffmpeg's list of pictures counts in, too. */
export const rate = 25;

export { picture };

/** How many pixels of the film one CSS pixel is: what is read in a small player had better be large. */
export const scale = 1.25;

/** The quiet band at the foot, in CSS pixels: captions stand on it, and nothing of the page is below them. */
export const bandHeight = 80;

/** What the browser shows of a page, in CSS pixels. */
export const view = {
  width: picture.width / scale,
  height: picture.height / scale - bandHeight,
} as const;

/** Frames that a movement takes, at most. */
export const frames = {
  /** The pointer's way to a place. */
  glide: 20,
  /** A press of its button. */
  press: 8,
  /** One character that is typed: a calm typist's twelve a second. */
  character: 2,
  /** A key. */
  key: 8,
  /** The way of the page to another part of it. */
  scroll: 22,
  /** From one picture into another. */
  fade: 8,
  /** A chapter's sheet, its fading in and out included. */
  sheet: 75,
  /** What a file is carried and dropped in. */
  drop: 60,
  /** What a reader looks at after the last movement of a sentence, at least. */
  rest: 25,
} as const;

/** @returns the frame that begins at a time */
export const frameAt = (seconds: number): number => Math.round(seconds * rate);
