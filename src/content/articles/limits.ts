/**
 * What an article keeps to: tests/unit/articles.test.ts judges by it, and the page of the
 * editorial guidelines quotes it.
 */
export const articleLimits = {
  /** All that is read. */
  words: { min: 900, max: 1_800 },
  /** Words of one paragraph or entry of a list, at most. */
  paragraph: 110,
  /** After Flesch and Kincaid: years at school, at most. */
  grade: 12,
  /** Words from which on a sentence counts as one that no other article may have; shorter ones are turns of speech. */
  sentence: 6,
} as const;
