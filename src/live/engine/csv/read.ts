/**
 * Reads a CSV file of any size in pieces, twice: once to learn what its columns hold, once to pass on its rows. Only
 * one piece is in memory at a time.
 */
import { pauses } from "#live/engine/pauses.ts";
import type { Column, CsvReading } from "../tables.ts";
import { detect, headSize } from "./detect.ts";
import { type CsvFault, type OnRecord, csvParser } from "./parser.ts";
import {
  type ColumnMarks,
  convert,
  decimalsOf,
  newColumn,
  note,
  readingOf,
  type Style,
} from "./kinds.ts";
import { mark } from "./values.ts";
import { columnNames } from "./names.ts";

/** A file. Each call of `chunks` starts from the beginning. */
export interface CsvSource {
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** Observes and controls the reading. */
export interface Watch {
  /** Called with the share that was read, 0 to 1. */
  readonly progress?: ((share: number) => void) | undefined;
  /** Stops the reading before the next piece. */
  readonly signal?: AbortSignal | undefined;
}

/** Bytes per read of the file, and bytes parsed at a time: some milliseconds of work. */
const sliceSize = 2 ** 20;
const pieceSize = 2 ** 18;

async function* slices(blob: Blob): AsyncIterable<Uint8Array> {
  for (let from = 0; from < blob.size; from += sliceSize) {
    yield new Uint8Array(await blob.slice(from, from + sliceSize).arrayBuffer());
  }
}

/** @param blob a file, which is never read as a whole */
export const blobSource = (blob: Blob): CsvSource => ({
  size: blob.size,
  chunks: () => slices(blob),
});

function* pieces(chunk: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < chunk.length; from += pieceSize) {
    yield chunk.subarray(from, from + pieceSize);
  }
}

const stopped: CsvFault = { kind: "stopped", detail: "", line: 0 };

export const unreadable = (error: unknown): CsvFault => ({
  kind: "unreadable",
  detail: error instanceof Error ? error.message : String(error),
  line: 0,
});

/** Thrown if a piece is not in the named encoding. */
export class NotInEncoding extends Error {}

/** A NUL would end the text in SQLite, so it becomes U+FFFD, as broken characters do. */
function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    const text = piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    return text.replaceAll("\0", "\ufffd");
  } catch (error) {
    throw new NotInEncoding("The bytes are not in this encoding.", { cause: error });
  }
}

/** @returns the same, without Excel's own first line ("sep=;"), which is not a record */
function withoutNamedDelimiter(onRecord: OnRecord): OnRecord {
  return (fields, line) => {
    const isNamed = line === 1 && /^sep=[,;\t|]?$/i.test(fields[0] ?? "");
    if (!isNamed || fields.slice(1).some((text) => text !== "")) onRecord(fields, line);
  };
}

export interface RecordOptions {
  readonly encoding: CsvReading["encoding"];
  readonly delimiter: CsvReading["delimiter"];
  /** Whether bytes outside the encoding stop the reading; otherwise they become U+FFFD. */
  readonly strict: boolean;
}

/**
 * @param onRecord called for each record; what it throws stops the reading and is rethrown
 * @returns why reading stopped early, or null
 * @throws NotInEncoding if requested, and what the source throws
 */
export async function readRecords(
  source: CsvSource,
  { encoding, delimiter, strict }: RecordOptions,
  onRecord: OnRecord,
  { progress, signal }: Watch,
): Promise<CsvFault | null> {
  const decoder = new TextDecoder(encoding, { fatal: strict });
  const parser = csvParser(delimiter, withoutNamedDelimiter(onRecord));
  let read = 0;
  const pause = pauses();
  for await (const chunk of source.chunks()) {
    for (const piece of pieces(chunk)) {
      await pause();
      if (signal?.aborted) return stopped;
      const fault = parser.push(decode(decoder, piece));
      if (fault !== null) return fault;
      read += piece.length;
      progress?.(source.size > 0 ? Math.min(1, read / source.size) : 1);
    }
  }
  if (signal?.aborted) return stopped;
  return parser.push(decode(decoder)) ?? parser.end();
}

export interface Tally {
  /** @param fields of a row, or of the header if there is one and it has not come yet */
  readonly add: (fields: readonly string[]) => void;
  readonly header: () => readonly string[];
  readonly rows: () => number;
  /** @returns columns with a name or a value, and those before them */
  readonly columns: () => readonly ColumnMarks[];
  readonly short: () => number;
  readonly long: () => number;
}

/** @param hasHeader whether the first record names the columns */
export function tally(hasHeader: boolean): Tally {
  const columns: ColumnMarks[] = [];
  /** Counts rows by their number of fields. */
  const lengths = new Map<number, number>();
  let header: readonly string[] | null = hasHeader ? null : [];
  /** The number of fields in the first record, header or row. */
  let width = -1;
  let rows = 0;
  let long = 0;

  /** The number of columns without trailing empty ones that have no name, which spreadsheets often add. */
  function used(): number {
    let count = Math.max(width, columns.length);
    while (count > 0 && !columns[count - 1]?.filled && !header?.[count - 1]?.trim()) count--;
    return count;
  }

  function addRow(fields: readonly string[]): void {
    rows++;
    const { length } = fields;
    lengths.set(length, (lengths.get(length) ?? 0) + 1);
    while (columns.length < length) columns.push(newColumn());
    let last = -1;
    for (let i = 0; i < length; i++) {
      const [text, column] = [fields[i], columns[i]];
      if (text === undefined || text === "" || column === undefined) continue;
      note(column, text);
      last = i;
    }
    if (last >= width) long++;
  }

  return {
    add: (fields) => {
      if (width < 0) width = fields.length;
      if (header === null) header = fields;
      else addRow(fields);
    },
    header: () => header ?? [],
    rows: () => rows,
    columns: () => Array.from({ length: used() }, (_, i) => columns[i] ?? newColumn()),
    short: () => {
      const expected = Math.min(width, used());
      return [...lengths].reduce((sum, [length, n]) => sum + (length < expected ? n : 0), 0);
    },
    long: () => long,
  };
}

export interface CsvColumn extends Column {
  /** Its name in the file; empty if it has none. */
  readonly header: string;
  /** How its texts are written. */
  readonly style: Style;
  /** Decimal places, if it holds fractions. Missing in files stored before they were counted. */
  readonly decimals?: number | undefined;
  /** Has times with an offset, which are stored in UTC. */
  readonly hasOffsets?: boolean | undefined;
}

export interface CsvSurvey {
  readonly ok: true;
  readonly reading: CsvReading;
  readonly columns: readonly CsvColumn[];
  readonly rows: number;
  /** Rows with fewer fields than the first record, filled with nulls. */
  readonly short: number;
  /** Rows with values beyond the first record's fields, for which columns are added. */
  readonly long: number;
}

export interface CsvRefusal {
  readonly ok: false;
  readonly fault: CsvFault;
}

export type CsvValue = string | number | null;

const refusal = (fault: CsvFault): CsvRefusal => ({ ok: false, fault });

async function headOf(source: CsvSource): Promise<Uint8Array> {
  const head = new Uint8Array(Math.min(headSize, source.size));
  let length = 0;
  for await (const chunk of source.chunks()) {
    const part = chunk.subarray(0, head.length - length);
    head.set(part, length);
    length += part.length;
    if (length === head.length) break;
  }
  return head.subarray(0, length);
}

async function surveyAs(
  source: CsvSource,
  reading: CsvReading,
  strict: boolean,
  watch: Watch,
): Promise<CsvSurvey | CsvRefusal> {
  const seen = tally(reading.header);
  const fault = await readRecords(source, { ...reading, strict }, seen.add, watch);
  if (fault !== null) return refusal(fault);
  const [marks, header] = [seen.columns(), seen.header()];
  if (marks.length === 0) return refusal({ kind: "empty", detail: "", line: 0 });
  const names = columnNames(marks.map((_, i) => header[i] ?? ""));
  const columns = marks.map((column, i) => {
    const read = readingOf(column, reading.delimiter, reading.kinds?.[i]);
    const decimals = decimalsOf(column, read);
    const hasOffsets = read.kind === "datetime" && (column.facts & mark.offset) !== 0;
    return { ...read, name: names[i] ?? "", header: header[i] ?? "", decimals, hasOffsets };
  });
  const [rows, short, long] = [seen.rows(), seen.short(), seen.long()];
  return { ok: true, reading, columns, rows, short, long };
}

/**
 * Reads the whole file once.
 *
 * @param overrides what the visitor says about it
 * @returns how it is read and what it holds, or why it cannot be read; never rejects
 */
export async function surveyCsv(
  source: CsvSource,
  overrides: Partial<CsvReading> = {},
  watch: Watch = {},
): Promise<CsvSurvey | CsvRefusal> {
  try {
    const head = await headOf(source);
    const found = detect(head, overrides, head.length === source.size);
    if (!found.ok) return found;
    const { reading } = found;
    // Letters that tell UTF-8 from Windows-1252 may come late.
    const isOpen = overrides.encoding === undefined && head.every((byte) => byte < 128);
    try {
      return await surveyAs(source, reading, isOpen && reading.encoding === "utf-8", watch);
    } catch (error) {
      if (!(error instanceof NotInEncoding)) throw error;
      return await surveyAs(source, { ...reading, encoding: "windows-1252" }, false, watch);
    }
  } catch (error) {
    return refusal(unreadable(error));
  }
}

/** Wraps what a sink throws: that is not a fault of the file. */
class SinkError extends Error {}

/**
 * Reads the file again and passes on its rows.
 *
 * @param insert called with each row, if there are columns; every row is a new array
 * @returns the number of rows, or why it stopped early
 * @throws what `insert` throws, immediately
 */
export async function readRows(
  source: CsvSource,
  { reading, columns }: Pick<CsvSurvey, "reading" | "columns">,
  insert: (row: CsvValue[]) => void,
  watch: Watch = {},
): Promise<{ readonly ok: true; readonly rows: number } | CsvRefusal> {
  let rows = reading.header ? -1 : 0;
  const onRecord = (fields: readonly string[]): void => {
    rows++;
    if (rows === 0) return;
    try {
      insert(columns.map((column, i) => convert(column, fields[i] ?? "")));
    } catch (error) {
      throw new SinkError("The row was not taken.", { cause: error });
    }
  };
  try {
    const fault = await readRecords(source, { ...reading, strict: false }, onRecord, watch);
    return fault === null ? { ok: true, rows: Math.max(0, rows) } : refusal(fault);
  } catch (error) {
    if (error instanceof SinkError) throw error.cause;
    return refusal(unreadable(error));
  }
}
