/**
 * The schema of content/film.yaml: what the demo film says, sentence by sentence, and how long each one shows. The
 * captions and the transcript are made from it. The actions in the picture are next to the script that records them,
 * in scripts/build/moves.yaml; after changing a time or a chapter's name, record the film again.
 */
import { date } from "#content/articles/front-matter.ts";
import { distinct, flag, list, number, object, slug, text } from "#content/fields.ts";

/** Reading speed in characters per second; viewers watch the picture too. */
const readInSecond = 16;
/** A caption shown for less time is gone before viewers notice it. */
const shortest = 3;

const beat = object({
  id: slug(40, "a short name"),
  say: text(130, "the caption, in one or two sentences"),
  seconds: number("how long the caption is shown, in seconds", shortest, 20, 1),
}).superRefine(({ say, seconds }, { addIssue }) => {
  const needed = Math.ceil((2 * say.length) / readInSecond) / 2;
  if (seconds >= needed) return;
  const message = `is ${seconds}; a reader needs ${needed} for ${say.length} characters, so show it longer or shorten it`;
  addIssue({ code: "custom", path: ["seconds"], message });
});

export const film = object({
  title: text(60, "the film's title"),
  about: text(200, "what the film shows"),
  length: text(40, "the film's length, as displayed: [length]"),
  recorded: date("the day it was recorded"),
  made: text(40, "the recording date, as displayed: [day]"),
  silent: text(120, "that the film has no sound, and why nothing is missed"),
  captions: text(40, "the name of the captions in the player's menu"),
  chaptersName: text(40, "the name of the list of chapters, for players that show it"),
  transcript: text(60, "the button that opens the transcript"),
  unplayed: text(160, "shown when the browser cannot play the film"),
  chapters: list("chapters", {
    clock: text(5, "the time in the story, such as 7:40"),
    title: text(48, "the chapter's name, on the card that opens it"),
    beats: distinct("sentences", beat),
  }),
  sample: flag("is what the film shows invented? It stays marked as a sample until this is false"),
});
