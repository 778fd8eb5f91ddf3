/**
 * The site's accessibility limits, checked by the tests and quoted on /accessibility/. The criteria are WCAG 2.2,
 * levels A and AA.
 */
export const measures = {
  /** Minimum contrast with the background: text (1.4.3), icons and edges (1.4.11). */
  contrast: { text: 4.5, sign: 3 },
  /** Window widths for testing every page, in pixels; the narrowest is from 1.4.10. */
  windows: {
    phone: { width: 390, height: 844 },
    desktop: { width: 1280, height: 900 },
    narrow: { width: 320, height: 640 },
  },
  /** How far text can be enlarged (1.4.4). */
  enlarged: 2,
  /** Minimum size of a target, in pixels (2.5.8). */
  target: 24,
  /** The longest animation under reduced motion, in milliseconds. Anything longer would be visible. */
  motion: 10,
} as const;
