/** Limits for articles. tests/unit/articles.test.ts checks them, and the editorial guidelines page quotes them. */
export const articleLimits = {
  /** The whole text. */
  words: { min: 900, max: 1_800 },
  /** Most words in a paragraph or list entry. */
  paragraph: 110,
  /** Highest Flesch–Kincaid grade (years of school). */
  grade: 12,
  /** Sentences of at least this many words may not repeat in another article; shorter ones are common phrases. */
  sentence: 6,
} as const;
