/** Full-text search over all content: where does this sentence come from? */
import { fillText } from "#content/quotes.ts";
import { nameOf } from "../labels.ts";
import type { Hit, Json, Place } from "../protocol.ts";
import { draftOf } from "./draft.ts";
import { allFiles, read } from "./files.ts";

const ignore = () => undefined;

/** A text normalized for comparison: as on the page, ignoring markup, case, and kinds of quotes and spaces. */
const plain = (text: string): string =>
  (text.includes("{") ? fillText(text, ignore) : text)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`~#>|]/g, "")
    .replace(/[“”"‘’']/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

type Passage = Omit<Hit, "path" | "name">;

function fieldsOf(value: Json, place: Place = []): Passage[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ place, line: null, text: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, Json]) =>
    fieldsOf(item, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The passages of each file, by its path and text: reading all of them takes a second. */
const known = new Map<string, { readonly source: string; readonly hits: readonly Hit[] }>();

const passages = (root: string): Hit[] =>
  allFiles(root).flatMap((file) => {
    const { path } = file;
    const source = read(root, path);
    const last = known.get(path);
    if (last?.source === source) return last.hits;
    const { fields, text } = draftOf(file, source);
    const lines = text?.split("\n") ?? [];
    const hits = [
      ...fieldsOf(fields),
      ...lines.map((line, i) => ({ place: null, line: i + 1, text: line })),
    ].map((passage: Passage) => ({ path, name: nameOf(path, null), ...passage }));
    known.set(path, { source, hits });
    return hits;
  });

/** How well a text matches; 0 if it does not. */
function scoreOf(text: string, wanted: string, words: readonly string[]): number {
  if (text === "") return 0;
  if (text === wanted) return 4;
  if (text.includes(wanted)) return 3;
  // The clicked text may be longer than its field: a sentence with a link, or two fields in one line.
  if (text.length > 12 && wanted.includes(text)) return 2;
  return words.length > 1 && words.every((word) => text.includes(word)) ? 1 : 0;
}

/**
 * @param words as typed or clicked
 * @param first a file that wins ties: that of the clicked page
 * @returns at most 40, best first
 */
export function search(root: string, words: string, first?: string): readonly Hit[] {
  const wanted = plain(words.slice(0, 2000));
  if (wanted.length < 2) return [];
  const parts = wanted.split(" ").filter((part) => part.length > 1);
  return passages(root)
    .map((hit) => ({ hit, score: scoreOf(plain(hit.text), wanted, parts) }))
    .filter(({ score }) => score > 0)
    .map(({ hit, score }) => ({ hit, score: hit.path === first ? score + 0.5 : score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 40)
    .map(({ hit }) => hit);
}
