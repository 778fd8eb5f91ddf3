/**
 * Tables as text, given in pieces of some size, so that neither side holds the whole. Cells that a spreadsheet would run
 * as formulas get an apostrophe before them, which makes them text again (OWASP, "CSV injection").
 */
import type { ExportFile, QueryResult } from "../client/types.ts";
import type { Cell, Column, ExportFormat, Row } from "../tables.ts";

/** Half and full width; also behind blanks, which some programs take away first. */
const formula = /^[\s\u200b-\u200d\u2060\ufeff]*[=+\-@＝＋－＠]/u;
const separated = /^[\t\r\n]/;
/** A number that is kept as text ("-5", "+15550100"), or a sign alone: nothing to run. */
const harmless = /^ *[-+]?(?:\d[\d.,]*)? *$/;

/** @returns whether a spreadsheet might run the text */
export const isFormula = (text: string): boolean =>
  (formula.test(text) || separated.test(text)) && !harmless.test(text);

/** What is counted while a table is written. */
export interface WriteCounts {
  rows: number;
  /** Cells and names that a spreadsheet would have run. */
  neutralized: number;
}

export const newCounts = (): WriteCounts => ({ rows: 0, neutralized: 0 });

/** Characters of a piece. */
const pieceSize = 2 ** 16;

/** Joins lines to pieces. */
function* pieces(lines: Iterable<string>): Generator<string> {
  let piece = "";
  for (const line of lines) {
    piece += line;
    if (piece.length >= pieceSize) {
      yield piece;
      piece = "";
    }
  }
  if (piece !== "") yield piece;
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @returns true or false for what a boolean is stored as; undefined for anything else */
function asBoolean(cell: Cell, column: Column | undefined): boolean | undefined {
  if (column?.kind !== "boolean" || (typeof cell !== "number" && typeof cell !== "bigint")) {
    return undefined;
  }
  const number = Number(cell);
  return number === 0 || number === 1 ? number === 1 : undefined;
}

/* CSV ----------------------------------------------------------------------------------------------- */

/** Other programs' delimiters too: not all of them guess right. */
const special = /["\r\n,;\t|]|^\s|\s$/;
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function textField(text: string, counts: WriteCounts): string {
  const isRun = isFormula(text);
  if (isRun) counts.neutralized++;
  const safe = isRun ? `'${text}` : text;
  return safe === "" || special.test(safe) ? quoted(safe) : safe;
}

/** With cents, where it has no more than those. */
function amount(value: number): string {
  const cents = value.toFixed(2);
  return Number(cents) === value ? cents : String(value);
}

function field(cell: Cell, column: Column | undefined, counts: WriteCounts): string {
  if (cell === null) return "";
  if (typeof cell === "string") return textField(cell, counts);
  if (cell instanceof Uint8Array) return hex(cell);
  const isTrue = asBoolean(cell, column);
  if (isTrue !== undefined) return String(isTrue);
  return typeof cell === "number" && column?.kind === "money" ? amount(cell) : String(cell);
}

function* csvRecords(
  columns: readonly Column[],
  rows: Iterable<Row>,
  counts: WriteCounts,
): Generator<string> {
  // Without the mark, Excel takes UTF-8 for the encoding of its own country.
  const mark = "\ufeff";
  yield `${mark}${columns.map(({ name }) => textField(name, counts)).join(",")}\r\n`;
  for (const row of rows) {
    counts.rows++;
    const line = row.map((cell, i) => field(cell, columns[i], counts)).join(",");
    // A blank line would be no row.
    yield line === "" ? '""\r\n' : `${line}\r\n`;
  }
}

/**
 * A table as CSV (RFC 4180): UTF-8 with a byte order mark once it is encoded, CR LF, texts that a spreadsheet
 * would run made harmless, booleans as true and false, bytes as hexadecimal digits.
 *
 * @param rows with as many cells as there are columns
 * @param counts counted up while the pieces are taken
 */
export const csvLines = (
  columns: readonly Column[],
  rows: Iterable<Row>,
  counts: WriteCounts,
): Generator<string> => pieces(csvRecords(columns, rows, counts));

/* JSON ---------------------------------------------------------------------------------------------- */

/** @returns the names, each unlike the others: an object holds only one of the same name */
function keys(columns: readonly Column[]): string[] {
  const taken = new Set<string>();
  const names = new Set(columns.map(({ name }) => name));
  return columns.map(({ name }) => {
    let key = name;
    for (let number = 2; taken.has(key) || (key !== name && names.has(key)); number++) {
      key = `${name}_${String(number)}`;
    }
    taken.add(key);
    return key;
  });
}

function value(cell: Cell, column: Column | undefined): string {
  const isTrue = asBoolean(cell, column);
  if (isTrue !== undefined) return String(isTrue);
  // As text: most readers of JSON would round it.
  if (typeof cell === "bigint") return `"${String(cell)}"`;
  return JSON.stringify(cell instanceof Uint8Array ? hex(cell) : cell);
}

function* jsonRecords(
  columns: readonly Column[],
  rows: Iterable<Row>,
  counts: WriteCounts,
): Generator<string> {
  const names = keys(columns).map((name) => JSON.stringify(name));
  let before = "[\n";
  for (const row of rows) {
    const members = row.map((cell, i) => `${names[i] ?? '""'}:${value(cell, columns[i])}`);
    yield `${before}{${members.join(",")}}`;
    before = ",\n";
    counts.rows++;
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

/**
 * A table as JSON: an array of objects, one a line. Names that come twice are numbered; whole numbers beyond
 * 2^53 and bytes (as hexadecimal digits) are texts, and a number that JSON has no word for is null.
 *
 * @param rows with as many cells as there are columns
 * @param counts counted up while the pieces are taken
 */
export const jsonLines = (
  columns: readonly Column[],
  rows: Iterable<Row>,
  counts: WriteCounts,
): Generator<string> => pieces(jsonRecords(columns, rows, counts));

/** The same by format, with the type that a file of it has. */
export const writers: Readonly<
  Record<ExportFormat, { readonly lines: typeof csvLines; readonly type: string }>
> = {
  csv: { lines: csvLines, type: "text/csv;charset=utf-8" },
  json: { lines: jsonLines, type: "application/json" },
};

/* A result as a file, written in stretches so that the page stays usable while a million rows are. */

/** Milliseconds of work between two looks at the visitor. */
const stretch = 12;

interface Rows {
  readonly length: number;
  readonly at: (index: number) => Row | undefined;
}

function* all(rows: Rows): Generator<Row> {
  for (let index = 0; index < rows.length; index += 1) yield rows.at(index) ?? [];
}

export async function exportResult(
  { columns, rows }: Pick<QueryResult, "columns"> & { readonly rows: Rows },
  format: ExportFormat,
): Promise<ExportFile> {
  const { lines, type } = writers[format];
  const counts = newCounts();
  const pieces: string[] = [];
  let last = performance.now();
  for (const piece of lines(columns, all(rows), counts)) {
    pieces.push(piece);
    if (performance.now() - last < stretch) continue;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
  }
  const { rows: written, neutralized } = counts;
  return { blob: new Blob(pieces, { type }), rows: written, neutralized };
}

/** Hands a file to the browser's downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
