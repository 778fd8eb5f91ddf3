/**
 * What is done in the film, as scripts/film/moves.yaml says it: for each sentence of content/film.yaml a list of
 * moves. A place is a selector as Playwright reads it: `role=button[name="Ask"]`, `text=Orders by month`, `[data-conversation]`.
 */
import { z } from "astro/zod";
import { list, number, object, oneOf, text } from "#content/fields.ts";
import { frames, rate } from "./measures.ts";

const place = (what: string) => text(200, what);

const move = object({
  /** Comes to a page; the picture fades, or the chapter's sheet covers it. */
  open: text(120, "the path of a page").optional(),
  /** Scrolls until the place stands below the upper edge. */
  show: place("what is scrolled to").optional(),
  /** The pointer goes there. */
  point: place("what is pointed at").optional(),
  /** The pointer goes there and presses. */
  click: place("what is pressed").optional(),
  /** The pointer presses a link there; the page that it leads to is seen behind the next chapter's sheet. */
  follow: object({
    link: place("a link"),
    until: place("what is waited for on the page that it leads to"),
  }).optional(),
  /** Writes into what has the focus, character by character. */
  type: text(200, "what is typed").optional(),
  /** Puts a text into what has the focus, all at once, as a paste does. */
  paste: text(600, "what is pasted").optional(),
  press: text(40, "a key, as Enter or ControlOrMeta+a").optional(),
  choose: object({
    in: place("a closed list"),
    option: text(80, "the words of the choice"),
  }).optional(),
  drop: object({
    on: place("what a file is dropped on"),
    name: text(80, "the file's name"),
    text: text(4000, "what stands in it"),
  }).optional(),
  /** Goes on when the place can be seen; no time passes in the film. */
  wait: place("what is waited for").optional(),
  /** The pointer leaves the picture. */
  away: oneOf(["left", "right"], "where the pointer goes").optional(),
  /** Lets the picture stand. */
  hold: number("for how many seconds", { min: 0.2, max: 10, decimals: 1 }).optional(),
  /** The sheet that ends the film. */
  end: list("lines", text(60, "one line of the sheet")).optional(),
}).refine((fields) => Object.keys(fields).length === 1, {
  error: "holds not exactly one thing to do; give each its own hyphen",
});

export type Move = z.infer<typeof move>;

export const moves = object({
  /** The sentence whose last picture is the poster. */
  poster: text(40, "the id of a sentence"),
  beats: z.record(z.string(), z.array(move)),
});

/** @returns the most frames that a move takes in the film */
export function framesOf(done: Move): number {
  if (done.open !== undefined || done.end !== undefined) return frames.fade;
  if (done.show !== undefined) return frames.scroll;
  if (done.point !== undefined || done.away !== undefined) return frames.glide;
  if (done.click !== undefined || done.choose !== undefined || done.follow !== undefined)
    return frames.glide + frames.press;
  if (done.type !== undefined) return [...done.type].length * frames.character;
  if (done.press !== undefined || done.paste !== undefined) return frames.key;
  if (done.drop !== undefined) return frames.drop;
  if (done.hold !== undefined) return Math.round(done.hold * rate);
  return 0;
}
