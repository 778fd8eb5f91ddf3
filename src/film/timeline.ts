/**
 * When each sentence of a film is shown, in seconds from its beginning. The captions, the list of chapters (WebVTT, W3C)
 * and the transcript are all made from this, so they cannot diverge. Pure.
 */
import type { Content } from "#content/collections.ts";

type Chapters = Content<"film">["chapters"];
type TimedChapters = ReturnType<typeof timeline>;

/** @returns the chapters with their times; each sentence begins where the one before it ends */
export function timeline(chapters: Chapters) {
  let now = 0;
  return chapters.map(({ clock, title, beats }) => {
    const start = now;
    const cues = beats.map(({ say: text, seconds }) => {
      const cue = { start: now, end: now + seconds, text };
      now = cue.end;
      return cue;
    });
    return { clock, title, start, end: now, cues };
  });
}

/** @returns how long the film is, in seconds */
export const lengthOf = (chapters: Chapters): number => timeline(chapters).at(-1)?.end ?? 0;

const two = (value: number) => String(value).padStart(2, "0");

/** @returns "00:05:28.000" */
function clockOf(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const [hours, minutes] = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60];
  const rest = ((all % 60_000) / 1000).toFixed(3).padStart(6, "0");
  return `${two(hours)}:${two(minutes)}:${rest}`;
}

/** Escapes characters that a cue's text may not contain; an arrow would end it. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** @param settings of every cue, such as its place */
function vtt(cues: TimedChapters[number]["cues"], settings: string): string {
  const blocks = cues.map(
    ({ start, end, text }, i) =>
      `${i + 1}\n${clockOf(start)} --> ${clockOf(end)}${settings}\n${escaped(text)}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}

/** The sentences, in the quiet band at the bottom of the picture, which shows the time next to them. */
export const captionsVtt = (chapters: TimedChapters): string =>
  vtt(
    chapters.flatMap(({ cues }) => cues),
    " position:50% size:80% align:center",
  );

/** The chapters, for players that offer them. */
export const chaptersVtt = (chapters: TimedChapters): string =>
  vtt(
    chapters.map(({ start, end, clock, title }) => ({ start, end, text: `${clock} ${title}` })),
    "",
  );
