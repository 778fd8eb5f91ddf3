/** What the page and the worker send each other. */
import type { CsvSurvey } from "../csv/read.ts";
import { plainColumns, type Rows } from "../tables.ts";
import type { Calls } from "../worker/engine-worker.ts";
import type {
  ImportFault,
  ImportReport,
  Outcome,
  QueryFault,
  QueryResult,
  Table,
} from "./types.ts";

/** A visitor's file as the page stores it; the worker makes a table of it when needed. */
export interface Upload {
  readonly name: string;
  readonly file: Blob;
  readonly fileName: string;
  readonly survey: CsvSurvey;
}

/** The table of a visitor's file, made now or when needed. */
export const tableOfUpload = ({ name, fileName, survey }: Upload): Table => ({
  name,
  origin: "visitor",
  rows: survey.rows,
  columns: plainColumns(survey.columns),
  file: fileName,
});

export type QueryAnswer = Outcome<{ result: Omit<QueryResult, "sql" | "rows"> }, QueryFault>;
export type ImportAnswer = Outcome<
  { upload: Upload; report: Omit<ImportReport, "kept"> },
  ImportFault
>;

export type CallName = keyof Calls;
export type Input<K extends CallName> = Parameters<Calls[K]>[0];
export type Answer<K extends CallName> = Awaited<ReturnType<Calls[K]>>;

/**
 * Comes with a MessagePort: the worker sends the events of the call and its answer through it, and any message from the
 * page on it cancels the call.
 */
export type ToWorker = {
  readonly [K in CallName]: { readonly call: K; readonly input: Input<K> };
}[CallName];

export type FromWorker<K extends CallName> =
  | { readonly answer: Answer<K> }
  /** The call failed in an unexpected way. */
  | { readonly failed: string; readonly name: string }
  | { readonly rows: Rows }
  /** What is done of it, 0 to 1. */
  | { readonly share: number };
