/** What the page and the worker say to one another. Each call has one answer; events may come before it. */
import type { CsvSurvey } from "#live/engine/csv/read.ts";
import { plainColumns } from "#live/engine/tables/declare.ts";
import type { Column, CsvReading, ExportFormat, Row } from "#live/engine/tables/kinds.ts";
import type {
  ExportFile,
  ImportFault,
  ImportReport,
  PlanStep,
  QueryFault,
  QueryLimits,
  QueryResult,
  Table,
  View,
  ViewRequest,
} from "./types.ts";

/** A visitor's file as the page keeps it; the worker makes a table of it when one is asked for. */
export interface Upload {
  readonly name: string;
  readonly file: Blob;
  readonly fileName: string;
  /** How it is read, and what it holds. */
  readonly survey: CsvSurvey;
}

/** The table that a visitor's file is, or will be when it is asked for. */
export const tableOfUpload = ({ name, fileName, survey }: Upload): Table => ({
  name,
  origin: "visitor",
  rows: survey.rows,
  columns: plainColumns(survey.columns),
  file: fileName,
});

export type QueryAnswer =
  | {
      readonly ok: true;
      readonly columns: readonly Column[];
      readonly end: QueryResult["end"];
      readonly milliseconds: number;
    }
  | { readonly ok: false; readonly fault: QueryFault };

export type ImportAnswer =
  | { readonly ok: true; readonly upload: Upload; readonly report: Omit<ImportReport, "kept"> }
  | { readonly ok: false; readonly fault: ImportFault };

/** Every call with what is asked and what is answered. */
export interface Calls {
  start: {
    ask: { wasm: ArrayBuffer; shop: boolean; uploads: readonly Upload[] };
    answer: { tables: readonly Table[] };
  };
  query: { ask: { sql: string; limits: QueryLimits }; answer: QueryAnswer };
  plan: {
    ask: { sql: string };
    answer: { ok: true; steps: readonly PlanStep[] } | { ok: false; fault: QueryFault };
  };
  view: { ask: { slot: string; request: ViewRequest }; answer: View };
  window: { ask: { view: number; from: number; count: number }; answer: readonly Row[] | null };
  export: {
    ask: { request: ViewRequest; scope: "shown" | "all"; format: ExportFormat };
    answer: ExportFile;
  };
  import: { ask: { file: File; reading: Partial<CsvReading> }; answer: ImportAnswer };
  drop: { ask: { name: string }; answer: null };
}
export type CallName = keyof Calls;
export type Ask<K extends CallName> = Calls[K]["ask"];
export type Answer<K extends CallName> = Calls[K]["answer"];

export type ToWorker =
  | {
      readonly [K in CallName]: { readonly id: number; readonly call: K; readonly ask: Ask<K> };
    }[CallName]
  /** Ends a query or an import as soon as the worker hears it. */
  | { readonly stop: number };

export type FromWorker =
  | { readonly id: number; readonly answer: Answer<CallName> }
  /** The call has failed in a way that nobody foresaw. */
  | { readonly id: number; readonly failed: string; readonly name: string }
  | { readonly id: number; readonly block: ArrayBuffer; readonly rows: number }
  | { readonly id: number; readonly share: number; readonly step: "start" | "data" };
