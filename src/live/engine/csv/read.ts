/**
 * A CSV file of any size, read twice piece by piece: once to find out what its columns hold, once to hand over
 * its rows. No more of it than a piece is held.
 */
import type { Column, CsvReading } from "#live/engine/tables/kinds.ts";
import { detect, headSize } from "./detect.ts";
import type { CsvFault } from "./faults.ts";
import { convert, decimalsOf, readingOf, type Style } from "./kinds.ts";
import { mark } from "./marks.ts";
import { columnNames } from "./names.ts";
import { NotInEncoding, readRecords, unreadable, type CsvSource, type Watch } from "./records.ts";
import { tally } from "./tally.ts";

export { blobSource, type CsvSource, type Watch } from "./records.ts";

export interface CsvColumn extends Column {
  /** Its name as the file has it; empty where it has none. */
  readonly header: string;
  /** How its texts are written. */
  readonly style: Style;
  /** Places behind the point, where it holds fractions. What was kept before they were counted lacks them. */
  readonly decimals?: number | undefined;
  /** Holds times with an offset, which are stored in UTC. */
  readonly hasOffsets?: boolean | undefined;
}

export interface CsvSurvey {
  readonly ok: true;
  readonly reading: CsvReading;
  readonly columns: readonly CsvColumn[];
  readonly rows: number;
  /** Rows with fewer fields than the first record; nulls fill them. */
  readonly short: number;
  /** Rows with values beyond the first record's fields; columns are added for them. */
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
    // Letters that would tell UTF-8 from Windows-1252 may come late.
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

/** What a sink throws is the sink's, and no fault of the file. */
class SinkError extends Error {}

/**
 * Reads the file again and hands over its rows.
 *
 * @param insert called with each row, as long as there are columns; every row is an array of its own
 * @returns how many rows there were, or why it ended early
 * @throws what `insert` throws, at once
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
