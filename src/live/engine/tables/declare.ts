/**
 * Tables as SQLite is told of them, and the kinds of a result's columns. A column's declared type carries its kind and
 * SQLite's affinity in one.
 */
import { quoteName } from "#lib/sql/names.ts";
import { type Cell, type Column, type ColumnKind, type TableColumn, columnKinds } from "./kinds.ts";

const declared: Readonly<Record<ColumnKind, string>> = {
  text: "TEXT",
  integer: "INTEGER",
  real: "REAL",
  money: "MONEY REAL",
  date: "DATE TEXT",
  datetime: "DATETIME TEXT",
  boolean: "BOOLEAN INTEGER",
};

/** The kind of a column from its declared type; undefined where a result's column comes from no table. */
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

/** Columns that are keys of nothing, such as a file's. */
export const plainColumns = (
  columns: readonly (Column & Pick<TableColumn, "decimals">)[],
): TableColumn[] =>
  columns.map(({ name, kind, decimals }) => ({ name, kind, key: false, references: "", decimals }));

function kindOfCell(cell: Cell | undefined): ColumnKind {
  if (typeof cell === "number") return Number.isInteger(cell) ? "integer" : "real";
  if (typeof cell === "bigint") return "integer";
  if (typeof cell !== "string") return "text";
  if (/^\d{4}-\d\d-\d\d$/.test(cell)) return "date";
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(cell) ? "datetime" : "text";
}

/** The kind of the first value that is there; numbers are whole where all of them are. */
export function kindOfValues(cells: readonly Cell[]): ColumnKind {
  const kind = kindOfCell(cells.find((cell) => cell !== null));
  const whole = cells.every((cell) => cell === null || Number.isInteger(cell));
  return kind === "integer" && !whole ? "real" : kind;
}
