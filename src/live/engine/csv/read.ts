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
import { columnNames } from "./names.ts";

/** A file. Each call of `chunks` starts from the beginning. */
export interface CsvSource {
  readonly size: number;
  readonly chunks: () => AsyncIterable<Uint8Array>;
}

/** Observes and controls the reading. */
interface Watch {
  /** Called with the share that was read, 0 to 1. */
  readonly progress?: ((share: number) => void) | undefined;
  /** Stops the reading before the next piece. */
  readonly signal?: AbortSignal | undefined;
}

/** Bytes that are read and parsed at a time: some milliseconds of work. */
const sliceSize = 2 ** 18;

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

const stopped: CsvFault = { kind: "stopped", detail: "", line: 0 };

const unreadable = (error: unknown): CsvFault => ({
  kind: "unreadable",
  detail: error instanceof Error ? error.message : String(error),
  line: 0,
});

/** Thrown if a piece is not in the named encoding. */
class NotInEncoding extends Error {}

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

interface RecordOptions {
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
async function readRecords(
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
    await pause();
    if (signal?.aborted) return stopped;
    const fault = parser.push(decode(decoder, chunk));
    if (fault !== null) return fault;
    read += chunk.length;
    progress?.(source.size > 0 ? Math.min(1, read / source.size) : 1);
  }
  if (signal?.aborted) return stopped;
  return parser.push(decode(decoder)) ?? parser.end();
}

/** Counts the rows of a file, and collects what its columns hold. */
class Tally {
  readonly #columns: ColumnMarks[] = [];
  /** Counts rows by their number of fields. */
  readonly #lengths = new Map<number, number>();
  /** Null until the first record has come, if it names the columns. */
  #header: readonly string[] | null;
  /** The number of fields in the first record, header or row. */
  #width = -1;
  rows = 0;
  /** Rows with a value beyond the first record's fields. */
  long = 0;

  constructor(hasHeader: boolean) {
    this.#header = hasHeader ? null : [];
  }

  add(fields: readonly string[]): void {
    if (this.#width < 0) this.#width = fields.length;
    if (this.#header === null) this.#header = fields;
    else this.#addRow(fields);
  }

  #addRow(fields: readonly string[]): void {
    this.rows++;
    const { length } = fields;
    this.#lengths.set(length, (this.#lengths.get(length) ?? 0) + 1);
    while (this.#columns.length < length) this.#columns.push(newColumn());
    let last = -1;
    for (let i = 0; i < length; i++) {
      const [text, column] = [fields[i], this.#columns[i]];
      if (text === undefined || text === "" || column === undefined) continue;
      note(column, text);
      last = i;
    }
    if (last >= this.#width) this.long++;
  }

  get header(): readonly string[] {
    return this.#header ?? [];
  }

  /** Without trailing empty columns that have no name, which spreadsheets often add. */
  columns(): readonly ColumnMarks[] {
    let count = Math.max(this.#width, this.#columns.length);
    while (count > 0 && !this.#columns[count - 1]?.filled && !this.header[count - 1]?.trim())
      count--;
    return Array.from({ length: count }, (_, i) => this.#columns[i] ?? newColumn());
  }

  /** Rows with fewer fields than the first record. */
  short(): number {
    const expected = Math.min(this.#width, this.columns().length);
    return [...this.#lengths].reduce((sum, [length, n]) => sum + (length < expected ? n : 0), 0);
  }
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
  const seen = new Tally(reading.header);
  const add = (fields: readonly string[]) => {
    seen.add(fields);
  };
  const fault = await readRecords(source, { ...reading, strict }, add, watch);
  if (fault !== null) return refusal(fault);
  const { header, rows, long } = seen;
  const marks = seen.columns();
  if (marks.length === 0) return refusal({ kind: "empty", detail: "", line: 0 });
  const names = columnNames(marks.map((_, i) => header[i] ?? ""));
  const columns = marks.map((column, i) => {
    const read = readingOf(column, reading.delimiter, reading.kinds?.[i]);
    const decimals = decimalsOf(column, read);
    const hasOffsets = read.kind === "datetime" && column.hasOffset;
    return { ...read, name: names[i] ?? "", header: header[i] ?? "", decimals, hasOffsets };
  });
  return { ok: true, reading, columns, rows, short: seen.short(), long };
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
