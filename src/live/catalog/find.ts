/** Which entries contain all the typed words, and what the visitor may have meant if none does. Pure. */
import { distance, nearest } from "#lib/text/nearest.ts";

const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** Names are also found with spaces: "discount code". */
const words = (query: string): string[] =>
  plain(query)
    .split(/[\s_.]+/)
    .filter((word) => word !== "");

/** An entry's searchable text. */
export const searchable = (text: string): string => plain(text).replaceAll("_", " ");

/** Words of other lengths have no single typo that leaves one likely word. */
const typable = { least: 5, most: 40 };

/** The entries' words one typo away from `word` if none of them has it; otherwise `word` alone. */
function oneTypoFrom(word: string, entries: readonly string[]): readonly string[] {
  const { length } = word;
  if (length < typable.least || length > typable.most) return [word];
  if (entries.some((entry) => entry.includes(word))) return [word];
  const known = new Set(entries.join(" ").split(/[^\p{L}\p{N}]+/u));
  const near = [...known].filter(
    (each) => Math.abs(each.length - length) <= 1 && distance(word, each) <= 1,
  );
  return near.length === 0 ? [word] : near;
}

/** @returns whether each entry has all words, allowing one typo in each; true for all if the query is empty */
export function found(entries: readonly string[], query: string): boolean[] {
  const asked = words(query).map((word) => oneTypoFrom(word, entries));
  return entries.map((entry) => asked.every((any) => any.some((word) => entry.includes(word))));
}

/**
 * @param names of the entries
 * @returns a word of a name that may have been meant; empty if none is close
 */
export function meant(names: readonly string[], query: string): string {
  const known = [...new Set(names.flatMap((name) => words(name)))].filter(
    ({ length }) => length > 2,
  );
  const near = words(query).map((word) =>
    known.includes(word) ? word : (nearest(word, known) ?? ""),
  );
  const is = near.every((word) => word !== "") ? near.join(" ") : "";
  return is === words(query).join(" ") ? "" : is;
}
