/** Edits (insert, delete, replace) that lead from one text to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * The candidate that a writer most likely meant, for "did you mean" hints.
 *
 * @param word what was written
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
