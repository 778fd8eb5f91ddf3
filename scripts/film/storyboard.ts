/**
 * The whole film before it is made: the sentences of content/film.yaml, each with its moves and its frames.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { timeline } from "#film/timeline.ts";
import { parseContent } from "#content/parse.ts";
import { contentFiles, kinds } from "#content/collections.ts";
import { root } from "../lib/paths.ts";
import { frameAt, frames } from "./measures.ts";
import { framesOf, type Move, moves as movesSchema } from "./moves.ts";

export const movesFile = "scripts/film/moves.yaml";

export interface Scene {
  readonly id: string;
  readonly say: string;
  /** Frames from the film's beginning. */
  readonly from: number;
  readonly to: number;
  readonly moves: readonly Move[];
}

export interface Part {
  readonly clock: string;
  readonly title: string;
  readonly scenes: readonly Scene[];
}

export interface Storyboard {
  readonly title: string;
  /** All of it, in seconds. */
  readonly seconds: number;
  /** The id of the scene whose last picture is the poster. */
  readonly poster: string;
  readonly parts: readonly Part[];
}

const read = (file: string) => readFileSync(join(root, file), "utf8");

/** What is wrong between words and moves, a sentence each. */
function faultsOf(parts: readonly Part[], named: readonly string[], poster: string): string[] {
  const scenes = parts.flatMap((part) => part.scenes.map((scene, i) => ({ ...scene, i })));
  const known = scenes.map(({ id }) => id);
  const lost = [...named, poster]
    .filter((id) => !known.includes(id))
    .map((id) => `${movesFile} names "${id}", which ${contentFiles.film} has not.`);
  const hurried = scenes.flatMap(({ id, i, from, to, moves }) => {
    const sheet = i === 0 ? frames.sheet : 0;
    const needed = moves.reduce((sum, each) => sum + framesOf(each), sheet + frames.rest);
    return needed <= to - from
      ? []
      : [
          `"${id}" has ${String(to - from)} frames, and what is done in it takes ${String(needed)}; let it stand longer (${contentFiles.film}) or do less.`,
        ];
  });
  return [...lost, ...hurried];
}

/**
 * @returns the storyboard as the two files have it
 * @throws Error with a sentence for each fault: of either file, a name in one that the other has not, and moves that
 * take longer than their sentence stands
 */
export function readStoryboard(): Storyboard {
  const words = parseContent(contentFiles.film, read(contentFiles.film), kinds.film);
  const { poster, beats } = parseContent(movesFile, read(movesFile), movesSchema);
  const timed = timeline(words.chapters);
  const parts = words.chapters.map(({ clock, title, beats: said }, i) => ({
    clock,
    title,
    scenes: said.map(({ id, say }, j) => {
      const cue = timed[i]?.cues[j];
      return {
        id,
        say,
        from: frameAt(cue?.start ?? 0),
        to: frameAt(cue?.end ?? 0),
        moves: beats[id] ?? [],
      };
    }),
  }));
  const faults = faultsOf(parts, Object.keys(beats), poster);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return { title: words.title, seconds: words.seconds, poster, parts };
}
