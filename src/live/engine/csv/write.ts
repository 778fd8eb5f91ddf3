/**
 * Tables as text, line by line, in pieces, so that neither side holds the whole. Cells that a spreadsheet would run
 * as formulas get a leading apostrophe, which turns them back into text (OWASP, "CSV injection").
 */
import { pauses } from "#live/engine/pauses.ts";
import { type Cell, type Column, type ExportFormat, type Row, type Rows } from "../tables.ts";

/** Half and full width, also after blanks, which some programs strip first. */
const formula = /^[\s\u200b-\u200d\u2060\ufeff]*[=+\-@＝＋－＠]/u;
const separated = /^[\t\r\n]/;
/** A number stored as text ("-5", "+15550100"), or a sign alone: nothing to run. */
const harmless = /^ *[-+]?(?:\d[\d.,]*)? *$/;

/** @returns whether a spreadsheet might run the text */
export const isFormula = (text: string): boolean =>
  (formula.test(text) || separated.test(text)) && !harmless.test(text);

/** `neutralized`: cells and names that a spreadsheet would run. */
export const newCounts = () => ({ rows: 0, neutralized: 0 });
type WriteCounts = ReturnType<typeof newCounts>;

/** @returns true or false for a stored boolean; undefined for anything else */
function asBoolean(cell: Cell, column: Column | undefined): boolean | undefined {
  if (column?.kind !== "boolean" || (cell !== 0 && cell !== 1)) return undefined;
  return cell === 1;
}

/* CSV ----------------------------------------------------------------------------------------------- */

/** Other programs' delimiters as well: not all programs guess right. */
const special = /["\r\n,;\t|]|^\s|\s$/;
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function textField(text: string, counts: WriteCounts): string {
  const isRun = isFormula(text);
  if (isRun) counts.neutralized++;
  const safe = isRun ? `'${text}` : text;
  return safe === "" || special.test(safe) ? quoted(safe) : safe;
}

/** With cents, if it has no more decimals. */
function amount(value: number): string {
  const cents = value.toFixed(2);
  return Number(cents) === value ? cents : String(value);
}

function field(cell: Cell, column: Column | undefined, counts: WriteCounts): string {
  if (cell === null) return "";
  if (typeof cell === "string") return textField(cell, counts);
  const isTrue = asBoolean(cell, column);
  if (isTrue !== undefined) return String(isTrue);
  return column?.kind === "money" ? amount(cell) : String(cell);
}

/**
 * The lines of a table as CSV (RFC 4180): UTF-8 with a byte order mark once encoded, CR LF, formulas made harmless,
 * booleans as true and false.
 *
 * @param rows each with one cell per column
 * @param counts updated as lines are read
 */
export function* csvLines(
  columns: readonly Column[],
  rows: Iterable<Row>,
  counts: WriteCounts,
): Generator<string> {
  // Without the mark, Excel reads UTF-8 in its local encoding.
  const mark = "\ufeff";
  yield `${mark}${columns.map(({ name }) => textField(name, counts)).join(",")}\r\n`;
  for (const row of rows) {
    counts.rows++;
    const line = row.map((cell, i) => field(cell, columns[i], counts)).join(",");
    // A blank line would not be a row.
    yield line === "" ? '""\r\n' : `${line}\r\n`;
  }
}

/* JSON ---------------------------------------------------------------------------------------------- */

/** @returns unique names: an object cannot hold two that are the same */
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

const value = (cell: Cell, column: Column | undefined): string =>
  JSON.stringify(asBoolean(cell, column) ?? cell);

/**
 * The lines of a table as JSON: an array of objects, one per line. Duplicate names get numbers, and a number that JSON
 * cannot express is null.
 *
 * @param rows each with one cell per column
 * @param counts updated as lines are read
 */
export function* jsonLines(
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

/* Files --------------------------------------------------------------------------------------------- */

const writers = {
  csv: { lines: csvLines, type: "text/csv;charset=utf-8" },
  json: { lines: jsonLines, type: "application/json" },
} as const;

/** Characters that are written between two pauses. */
const pieceSize = 2 ** 16;

/**
 * @param rows each with one cell per column
 * @param pause called after each piece, so that the page or the worker stays responsive
 */
export async function writeTable(
  columns: readonly Column[],
  rows: Iterable<Row>,
  format: ExportFormat,
  pause: () => Promise<void> | undefined,
) {
  const { lines, type } = writers[format];
  const counts = newCounts();
  const pieces: string[] = [];
  let piece = "";
  for (const line of lines(columns, rows, counts)) {
    piece += line;
    if (piece.length < pieceSize) continue;
    pieces.push(piece);
    piece = "";
    await pause();
  }
  pieces.push(piece);
  return { blob: new Blob(pieces, { type }), ...counts };
}

/** A result as a file, written in short steps. */
export const exportResult = (
  { columns, rows }: { readonly columns: readonly Column[]; readonly rows: Rows },
  format: ExportFormat,
) => writeTable(columns, rows, format, pauses(12));

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
