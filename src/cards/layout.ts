/** Measures of a card, in pixels: 1200 by 630, for link previews. */
export const layout = {
  width: 1200,
  height: 630,
  /** From the card's edge to its words. */
  edge: 72,
  column: { width: 660, height: 326 },
  /** Height of a title's line, as a share of its size. */
  line: 1.02,
  eyebrow: 30,
  name: 44,
  mark: { width: 50, height: 52, gap: 16 },
} as const;
