/** The film before it is recorded: the sentences of content/film.yaml, each with its moves from moves.yaml. */
import { join } from "node:path";
import { z } from "astro/zod";
import { contentFiles, kinds } from "#content/collections.ts";
import { readContentFile } from "#content/parse.ts";
import { number, object, text } from "#content/fields.ts";
import { picture } from "#film/measures.ts";
import { lengthOf } from "#film/timeline.ts";
import { root } from "../lib/paths.ts";

const movesFile = "scripts/build/moves.yaml";

/** The empty band at the foot that captions cover, in pixels. */
export const band = 100;
/** What the browser shows of a page. A screencast has one pixel per CSS pixel. */
export const view = { width: picture.width, height: picture.height - band } as const;

const place = (what: string) => text(200, what);

/** One thing to do. Places are Playwright selectors: `role=button[name="Ask"]`, `[data-conversation]`. */
const move = object({
  open: text(120, "the path of a page").optional(),
  show: place("what is scrolled to").optional(),
  point: place("what is pointed at").optional(),
  click: place("what is pressed").optional(),
  type: text(200, "what is typed").optional(),
  paste: text(600, "what is pasted").optional(),
  press: text(40, "a key, such as Enter or ControlOrMeta+a").optional(),
  choose: object({ in: place("a select"), option: text(80, "the words of the choice") }).optional(),
  drop: object({
    on: place("what a file is dropped on"),
    name: text(80, "the file's name"),
    text: text(4000, "what the file holds"),
  }).optional(),
  /** Continues when the place is visible; no time passes in the film. */
  wait: place("what is waited for").optional(),
  hold: number("for how many seconds", 0.2, 10, 1).optional(),
  end: z.array(z.string()).min(1).optional(),
}).refine((fields) => Object.keys(fields).length === 1, {
  error: "must hold exactly one thing to do; give each its own hyphen",
});

export type Move = z.infer<typeof move>;

const movesSchema = object({
  poster: text(40, "the id of the sentence whose last picture is the poster"),
  beats: z.record(z.string(), z.array(move)),
});

/**
 * @returns the film's length in seconds, the id of the scene whose last picture is the poster, and the chapters; a scene is
 *   a sentence, the seconds that it is shown, and its moves
 * @throws Error with a sentence for each fault in either file, and for ids that only the moves have
 */
export function readStoryboard() {
  const wordsFile = contentFiles.film;
  const { chapters } = readContentFile(root, wordsFile, kinds.film);
  const { poster, beats: moves } = readContentFile(root, movesFile, movesSchema);
  const parts = chapters.map(({ clock, title, beats }) => ({
    clock,
    title,
    scenes: beats.map((beat) => ({ ...beat, moves: moves[beat.id] ?? [] })),
  }));
  const known = parts.flatMap(({ scenes }) => scenes.map(({ id }) => id));
  const unknown = [...Object.keys(moves), poster].filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`${movesFile} names ${unknown.join(", ")}; ${wordsFile} has none of these.`);
  return { seconds: lengthOf(chapters), poster, parts };
}

export type Storyboard = ReturnType<typeof readStoryboard>;
export type Scene = Storyboard["parts"][number]["scenes"][number];

const folder = join(root, "src/film");
export const filmFile = join(folder, "film.mp4");
export const posterFile = join(folder, "poster.avif");
export const recordFile = join(folder, "record.json");

/** What can be seen of a storyboard in the film: seconds in all and of each sentence by its id, and the chapters' titles. */
export const shownOf = ({ parts, seconds }: Storyboard) => ({
  seconds,
  times: Object.fromEntries(
    parts.flatMap(({ scenes }) => scenes.map(({ id, seconds: shown }) => [id, shown])),
  ),
  sheets: parts.map(({ clock, title }) => `${clock} ${title}`),
});

/** What the committed film shows. tests/unit/film.test.ts compares it with the present words. */
export interface FilmRecord extends ReturnType<typeof shownOf> {
  readonly commit: string;
  /** The name that can be read in its pictures. */
  readonly product: string;
  readonly bytes: number;
}
