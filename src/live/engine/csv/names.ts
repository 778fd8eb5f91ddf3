/**
 * Names of tables and columns made from what stands in a file: lower case a to z, 0 to 9 and underscores, so
 * that SQL takes them without quotes, and nothing that was written into a header can be SQL or markup.
 */

/** Words that SQLite does not take as a name in every place, or takes for something else (names.test.ts). */
const reserved: ReadonlySet<string> = new Set(
  `add all alter and as autoincrement between case cast check collate commit constraint create cross
  current_date current_time current_timestamp default deferrable delete distinct drop else escape except
  exists false foreign from full glob group having if in index indexed inner insert intersect into is isnull
  join left like limit match natural not nothing notnull null oid on or order outer primary raise
  references regexp replace returning right rowid select set table then to transaction true union unique
  update using values when where window with`.split(/\s+/),
);

const longest = 60;

/** Letters that no accent can be taken from. */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
};
const signs: Readonly<Record<string, string>> = { "#": " number ", "%": " percent ", "&": " and " };

/** @returns the text as a name, empty where nothing of it can be one */
function fold(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/([a-z\d])(?=[A-Z])/g, "$1_")
    .toLowerCase()
    .replace(/[#%&]/g, (sign) => signs[sign] ?? "")
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? "")
    .replace(/[^a-z\d]+/g, "_")
    .slice(0, longest)
    .replace(/^_+|_+$/g, "");
  if (plain === "") return "";
  const name = /^\d/.test(plain) ? `_${plain}` : plain;
  return reserved.has(name) ? `${name}_` : name.slice(0, longest);
}

/** @returns the name, or the name with the first number from 2 that makes it unlike all others */
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
 * @param taken names of tables that are there
 */
export function tableNameOf(fileName: string, taken: Iterable<string>): string {
  const base = fileName.replace(/^.*[\\/]/, "").replace(/(?:\.(?:csv|tsv|tab|txt))+$/i, "");
  const name = fold(base);
  // SQLite keeps names that begin so to itself.
  const free = name.startsWith("sqlite_") ? `_${name}`.slice(0, longest) : name;
  return unlike(free || "table_1", new Set(Array.from(taken, (other) => other.toLowerCase())));
}

/** @param header names as the file has them; empty ones get their number @returns a name for each, in order */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  // Names that need no number keep theirs, wherever they stand.
  const folded = header.map(fold);
  return folded.map((name, i) => {
    const free = unlike(name || `column_${String(i + 1)}`, taken);
    taken.add(free);
    return free;
  });
}
