/** Sentences that stand in more than one article: a reader of both has read one of them before. */
import type { Block } from "#content/articles/blocks.ts";
import { articleLimits } from "#content/articles/limits.ts";
import { textsOf } from "#content/articles/blocks.ts";
import { sentencesOf } from "./passages.ts";

/** What is left of a sentence when its dress is off: letters and figures, small, one space between. */
const bare = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}%$]+/gu, " ")
    .trim();

export interface SharedSentence {
  /** As the first article has it. */
  readonly sentence: string;
  /** Ids of the articles, at least two. */
  readonly articles: readonly string[];
}

/** @param texts the blocks of each article by its id; code is not compared */
export function sharedSentences(texts: ReadonlyMap<string, readonly Block[]>): SharedSentence[] {
  const seen = new Map<string, { sentence: string; articles: Set<string> }>();
  for (const [id, blocks] of texts) {
    const said = blocks.flatMap((block) => (block.type === "code" ? [] : textsOf(block)));
    for (const sentence of said.flatMap(sentencesOf)) {
      const key = bare(sentence);
      if (key.split(" ").length < articleLimits.sentence) continue;
      const known = seen.get(key);
      if (known === undefined) seen.set(key, { sentence, articles: new Set([id]) });
      else known.articles.add(id);
    }
  }
  return [...seen.values()]
    .filter(({ articles }) => articles.size > 1)
    .map(({ sentence, articles }) => ({ sentence, articles: [...articles] }));
}
