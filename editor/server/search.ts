/** Full-text search over all content: where does this sentence come from? */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fillText } from "#content/quotes.ts";
import { nameOfFile } from "../labels.ts";
import type { Hit, Json, Place } from "../protocol.ts";
import { placeOf } from "./disk.ts";
import { draftOf } from "./drafts.ts";
import { allFiles } from "./list.ts";

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

type Found = Pick<Hit, "place" | "bodyLine" | "text">;

function fieldsOf(value: Json, place: Place): Found[] {
  if (typeof value === "string" || typeof value === "number")
    return [{ place, bodyLine: null, text: String(value) }];
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((item, i) => fieldsOf(item, [...place, i]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value as Readonly<Record<string, Json>>).flatMap(([key, item]) =>
    fieldsOf(item, [...place, key]),
  );
}

const linesOf = (text: string): Found[] =>
  text.split("\n").map((line, i) => ({ place: null, bodyLine: i + 1, text: line }));

/** Every text of a file with its place. */
function textsOf(root: string, path: string): Found[] {
  const draft = draftOf(placeOf(path), readFileSync(join(root, path), "utf8"));
  if (draft.kind === "fields") return fieldsOf(draft.value, []);
  if (draft.kind === "source") return linesOf(draft.source);
  return [...fieldsOf(draft.front, []), ...linesOf(draft.body)];
}

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
 * @param first files that win ties: those of the clicked page
 * @returns at most 40, best first
 */
export function search(root: string, words: unknown, first: readonly string[]): readonly Hit[] {
  const wanted = plain(typeof words === "string" ? words.slice(0, 2000) : "");
  if (wanted.length < 2) return [];
  const parts = wanted.split(" ").filter((part) => part.length > 1);
  const rank = (path: string) => (first.includes(path) ? first.length - first.indexOf(path) : 0);
  return allFiles(root)
    .flatMap((path) => textsOf(root, path).map((found) => ({ path, found })))
    .map(({ path, found }) => ({ path, found, score: scoreOf(plain(found.text), wanted, parts) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || rank(b.path) - rank(a.path))
    .slice(0, 40)
    .map(({ path, found }) => ({ path, name: nameOfFile(path), ...found }));
}
