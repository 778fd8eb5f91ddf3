/**
 * What the demos ask of the engine and get from it: SQLite in a worker, with the sample shop's tables and the visitor's
 * (docs/decisions/0017-engine.md). Nothing here touches a worker or the page.
 */
import type { StorageResult } from "#lib/storage.ts";
import type { renamedColumns } from "#live/engine/csv/names.ts";
import type { CsvFault } from "#live/engine/csv/parser.ts";
import type { CsvSurvey } from "#live/engine/csv/read.ts";
import type { Column, Row, Rows, TableColumn } from "../tables.ts";

export interface Table {
  readonly name: string;
  /** `shop`: a table of the sample data. `visitor`: from the visitor's file, stored only in this browser. */
  readonly origin: "shop" | "visitor";
  readonly rows: number;
  readonly columns: readonly TableColumn[];
  /** The name of the visitor's file; empty for the shop's tables. */
  readonly file: string;
}

/* Loading ------------------------------------------------------------------------------------------- */

export type StartFault =
  /** The browser lacks WebAssembly, or forbids it. */
  | "no-wasm"
  | "no-worker"
  /** The download failed or broke off. */
  | "download"
  /** It loaded but did not start. */
  | "start";

export type Loading =
  | { readonly state: "idle" }
  /** `share`: of the whole progress from nothing to ready, 0 to 1. */
  | {
      readonly state: "loading";
      readonly step: "download" | "start" | "data";
      readonly share: number;
    }
  | { readonly state: "ready" }
  | { readonly state: "failed"; readonly fault: StartFault };

/* Queries ------------------------------------------------------------------------------------------- */

export const queryFaultKinds = [
  "empty",
  "syntax",
  "no-table",
  "no-column",
  "ambiguous-column",
  "no-function",
  /** A statement that would change, attach or read something outside the demo. */
  "read-only",
  "time-limit",
  "stopped",
  "memory",
  "other",
] as const;
export type QueryFaultKind = (typeof queryFaultKinds)[number];

export interface QueryFault {
  readonly kind: QueryFaultKind;
  /** SQLite's own message. */
  readonly detail: string;
  /** Its range in the SQL that was run, in UTF-16 units; `from` equals `to` if nothing more is known. */
  readonly from: number;
  readonly to: number;
  /** What may have been meant, as written in SQL: a name, a keyword, a text; empty if unknown. */
  readonly suggestion: string;
}

export interface QueryResult {
  readonly sql: string;
  readonly columns: readonly Column[];
  readonly rows: Rows;
  /** Why there are no further rows. `limit`: the limit of rows or bytes. */
  readonly end: "complete" | "limit" | "stopped" | "time-limit";
  readonly milliseconds: number;
}

/** What came of a request, or why nothing did. */
export type Outcome<Result, Fault> =
  | (Readonly<Result> & { readonly ok: true })
  | { readonly ok: false; readonly fault: Fault };

export type QueryOutcome = Outcome<{ result: QueryResult }, QueryFault>;

/** A query that failed as a whole. */
export const failed = (kind: QueryFaultKind, detail = "") => ({
  ok: false as const,
  fault: { kind, detail, from: 0, to: 0, suggestion: "" },
});

export interface PlanStep {
  readonly id: number;
  /** The id of its parent step; 0 at the top. */
  readonly parent: number;
  readonly detail: string;
}

export type PlanOutcome = Outcome<{ steps: readonly PlanStep[] }, QueryFault>;

/* Views: a table sorted, filtered and searched in the worker, seen through a window ------------------ */

export interface SortKey {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

/** A filter's operators; src/live/table/table-text.ts says which kind of column has which. */
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
  /** Rows that contain all of these words in any of `columns`; empty for all rows. */
  readonly search: string;
  /** The shown columns, in order: these are searched and exported. */
  readonly columns: readonly string[];
}

export interface ViewWindow {
  /** The number of rows in the view. */
  readonly rows: number;
  /** Rows of the table, unfiltered. */
  readonly of: number;
  /** The place of the first one in the view. */
  readonly from: number;
  readonly block: readonly Row[];
}

/* The visitor's files ------------------------------------------------------------------------------- */

export interface ImportFault extends Omit<CsvFault, "kind"> {
  /** `memory`: no room for its table. */
  readonly kind: CsvFault["kind"] | "memory";
}

export interface ImportReport extends Pick<CsvSurvey, "reading" | "short" | "long"> {
  readonly table: Table;
  /** Columns whose names SQL could not use. */
  readonly renamed: ReturnType<typeof renamedColumns>;
  /** Columns with times whose offset was removed: they are stored in UTC. */
  readonly offsets: readonly string[];
  /** Whether it survives a reload. */
  readonly kept: StorageResult;
}

export type ImportOutcome = Outcome<{ report: ImportReport }, ImportFault>;

export interface QueryLimits {
  readonly rows: number;
  readonly milliseconds: number;
}
