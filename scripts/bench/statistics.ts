/** The middle of some figures: a single odd visit does not move it. Throws a RangeError for none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined)
    throw new RangeError("no figures to take a median of");
  return (lower + upper) / 2;
}
