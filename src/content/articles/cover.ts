/**
 * What an article's drawn cover can show: a fixed set of motifs, some with a number of stones. Drawn by
 * src/illustrations/cover/motifs/; chosen in the front matter's field "cover": "path 10", "twins" (front-matter.ts).
 */
interface Kind {
  /** When to use it, for the writer. */
  readonly says: string;
  /** The smallest and largest number; null if the motif takes none. */
  readonly counts: readonly [least: number, most: number] | null;
}

const kinds = {
  path: { says: "steps that lead to growth", counts: [3, 12] },
  crossing: { says: "a move from one place to another", counts: [3, 8] },
  gate: { says: "a door to pass through: sign-up, activation", counts: [1, 5] },
  direct: { says: "a direct path past all others", counts: [2, 4] },
  stream: { says: "many sources that flow into one place", counts: [3, 7] },
  branch: { says: "one path that splits: alternatives", counts: [2, 6] },
  rhythm: { says: "the same again, on time", counts: [3, 6] },
  return: { says: "attempts that come back, each one weaker", counts: [2, 5] },
  orbit: { says: "many things around one", counts: [3, 12] },
  spiral: { says: "drawn in, one after another", counts: [3, 8] },
  ripples: { says: "an effect on others: answers, engagement", counts: [2, 9] },
  beacon: { says: "one voice heard far away", counts: [2, 8] },
  chain: { says: "linked things", counts: [2, 4] },
  seasons: { says: "orders throughout the year, a habit", counts: [4, 12] },
  twins: { says: "two of a kind in one place", counts: null },
  team: { says: "different members of one team", counts: [3, 8] },
  nest: { says: "a box, or your own place", counts: [1, 9] },
  find: { says: "the one among many", counts: [12, 28] },
  paw: { says: "a print in the sand: pets", counts: null },
  divide: { says: "two that differ, and by how much", counts: [3, 16] },
  horizon: { says: "far away, beyond the sea", counts: [2, 6] },
  terraces: { says: "levels that last", counts: [2, 4] },
  beds: { says: "pages, each with its own pattern", counts: [3, 9] },
  ladder: { says: "more with each step", counts: [3, 7] },
  planting: { says: "seedlings in rows: care for the earth", counts: [4, 12] },
  growth: { says: "one plant from seed to leaf", counts: [3, 5] },
  measure: { says: "figures side by side", counts: [3, 8] },
  rows: { says: "a list being checked off", counts: [4, 12] },
} as const satisfies Readonly<Record<string, Kind>>;

export type MotifName = keyof typeof kinds;
export const motifNames = Object.keys(kinds) as readonly MotifName[];
export const motifs: Readonly<Record<MotifName, Kind>> = kinds;

/** A motif with its number; 0 if it takes none. */
export interface Motif {
  readonly name: MotifName;
  readonly count: number;
}

export const isMotif = (word: string): word is MotifName => Object.hasOwn(kinds, word);
