/**
 * Which words of the index someone may have meant: what they began to type, or what they mistyped. A slip
 * leaves a word's beginning or its end as it was, so two or three small files hold every candidate: words by
 * their beginnings, and words by their ends.
 */
import { distance, distanceToStart } from "#lib/text/nearest.ts";
import { fileOf, type Manifest, reversed, type SpellingFile } from "./format.ts";

/** A word of the index. */
export interface Candidate {
  readonly word: string;
  /** How many pages hold it. */
  readonly count: number;
}

export type FetchFile = (name: string) => Promise<unknown>;

/** Of one kind and for one word, at most so many files are fetched. */
const mostFiles = 4;

/** Slips that are forgiven in a word: none below three letters, two from eight on. */
export const forgiven = (word: string): number => (word.length < 3 ? 0 : word.length < 8 ? 1 : 2);

/** The files that hold what begins with `start`, those next to `near` where they are many. */
function filesOf(bounds: readonly string[], start: string, near: string): number[] {
  const first = fileOf(bounds, start);
  const last = fileOf(bounds, `${start}\uffff`);
  const from = Math.max(first, Math.min(fileOf(bounds, near) - 1, last - mostFiles + 1));
  return Array.from(
    { length: Math.min(last, from + mostFiles - 1) - from + 1 },
    (_, i) => from + i,
  );
}

async function wordsOf(
  fetchFile: FetchFile,
  name: string,
  numbers: readonly number[],
): Promise<Candidate[]> {
  const files = await Promise.all(
    numbers.map((number) => fetchFile(`${name}-${String(number)}`) as Promise<SpellingFile>),
  );
  return files.flatMap(({ words, counts }) =>
    words.split(" ").map((word, i) => ({ word, count: counts[i] ?? 0 })),
  );
}

/**
 * @param typed a folded word that may not be finished
 * @param most how many
 * @returns words of the index that begin with it, itself aside, the commonest first
 */
export async function completions(
  fetchFile: FetchFile,
  { starts }: Manifest,
  typed: string,
  most: number,
): Promise<Candidate[]> {
  const known = await wordsOf(fetchFile, "starts", filesOf(starts, typed, typed));
  return known
    .filter(({ word }) => word.startsWith(typed) && word !== typed)
    .sort((a, b) => b.count - a.count)
    .slice(0, most);
}

/**
 * @param typed a folded word that the index does not hold
 * @param open whether more letters of it may come
 * @param slips how many are forgiven
 * @returns the word that was most likely meant: the fewest slips, then the same first letter, then the commonest
 */
export async function correction(
  fetchFile: FetchFile,
  { starts, ends }: Manifest,
  typed: string,
  open: boolean,
  slips = forgiven(typed),
): Promise<Candidate | undefined> {
  if (slips === 0 || typed.length < 3) return undefined;
  const { length } = typed;
  // Two swapped letters may lie on the border of two halves; two slips spoil two thirds at most.
  const intact = Math.max(
    1,
    slips === 1 ? Math.floor((length - 1) / 2) : Math.floor((length - 2) / 3),
  );
  const backward = reversed(typed);
  const known = await Promise.all([
    wordsOf(fetchFile, "starts", filesOf(starts, typed.slice(0, intact), typed)),
    wordsOf(fetchFile, "ends", filesOf(ends, backward.slice(0, intact), backward)),
  ]);
  let best: { candidate: Candidate; edits: number } | undefined;
  for (const candidate of known.flat()) {
    const { word, count } = candidate;
    const finished = Math.abs(word.length - length) <= slips ? distance(typed, word) : Infinity;
    const edits =
      open && length > 3 && word.length > length
        ? Math.min(finished, distanceToStart(typed, word))
        : finished;
    if (edits > slips) continue;
    // A word may be longer than what was typed so far, but a whole word of that length is nearer.
    const cost = edits + (finished > slips ? 0.5 : 0) + (word[0] === typed[0] ? 0 : 0.25);
    if (!best || cost < best.edits || (cost === best.edits && count > best.candidate.count)) {
      best = { candidate, edits: cost };
    }
  }
  return best?.candidate;
}
