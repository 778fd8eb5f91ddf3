/**
 * Reads a CSV file of any size in pieces, twice: once to learn what its columns hold, once to pass on its rows. Only
 * one piece is in memory at a time.
 */
import { pauses } from "#live/engine/pauses.ts";
import type { Column, CsvChoices, CsvReading } from "../tables.ts";
import { detect, headSize } from "./detect.ts";
import { CsvError, csvParser, type OnRecord } from "./parser.ts";
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

export interface Watch {
  /** Called with the share that was read, 0 to 1. */
  readonly progress?: ((share: number) => void) | undefined;
  /** Stops the reading before the next piece. */
  readonly signal?: AbortSignal | undefined;
  /** Bytes that are read and parsed at a time: some milliseconds of work. */
  readonly piece?: number | undefined;
}

const usualPiece = 2 ** 18;

/** @throws CsvError if the browser cannot (or can no longer) read the file */
async function bytesOf(file: Blob, from: number, to: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch (error) {
    throw new CsvError("unreadable", error instanceof Error ? error.message : String(error));
  }
}

/**
 * @param isStrict whether bytes outside the encoding stop the reading; otherwise they become U+FFFD
 * @throws CsvError; TypeError for bytes outside the encoding; what `onRecord` throws
 */
async function readRecords(
  file: Blob,
  { encoding, delimiter }: CsvReading,
  isStrict: boolean,
  onRecord: OnRecord,
  { progress, signal, piece = usualPiece }: Watch,
): Promise<void> {
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  const parser = csvParser(delimiter, onRecord);
  const pause = pauses();
  for (let from = 0; from < file.size; from += piece) {
    await pause();
    if (signal?.aborted) break;
    const to = Math.min(from + piece, file.size);
    const text = decoder.decode(await bytesOf(file, from, to), { stream: to < file.size });
    // A NUL would end the text in SQLite, so it becomes U+FFFD, as broken characters do.
    parser.push(text.replaceAll("\0", "\ufffd"));
    progress?.(to / file.size);
  }
  if (signal?.aborted) throw new CsvError("stopped");
  parser.end();
}

export interface CsvColumn extends Column {
  /** Its name in the file; empty if it has none. */
  readonly header: string;
  readonly style: Style;
  /** Decimal places, if it holds fractions. Missing in files stored before they were counted. */
  readonly decimals?: number | undefined;
  /** Has times with an offset, which are stored in UTC. */
  readonly hasOffsets?: boolean | undefined;
}

export interface CsvSurvey {
  readonly reading: CsvReading;
  readonly columns: readonly CsvColumn[];
  readonly rows: number;
  /** Rows with fewer fields than the first record, filled with nulls. */
  readonly short: number;
  /** Rows with values beyond the first record's fields, for which columns are added. */
  readonly long: number;
}

export type CsvValue = string | number | null;

async function surveyAs(
  file: Blob,
  reading: CsvReading,
  isStrict: boolean,
  watch: Watch,
): Promise<CsvSurvey> {
  const found: ColumnMarks[] = [];
  let header: readonly string[] = [];
  /** The number of fields in the first record, header or row. */
  let width = -1;
  const lengths = new Map<number, number>();
  let [rows, long] = [0, 0];
  const add = (fields: readonly string[]) => {
    const isFirst = width < 0;
    if (isFirst) width = fields.length;
    if (isFirst && reading.header) {
      header = fields;
      return;
    }
    rows += 1;
    lengths.set(fields.length, (lengths.get(fields.length) ?? 0) + 1);
    for (let i = 0; i < fields.length; i += 1) note((found[i] ??= newColumn()), fields[i] ?? "");
    if (fields.length > width && fields.slice(width).some((text) => text !== "")) long += 1;
  };
  await readRecords(file, reading, isStrict, add, watch);
  // Without trailing empty columns that have no name, which spreadsheets often add.
  let count = Math.max(width, found.length);
  while (count > 0 && !found[count - 1]?.filled && !header[count - 1]?.trim()) count -= 1;
  if (count === 0) throw new CsvError("empty");
  const names = columnNames(Array.from({ length: count }, (_, i) => header[i] ?? ""));
  const columns = names.map((name, i): CsvColumn => {
    const marks = found[i] ?? newColumn();
    const read = readingOf(marks, reading.delimiter, reading.kinds?.[i]);
    const hasOffsets = read.kind === "datetime" && marks.hasOffset;
    return {
      ...read,
      name,
      header: header[i] ?? "",
      decimals: decimalsOf(marks, read),
      hasOffsets,
    };
  });
  const expected = Math.min(width, count);
  const short = [...lengths].reduce((sum, [length, n]) => sum + (length < expected ? n : 0), 0);
  return { reading, columns, rows, short, long };
}

/**
 * Reads the whole file once.
 *
 * @param choices what the visitor says about it
 * @returns how it is read and what it holds
 * @throws CsvError
 */
export async function surveyCsv(
  file: Blob,
  choices: CsvChoices = {},
  watch: Watch = {},
): Promise<CsvSurvey> {
  const head = await bytesOf(file, 0, headSize);
  const reading = detect(head, choices, head.length === file.size);
  const isStrict = reading.encoding === "utf-8" && head.every((byte) => byte < 128);
  return surveyAs(file, reading, isStrict, watch).catch((error: unknown) => {
    // Letters that tell UTF-8 from Windows-1252 may come late.
    if (!isStrict || !(error instanceof TypeError)) throw error;
    return surveyAs(file, { ...reading, encoding: "windows-1252" }, false, watch);
  });
}

/**
 * Reads the file again and passes on its rows.
 *
 * @param insert called with each row, if there are columns; every row is a new array
 * @returns the number of rows, or why it stopped early
 * @throws what `insert` throws, immediately
 */
export async function readRows(
  file: Blob,
  { reading, columns }: Pick<CsvSurvey, "reading" | "columns">,
  insert: (row: CsvValue[]) => void,
  watch: Watch = {},
): Promise<void> {
  let isHeader = reading.header;
  const onRecord = (fields: readonly string[]) => {
    if (!isHeader) insert(columns.map((column, i) => convert(column, fields[i] ?? "")));
    isHeader = false;
  };
  await readRecords(file, reading, false, onRecord, watch);
}
