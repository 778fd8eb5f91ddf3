/** Cuts sorted lists into files. */

/**
 * @param entries in order
 * @param sizeOf one of them, in characters
 * @param limit of a part, exceeded only by an entry that is larger by itself
 * @returns the entries in parts of about the same size; at least one part
 */
export function splitAt<T>(
  entries: readonly T[],
  sizeOf: (entry: T) => number,
  limit: number,
): T[][] {
  const total = entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
  const even = total / Math.max(1, Math.ceil(total / limit));
  const parts: T[][] = [[]];
  let size = 0;
  for (const entry of entries) {
    const own = sizeOf(entry);
    // An entry goes to the part in which its middle lies.
    if (size + own / 2 > even * parts.length && parts.at(-1)?.length) parts.push([]);
    parts.at(-1)?.push(entry);
    size += own;
  }
  return parts;
}

/** @returns the shortest beginning of `key` that comes after `before`, the key before it in order */
export function firstDifference(before: string, key: string): string {
  let length = 0;
  while (length < key.length && before[length] === key[length]) length += 1;
  return key.slice(0, length + 1);
}
