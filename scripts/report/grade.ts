/** How many years at school a text asks for. */
import { wordsIn } from "#content/articles/blocks.ts";
import { sentencesOf } from "./passages.ts";
import { countSyllables } from "./syllables.ts";

/** A sum is read as figures, whatever words stand beside it. */
const isSum = (sentence: string): boolean => /=|\d\s*[×/]\s*[$\d]/.test(sentence);

/**
 * The grade after Flesch and Kincaid: 0.39 × words a sentence + 11.8 × syllables a word − 15.59. Sentences that are
 * sums, and words without a letter, are left out.
 *
 * @param texts passages of running text
 * @returns 8 for what is read after eight years at school; 0 where there is nothing to read
 */
export function readingGrade(texts: readonly string[]): number {
  let sentences = 0;
  let words = 0;
  let syllables = 0;
  for (const sentence of texts.flatMap(sentencesOf)) {
    const spoken = wordsIn(sentence).filter((word) => /\p{L}/u.test(word));
    if (spoken.length === 0 || isSum(sentence)) continue;
    sentences += 1;
    words += spoken.length;
    // Words joined by a hyphen are spoken one by one.
    for (const part of spoken.flatMap((word) => word.split("-"))) syllables += countSyllables(part);
  }
  if (words === 0) return 0;
  return Math.max(0, 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59);
}
