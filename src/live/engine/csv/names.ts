/**
 * Makes names of tables and columns from text in a file: lowercase a to z, 0 to 9 and underscores. SQL takes them
 * without quotes, and nothing written in a header can become SQL or markup.
 */
import { slugify } from "#lib/text/slugify.ts";

/** Words that SQLite does not accept as a name everywhere, or reads as something else (names.test.ts). */
const reserved: ReadonlySet<string> = new Set(
  `add all alter and as autoincrement between case cast check collate commit constraint create cross
  current_date current_time current_timestamp default deferrable delete distinct drop else escape except
  exists false foreign from full glob group having if in index indexed inner insert intersect into is isnull
  join left like limit match natural not nothing notnull null oid on or order outer primary raise
  references regexp replace returning right rowid select set table then to transaction true union unique
  update using values when where window with`.split(/\s+/),
);

const longest = 60;

const signs: Readonly<Record<string, string>> = { "#": " number ", "%": " percent ", "&": " and " };

/** @returns the text as a name; empty if none of it can be one */
function fold(text: string): string {
  const plain = slugify(
    text.replace(/(\p{Ll}|\d)(?=\p{Lu})/gu, "$1_").replace(/[#%&]/g, (sign) => signs[sign] ?? ""),
  )
    .replaceAll("-", "_")
    .slice(0, longest)
    .replace(/_$/, "");
  if (plain === "") return "";
  const name = /^\d/.test(plain) ? `_${plain}` : plain;
  return reserved.has(name) ? `${name}_` : name.slice(0, longest);
}

/** @returns the name, or the name with the first number from 2 that makes it unique */
function unlike(name: string, taken: ReadonlySet<string>): string {
  let candidate = name;
  for (let number = 2; taken.has(candidate); number++) {
    const ending = `_${String(number)}`;
    candidate = name.slice(0, longest - ending.length) + ending;
  }
  return candidate;
}

/**
 * @param fileName as its owner named it
 * @param taken names of existing tables
 */
export function tableNameOf(fileName: string, taken: Iterable<string>): string {
  const base = fileName.replace(/^.*[\\/]/, "").replace(/(?:\.(?:csv|tsv|tab|txt))+$/i, "");
  const name = fold(base);
  // SQLite reserves names with this prefix.
  const free = name.startsWith("sqlite_") ? `_${name}`.slice(0, longest) : name;
  return unlike(free || "table_1", new Set(Array.from(taken, (other) => other.toLowerCase())));
}

/**
 * @param header the file's names; empty ones get a number
 * @returns a name for each, in order
 */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  // Names that need no number keep theirs, wherever they are.
  const folded = header.map(fold);
  return folded.map((name, i) => {
    const free = unlike(name || `column_${String(i + 1)}`, taken);
    taken.add(free);
    return free;
  });
}

/**
 * @param columns with their names in the file, in order
 * @returns those whose names differ in more than case, with both names and the column's number, from 1
 */
export const renamedColumns = (
  columns: readonly { readonly header: string; readonly name: string }[],
) =>
  columns
    .map(({ header, name }, i) => ({ from: header.trim(), to: name, place: i + 1 }))
    .filter(({ from, to }) => from.toLowerCase() !== to);
