/** What the page and the worker send each other. */
import type { CsvSurvey } from "../csv/read.ts";
import { type Cell, plainColumns, type Row, type Rows } from "../tables.ts";
import type { Calls } from "../worker/engine-worker.ts";
import type { ImportFault, ImportReport, QueryFault, QueryResult, Table } from "./types.ts";

/** A visitor's file as the page stores it; the worker makes a table of it when needed. */
export interface Upload {
  readonly name: string;
  readonly file: Blob;
  readonly fileName: string;
  /** How it is read, and what it holds. */
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

export type QueryAnswer =
  | { readonly ok: true; readonly result: Omit<QueryResult, "sql" | "rows"> }
  | { readonly ok: false; readonly fault: QueryFault };

export type ImportAnswer =
  | { readonly ok: true; readonly upload: Upload; readonly report: Omit<ImportReport, "kept"> }
  | { readonly ok: false; readonly fault: ImportFault };

export type CallName = keyof Calls;
export type Ask<K extends CallName> = Parameters<Calls[K]>[0];
export type Answer<K extends CallName> = Awaited<ReturnType<Calls[K]>>;

/** Its port takes the events of the call and its answer. Any message to the other end of the port ends the call. */
export type ToWorker = {
  readonly [K in CallName]: { readonly call: K; readonly ask: Ask<K> };
}[CallName];

export type FromWorker<K extends CallName> =
  | { readonly answer: Answer<K> }
  /** The call failed in an unexpected way. */
  | { readonly failed: string; readonly name: string }
  | { readonly block: ArrayBuffer; readonly rows: number }
  | { readonly share: number; readonly step: "start" | "data" };

/*
 * Rows of a result on their way from the worker: blocks of JSON bytes, which are transferred rather than copied, and
 * decoded only when one of their rows is read. So a million rows cost the page's thread nothing.
 */

/** Rows per block, except the last one. */
export const blockRows = 512;

/** Values that JSON lacks, as objects; cells are never objects otherwise. */
type Wrapped =
  | { readonly big: string }
  | { readonly real: string }
  | { readonly bytes: readonly number[] };

function wrap(cell: Cell): Cell | Wrapped {
  if (typeof cell === "bigint") return { big: String(cell) };
  if (typeof cell === "number" && !Number.isFinite(cell)) return { real: String(cell) };
  if (cell instanceof Uint8Array) return { bytes: [...cell] };
  return cell;
}

function unwrap(cell: Exclude<Cell, bigint | Uint8Array> | Wrapped): Cell {
  if (cell === null || typeof cell !== "object") return cell;
  if ("big" in cell) return BigInt(cell.big);
  if ("real" in cell) return Number(cell.real);
  return Uint8Array.from(cell.bytes);
}

const plain = (cell: Cell): boolean =>
  typeof cell === "string" || cell === null || (typeof cell === "number" && Number.isFinite(cell));

export function encodeBlock(rows: readonly Row[]): ArrayBuffer {
  const ready = rows.map((row) => (row.every(plain) ? row : row.map(wrap)));
  return new TextEncoder().encode(JSON.stringify(ready)).buffer;
}

export function decodeBlock(bytes: ArrayBuffer): Row[] {
  const text = new TextDecoder().decode(bytes);
  const rows = JSON.parse(text) as Parameters<typeof unwrap>[0][][];
  // Usually nothing is wrapped, and a chart reads a hundred thousand rows in one go.
  return text.includes("{") ? rows.map((row) => row.map(unwrap)) : (rows as Row[]);
}

/** The number of decoded blocks to cache: what is on the screen, and some scrolling back. */
const keptBlocks = 16;

/** Rows in blocks of `blockRows` each; the last may have fewer. */
export function rowsOf(blocks: readonly ArrayBuffer[], length: number): Rows {
  const decoded = new Map<number, readonly Row[]>();
  const block = (number: number): readonly Row[] => {
    const known = decoded.get(number);
    if (known !== undefined) return known;
    const bytes = blocks[number];
    if (bytes === undefined) return [];
    const rows = decodeBlock(bytes);
    const [oldest] = decoded.keys();
    if (decoded.size >= keptBlocks && oldest !== undefined) decoded.delete(oldest);
    decoded.set(number, rows);
    return rows;
  };
  return { length, at: (index) => block(Math.floor(index / blockRows))[index % blockRows] };
}
