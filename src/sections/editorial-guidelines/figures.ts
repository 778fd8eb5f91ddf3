import { articleLimits } from "#content/articles/limits.ts";
import { put } from "#lib/text/put.ts";

const count = (value: number): string => value.toLocaleString("en-US");

/** What the rules' texts quote, from what the checks go by. */
export const limits = {
  least: count(articleLimits.words.min),
  most: count(articleLimits.words.max),
  paragraph: count(articleLimits.paragraph),
  grade: count(articleLimits.grade),
  sentence: count(articleLimits.sentence),
} as const;

/** @param text with names of limits in brackets */
export const quote = (text: string): string => put(text, limits);

/** @param lengths words of each published article */
export const measured = (lengths: readonly number[]) => ({
  ...limits,
  count: count(lengths.length),
  shortest: count(Math.min(...lengths)),
  longest: count(Math.max(...lengths)),
});
