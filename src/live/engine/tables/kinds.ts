/** What a column of a table holds, as every demo understands it. SQLite itself knows numbers, texts and bytes only. */

export const columnKinds = [
  "text",
  "integer",
  "real",
  /** US dollars, with cents behind the point. */
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
  /** What it points at, as "customers.id"; empty where it points at nothing. */
  readonly references: string;
  /** Of a column of kind "real": places behind the point that its values have at most, where that is known. */
  readonly decimals?: number | undefined;
}

/** A value as SQLite gives it. Whole numbers beyond 2^53 come as bigint. */
export type Cell = string | number | bigint | Uint8Array | null;
export type Row = readonly Cell[];

export const exportFormats = ["csv", "json"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How a CSV file is read; `src/live/engine/csv` finds it out, and the visitor may overrule it. */
export interface CsvReading {
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  readonly delimiter: "," | ";" | "\t" | "|";
  readonly header: boolean;
  /** What the visitor says a column holds, by its place; null or nothing for what was found out. */
  readonly kinds?: readonly (ColumnKind | null)[] | undefined;
}
