/**
 * What the demos ask of the engine and get from it: SQLite in a worker, with the sample shop's tables and those
 * that the visitor brought (docs/decisions/0017-engine.md). Nothing here touches a worker or the page.
 */
import type { CsvFault, CsvFaultKind } from "#live/engine/csv/parser.ts";
import type { Column, CsvReading, ExportFormat, Row, TableColumn } from "../tables.ts";

export interface Table {
  readonly name: string;
  /** `shop`: a table of the sample data. `visitor`: brought by the visitor, kept in this browser alone. */
  readonly origin: "shop" | "visitor";
  readonly rows: number;
  readonly columns: readonly TableColumn[];
  /** The visitor's file that it was made from, as its owner named it; empty for the shop's. */
  readonly file: string;
}

/* Loading ------------------------------------------------------------------------------------------- */

/** Why the engine does not start. */
export type StartFault =
  /** The browser knows no WebAssembly, or forbids it. */
  | "no-wasm"
  | "no-worker"
  /** The download failed or broke off. */
  | "download"
  /** It came whole and did not start. */
  | "start";

export type Loading =
  | { readonly state: "idle" }
  /** `share`: of the whole way from nothing to ready, 0 to 1. */
  | {
      readonly state: "loading";
      readonly step: "download" | "start" | "data";
      readonly share: number;
    }
  | { readonly state: "ready" }
  | { readonly state: "failed"; readonly fault: StartFault; readonly detail: string };

/* Queries ------------------------------------------------------------------------------------------- */

export type QueryFaultKind =
  | "empty"
  | "syntax"
  | "no-table"
  | "no-column"
  | "ambiguous-column"
  | "no-function"
  /** A statement that would change, attach or read what is not the demo's. */
  | "read-only"
  | "time-limit"
  | "stopped"
  | "memory"
  | "other";

export interface QueryFault {
  readonly kind: QueryFaultKind;
  /** In SQLite's own words. */
  readonly detail: string;
  /** Where it stands in the SQL that was run, in UTF-16 units; the same twice where nothing more is known. */
  readonly from: number;
  readonly to: number;
  /** The name it is about, where there is one; else empty. */
  readonly name: string;
  /** What may have been meant, as it is written in SQL: a name, a keyword, a text; else empty. */
  readonly suggestion: string;
}

/** Rows of a result, held on the page as transferred blocks; a row is read when it is asked for. */
export interface ResultRows {
  readonly length: number;
  /** @throws RangeError for a row that is not there */
  readonly at: (index: number) => Row;
}

export interface QueryResult {
  readonly sql: string;
  readonly columns: readonly Column[];
  readonly rows: ResultRows;
  /** Why there are no further rows. `limit`: of rows or bytes. */
  readonly end: "complete" | "limit" | "stopped" | "time-limit";
  readonly milliseconds: number;
}

export type QueryOutcome =
  | { readonly ok: true; readonly result: QueryResult }
  | { readonly ok: false; readonly fault: QueryFault };

export interface Running<T> {
  readonly outcome: Promise<T>;
  /** Ends it within a quarter of a second, whatever it does. The outcome still comes. */
  readonly stop: () => void;
}

export interface PlanStep {
  readonly id: number;
  /** Of the step it is part of; 0 at the top. */
  readonly parent: number;
  readonly detail: string;
}

/* Views: a table sorted, filtered and searched in the worker, seen through a window ------------------ */

export interface SortKey {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

/** What a filter can ask, by the kind of the column (src/live/table/filters.ts says which has which). */
export const filterOperators = [
  "contains",
  "not-contains",
  "starts-with",
  "equals",
  "not-equals",
  "at-least",
  "at-most",
  "between",
  "empty",
  "not-empty",
] as const;
export type FilterOperator = (typeof filterOperators)[number];

export interface Filter {
  readonly column: string;
  readonly operator: FilterOperator;
  /** One value, two for "between", none for "empty" and "not-empty"; as typed, dates as YYYY-MM-DD. */
  readonly values: readonly string[];
}

export interface ViewRequest {
  readonly table: string;
  readonly sort: readonly SortKey[];
  readonly filters: readonly Filter[];
  /** Rows that hold all of these words in any of `columns`; empty for all rows. */
  readonly search: string;
  /** The columns that are shown, in their order: those that are searched and exported. */
  readonly columns: readonly string[];
}

export interface View {
  /** Tells its windows from those of the views before it. */
  readonly id: number;
  readonly rows: number;
  /** Of the table, unfiltered. */
  readonly of: number;
  readonly milliseconds: number;
}

/* The visitor's files ------------------------------------------------------------------------------- */

/** `memory`: its table has no room. */
export type ImportFaultKind = CsvFaultKind | "memory";

export interface ImportFault extends Omit<CsvFault, "kind"> {
  readonly kind: ImportFaultKind;
}

export interface ImportReport {
  readonly table: Table;
  readonly reading: CsvReading;
  /** Rows with fewer fields than the header (filled with empty ones), and with more (columns were added). */
  readonly short: number;
  readonly long: number;
  /** Columns with times whose offset was taken off: they are stored in UTC. */
  readonly offsets: readonly string[];
  /** Whether it will be here after a reload. `full`, `blocked`: the browser gives no room. */
  readonly kept: "kept" | "full" | "blocked";
}

export type ImportOutcome =
  | { readonly ok: true; readonly report: ImportReport }
  | { readonly ok: false; readonly fault: ImportFault };

/* Files out ----------------------------------------------------------------------------------------- */

export interface ExportFile {
  readonly blob: Blob;
  readonly rows: number;
  /** Cells that would have run as formulas in a spreadsheet and were made harmless. */
  readonly neutralized: number;
}

/* The engine ---------------------------------------------------------------------------------------- */

export interface Engine {
  /** Changes only when what it says changes, as useSyncExternalStore wants it. */
  readonly loading: () => Loading;
  /** All tables; empty until ready. A new list when one comes or goes. */
  readonly tables: () => readonly Table[];
  /** @returns unsubscribe. Called when `loading()` or `tables()` has changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads it, once; after a failure, again. Never rejects: `loading()` says how it went. */
  readonly start: () => Promise<void>;
  /** Runs the first statement of `sql`. Starts the engine where it is not. */
  readonly query: (sql: string, limits?: Partial<QueryLimits>) => Running<QueryOutcome>;
  readonly plan: (
    sql: string,
  ) => Promise<{ ok: true; steps: readonly PlanStep[] } | { ok: false; fault: QueryFault }>;
  /** Sorted, filtered and searched in the worker; a newer one of the same `slot` makes it moot (null). */
  readonly view: (slot: string, request: ViewRequest) => Promise<View | null>;
  /** @returns rows from `from`; null where the view has been replaced. */
  readonly window: (view: View, from: number, count: number) => Promise<readonly Row[] | null>;
  /** `scope`: the view's rows and columns, or the whole table. */
  readonly exportTable: (
    request: ViewRequest,
    scope: "shown" | "all",
    format: ExportFormat,
  ) => Promise<ExportFile>;
  /** @param progress told the share that is read, 0 to 1 */
  readonly importCsv: (
    file: File,
    progress: (share: number) => void,
    reading?: Partial<CsvReading>,
  ) => Running<ImportOutcome>;
  readonly dropTable: (name: string) => Promise<void>;
  /** Deletes all that the visitor brought: tables here, and kept ones in the browser. */
  readonly clear: () => Promise<void>;
}

export interface QueryLimits {
  readonly rows: number;
  readonly milliseconds: number;
}
