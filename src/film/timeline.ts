/**
 * When each sentence of a film is shown. The captions, the list of chapters and the transcript are all made from this,
 * so they cannot diverge. Pure; times are seconds from the film's beginning.
 */

/** One sentence of the film, and how long it shows. */
export interface Beat {
  readonly id: string;
  readonly say: string;
  readonly seconds: number;
}

export interface Chapter {
  /** The time in the story, as a clock shows it: "7:40". */
  readonly clock: string;
  readonly title: string;
  readonly beats: readonly Beat[];
}

/** A sentence with its time. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface TimedChapter {
  readonly clock: string;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly cues: readonly Cue[];
}

/** @returns the chapters with their times; each sentence begins where the one before it ends */
export function timeline(chapters: readonly Chapter[]): readonly TimedChapter[] {
  let now = 0;
  return chapters.map(({ clock, title, beats }) => {
    const start = now;
    const cues = beats.map(({ say, seconds }) => {
      const cue = { start: now, end: now + seconds, text: say };
      now = cue.end;
      return cue;
    });
    return { clock, title, start, end: now, cues };
  });
}

/** @returns how long the film is, in seconds */
export const lengthOf = (chapters: readonly Chapter[]): number =>
  timeline(chapters).at(-1)?.end ?? 0;
