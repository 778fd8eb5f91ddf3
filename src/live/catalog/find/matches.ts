/** Which entries hold all that is typed, and what may have been meant where none does. Pure. */
import { nearest } from "#lib/text/nearest.ts";

const plain = (text: string): string => text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** Names are found with blanks as well: "discount code". */
const words = (query: string): string[] =>
  plain(query)
    .split(/[\s_.]+/)
    .filter((word) => word !== "");

/** An entry's text as it is searched. */
export const searchable = (text: string): string => plain(text).replaceAll("_", " ");

/** @returns whether each entry is found; all of them for an empty query */
export function found(entries: readonly string[], query: string): boolean[] {
  const asked = words(query);
  return entries.map((entry) => asked.every((word) => entry.includes(word)));
}

/**
 * @param names of the entries
 * @returns a word of a name that may have been meant; empty where none is near
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
