/** Kinds of columns: how SQLite declares them, and how values are shown and typed. SQLite has no dates or booleans. */
import { quoteName } from "#lib/sql/names.ts";
import { formatNumber } from "#lib/text/numbers.ts";

export const columnKinds = [
  "text",
  "integer",
  "real",
  /** US dollars, with cents after the point. */
  "money",
  /** As text, YYYY-MM-DD. */
  "date",
  /** As text, YYYY-MM-DD HH:MM:SS, UTC. */
  "datetime",
  /** 0 or 1. */
  "boolean",
] as const;
export type ColumnKind = (typeof columnKinds)[number];

export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
}

export interface TableColumn extends Column {
  /** Whether it is the table's primary key. */
  readonly key: boolean;
  /** The column that it references, as "customers.id"; empty if none. */
  readonly references: string;
  /** For kind "real": the most decimal places of any value, if known. */
  readonly decimals?: number | undefined;
}

/** A value of SQLite. Whole numbers beyond 2^53 are rounded, and bytes are read as text. */
export type Cell = string | number | null;
export type Row = readonly Cell[];
export type Rows = readonly Row[];

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** What a visitor may say about a CSV file. */
export interface CsvChoices {
  readonly header?: boolean;
  /** By column index; missing for detected ones. */
  readonly kinds?: readonly ColumnKind[];
}

/** How a CSV file is read, as `src/live/engine/csv` detects it and the visitor says. */
export interface CsvReading extends CsvChoices {
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  readonly delimiter: "," | ";" | "\t" | "|";
  readonly header: boolean;
}

/*
 * Tables as SQLite declares them, and the kinds of a result's columns. A column's declared type encodes its kind and
 * SQLite's affinity.
 */

const declared: Readonly<Record<ColumnKind, string>> = {
  text: "TEXT",
  integer: "INTEGER",
  real: "REAL",
  money: "MONEY REAL",
  date: "DATE TEXT",
  datetime: "DATETIME TEXT",
  boolean: "BOOLEAN INTEGER",
};

/** The kind of a column from its declared type; undefined if a result's column does not come from a table. */
export const kindOfDeclared = (type: string | null): ColumnKind | undefined =>
  columnKinds.find((kind) => declared[kind] === type?.toUpperCase());

const columnSql = ({ name, kind, key, references }: TableColumn): string => {
  const [table, column] = references.split(".");
  const pointer =
    table !== undefined && column !== undefined
      ? ` REFERENCES ${quoteName(table)} (${quoteName(column)})`
      : "";
  return `${quoteName(name)} ${declared[kind]}${key ? " PRIMARY KEY" : ""}${pointer}`;
};

export const createTableSql = (name: string, columns: readonly TableColumn[]): string =>
  `CREATE TABLE ${quoteName(name)} (${columns.map(columnSql).join(", ")})`;

/** @returns the statement for an index of these columns, named after them */
export const createIndexSql = (table: string, columns: readonly string[]): string => {
  const index = quoteName(`${table}_by_${columns.join("_")}`);
  return `CREATE INDEX ${index} ON ${quoteName(table)} (${columns.map(quoteName).join(", ")})`;
};

export const insertSql = (name: string, columns: readonly Column[]): string =>
  `INSERT INTO ${quoteName(name)} VALUES (${columns.map(() => "?").join(", ")})`;

/** Columns that are not keys, such as a file's. */
export const plainColumns = (
  columns: readonly (Column & Pick<TableColumn, "decimals">)[],
): TableColumn[] =>
  columns.map(({ name, kind, decimals }) => ({ name, kind, key: false, references: "", decimals }));

function kindOfCell(cell: Cell | undefined): ColumnKind {
  if (typeof cell === "number") return Number.isInteger(cell) ? "integer" : "real";
  if (typeof cell !== "string") return "text";
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return "date";
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(cell) ? "datetime" : "text";
}

/** The kind of the first value that is not null; numbers are whole if all of them are. */
export function kindOfValues(cells: readonly Cell[]): ColumnKind {
  const kind = kindOfCell(cells.find((cell) => cell !== null));
  const whole = cells.every((cell) => cell === null || Number.isInteger(cell));
  return kind === "integer" && !whole ? "real" : kind;
}

/* How a grid shows a value, and how it aligns it. */

export const showCount = (count: number): string => formatNumber(count);

/** Whether values of a kind align at the end of their cells, so that their digits line up. */
export const isNumeric = (kind: ColumnKind): boolean =>
  kind === "integer" || kind === "real" || kind === "money";

/** Ids and years are whole numbers too, so only numbers of five digits or more get separators. */
const whole = (value: number): string =>
  value < 10_000 && value > -10_000 ? String(value) : formatNumber(value);

/** @returns the value as text: readable figures, nothing for NULL (the grid shows that in its own way) */
export function showCell(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if (kind === "money") return formatNumber(cell, 2, 2);
  if (Number.isInteger(cell)) return whole(cell);
  return formatNumber(cell, 6);
}

/* What a visitor types, or copies from the grid, in the form that the table stores. Pure. */

/** "$1,234.50" as 1234.50; any other text unchanged. */
export const plainNumber = (typed: string): string => {
  const text = typed.trim();
  return /^-?\$?(?:\d[\d,]*\.?\d*|\.\d+)$/.test(text) ? text.replace(/[$,]/g, "") : text;
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const day =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (\d{1,2}), (\d{4})(?:, (\d\d:\d\d))?/gi;

/** The words of a search, as typed and as stored; a day as the grid shows it ("Mar 1, 2023") is one. */
export function searchTerms(search: string) {
  const days: { typed: string; stored: string }[] = [];
  const rest = search.replace(day, (typed: string, ...parts: (string | undefined)[]) => {
    const [month = "", date = "", year = "", time] = parts;
    const number = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, "0");
    const clock = time === undefined ? "" : ` ${time}`;
    days.push({ typed, stored: `${year}-${number}-${date.padStart(2, "0")}${clock}` });
    return " ";
  });
  const words = rest.split(/\s+/).filter((word) => word !== "");
  return [...days, ...words.map((typed) => ({ typed, stored: plainNumber(typed) }))];
}
