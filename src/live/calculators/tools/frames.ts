/**
 * Pixels, for a tool in the column of an article, 700 wide: all of it but the lines, which unfold. In a narrower one it
 * scrolls in its frame, and the result stays in view. tests/browser/free-tools.test.ts measures it.
 */
export const frameHeights = { dunning: 1060, margin: 1560, lifetime: 1180 } as const;
