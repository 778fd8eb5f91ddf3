/**
 * A small random generator that returns the same numbers for a seed on every machine, so that a picture drawn from a
 * name is the same in every build. Hash: FNV-1a; generator: mulberry32.
 *
 * @param seed any text, such as an article's slug
 * @returns a function that returns the next number, 0 (included) to 1 (excluded)
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
