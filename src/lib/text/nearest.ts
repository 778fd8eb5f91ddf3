/** Finds similar words, for “did you mean” hints and searches with typos. */

/** The last row of the edit table: the distance from `a` to each prefix of `b`. */
function lastRow(a: string, b: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replace, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row;
}

/**
 * The edit distance between two texts: insert, delete or replace a letter, or swap two neighbors (optimal string
 * alignment), because swapped letters are the most common typo.
 */
export const distance = (a: string, b: string): number => lastRow(a, b)[b.length] ?? 0;

/** The same to the nearest prefix of `b`, since `a` may be unfinished. */
export const distanceToStart = (a: string, b: string): number => Math.min(...lastRow(a, b));

/**
 * The candidate that a writer most likely meant, for "did you mean" hints.
 *
 * @param word the written word
 * @param candidates what exists
 * @returns the nearest candidate within a third of its length, or undefined
 */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  let best: { candidate: string; edits: number } | undefined;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    if (edits <= Math.max(1, candidate.length / 3) && edits < (best?.edits ?? Infinity)) {
      best = { candidate, edits };
    }
  }
  return best?.candidate;
}

/** The remedy for an unknown word: the one that was probably meant, or the full list. */
export function didYouMean(
  word: string,
  known: readonly string[],
  otherwise = "use one of",
): string {
  const close = nearest(word, known);
  return close === undefined ? `${otherwise} ${known.join(", ")}` : `did you mean "${close}"?`;
}
