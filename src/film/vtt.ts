/** Text tracks of a film as WebVTT (W3C, "WebVTT: The Web Video Text Tracks Format"). Pure. */
import type { Cue, TimedChapter } from "./timeline.ts";

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
function vtt(cues: readonly Cue[], settings: string): string {
  const blocks = cues.map(
    ({ start, end, text }, i) =>
      `${String(i + 1)}\n${clockOf(start)} --> ${clockOf(end)}${settings}\n${escaped(text)}\n`,
  );
  return ["WEBVTT\n", ...blocks].join("\n");
}

/** The sentences, in the quiet band at the bottom of the picture, which shows the time next to them. */
export const captionsVtt = (chapters: readonly TimedChapter[]): string =>
  vtt(
    chapters.flatMap(({ cues }) => cues),
    " position:50% size:80% align:center",
  );

/** The chapters, for players that offer them. */
export const chaptersVtt = (chapters: readonly TimedChapter[]): string =>
  vtt(
    chapters.map(({ start, end, clock, title }) => ({ start, end, text: `${clock} ${title}` })),
    "",
  );
