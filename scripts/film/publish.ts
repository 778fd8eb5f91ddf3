/** Puts the film, its poster and the record of both where the build takes them up (src/film/). */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "../lib/paths.ts";
import { run } from "../lib/program.ts";
import { rate } from "./measures.ts";
import type { Storyboard } from "./storyboard.ts";

export const folder = join(root, "src/film");
export const filmFile = join(folder, "film.mp4");
export const posterFile = join(folder, "poster.avif");
export const recordFile = join(folder, "record.json");

/** What is known of the film that is there. tests/unit/film.test.ts holds it to the present words. */
export interface FilmRecord {
  /** The state of the project that it shows. */
  readonly commit: string;
  /** The name that can be read in its pictures. */
  readonly product: string;
  readonly seconds: number;
  readonly bytes: number;
  /** Seconds that each sentence stands, by its id. */
  readonly times: Readonly<Record<string, number>>;
  /** The sheets of the chapters, as they are drawn. */
  readonly sheets: readonly string[];
}

/** @returns the commit; with a plus behind it where files were changed since */
export async function presentCommit(): Promise<string> {
  const { output: head } = await run("git", ["rev-parse", "--short=12", "HEAD"]);
  const { output: changed } = await run("git", ["status", "--porcelain", "--untracked-files=no"]);
  return head.trim() + (changed.trim() === "" ? "" : "+");
}

/** What of a storyboard can be seen in the film: another storyboard with the same is the same film. */
export const shownOf = ({ parts, seconds }: Storyboard) => ({
  seconds,
  times: Object.fromEntries(
    parts.flatMap(({ scenes }) => scenes.map(({ id, from, to }) => [id, (to - from) / rate])),
  ),
  sheets: parts.map(({ clock, title }) => `${clock} ${title}`),
});

/** @param picture a frame of the film */
export async function writePoster(picture: string): Promise<void> {
  // As large as a first turn on a new line brings (docs/decisions/0031-film.md).
  const small = sharp(picture).resize({ width: 960 });
  await writeFile(posterFile, await small.avif({ quality: 38, effort: 9 }).toBuffer());
}

export async function writeRecord(
  storyboard: Storyboard,
  made: Pick<FilmRecord, "commit" | "product">,
): Promise<void> {
  const { length: bytes } = await readFile(filmFile);
  const record: FilmRecord = { ...made, bytes, ...shownOf(storyboard) };
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
