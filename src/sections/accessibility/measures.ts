/**
 * What the site holds itself to, in figures: the tests judge by them, and /accessibility/ quotes them. The criteria are
 * those of WCAG 2.2, levels A and AA.
 */
export const measures = {
  /** Least contrast: words to their ground (1.4.3), signs and edges to theirs (1.4.11). */
  contrast: { text: 4.5, sign: 3 },
  /** The windows that every page is looked at in, in pixels; the narrowest is that of 1.4.10. */
  windows: {
    phone: { width: 390, height: 844 },
    desktop: { width: 1280, height: 900 },
    narrow: { width: 320, height: 640 },
  },
  /** How many times as large text may be made (1.4.4). */
  enlarged: 2,
  /** The least side of what is pressed, in pixels (2.5.8). */
  target: 24,
  /** The longest animation under reduced motion, in milliseconds. Anything longer would be visible. */
  motion: 10,
} as const;
