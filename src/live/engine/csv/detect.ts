/** How a CSV file is to be read, found out from its beginning. */
import type { CsvReading } from "#live/engine/tables/kinds.ts";
import { binaryKindOf } from "./binary.ts";
import { encodingOf, type Encoding } from "./encoding.ts";
import type { CsvFault } from "./faults.ts";
import { hasHeader } from "./header.ts";
import { marksOf } from "./kinds.ts";
import { mark } from "./marks.ts";
import { csvParser } from "./parser.ts";

export type CsvDetection =
  | { readonly ok: true; readonly reading: CsvReading }
  | { readonly ok: false; readonly fault: CsvFault };

/** Bytes of a file that `detect` wants to see, if there are as many. */
export const headSize = 256 * 1024;

export const delimiters = [",", ";", "\t", "|"] as const;
type Delimiter = CsvReading["delimiter"];

/** As much as tells the delimiter, in characters and records. */
const sampleSize = 128 * 1024;
const sampleRecords = 500;

/** Excel's own first line, which names the delimiter. */
const named = /^sep=([,;\t|])\r?(?:\n|$)/i;

/** @returns the first records; one that the sample cuts is left out, unless there is no other */
function sample(text: string, delimiter: string, isWhole: boolean): string[][] {
  const records: string[][] = [];
  const keep = (fields: string[]) => {
    if (records.length < sampleRecords) records.push(fields);
  };
  const parser = csvParser(delimiter, keep, { columns: Infinity, field: Infinity });
  parser.push(text);
  if (isWhole || records.length === 0) parser.end();
  return records;
}

/** How much like cells of a table the fields look, 0 to 1: numbers and dates do, blanks at the edges do not. */
function neatness(records: readonly string[][]): number {
  let sum = 0;
  let count = 0;
  for (const value of records.flat()) {
    count++;
    if (value !== "" && (marksOf(value) & mark.value) !== 0) sum++;
    else if (value.trim() === value) sum += 0.5;
  }
  return count === 0 ? 0 : sum / count;
}

/** How well the delimiter explains the records: most have the same number of fields, more than one. */
function score(records: readonly string[][]): { fit: number; fields: number } {
  const counts = new Map<number, number>();
  for (const { length } of records) counts.set(length, (counts.get(length) ?? 0) + 1);
  let [fields, most] = [1, 0];
  for (const [length, count] of counts) {
    if (count > most || (count === most && length > fields)) [fields, most] = [length, count];
  }
  if (fields === 1) return { fit: 0, fields };
  return { fit: (most / records.length) * (1 + neatness(records)), fields };
}

function delimiterOf(text: string, isWhole: boolean): Delimiter {
  let best: { delimiter: Delimiter; fit: number; fields: number } | undefined;
  for (const delimiter of delimiters) {
    const { fit, fields } = score(sample(text, delimiter, isWhole));
    const isBetter = !best || fit > best.fit || (fit === best.fit && fields > best.fields);
    if (isBetter) best = { delimiter, fit, fields };
  }
  return best?.delimiter ?? ",";
}

const refuse = (kind: CsvFault["kind"], detail: string): CsvDetection => ({
  ok: false,
  fault: { kind, detail, line: 0 },
});

/**
 * @param head the file's first bytes (`headSize` of them serve), cut anywhere
 * @param overrides what the visitor says, which is not questioned
 * @param isWhole whether that is all of the file
 * @returns how to read it, or why it is no CSV: "empty", or "binary" with one of `binaryKinds`
 */
export function detect(
  head: Uint8Array,
  overrides: Partial<CsvReading> = {},
  isWhole = head.length < headSize,
): CsvDetection {
  const binary = binaryKindOf(head);
  if (binary !== null) return refuse("binary", binary);
  const encoding: Encoding | null = overrides.encoding ?? encodingOf(head);
  if (encoding === null) return refuse("binary", "unknown");
  const decoded = new TextDecoder(encoding).decode(head, { stream: true });
  const text = decoded.slice(0, sampleSize);
  if (isWhole && text.trim() === "") return refuse("empty", "");
  const wholeSample = isWhole && text.length === decoded.length;
  const word = named.exec(text);
  const rest = word === null ? text : text.slice(word[0].length);
  const delimiter =
    overrides.delimiter ?? (word?.[1] as Delimiter | undefined) ?? delimiterOf(rest, wholeSample);
  const header = overrides.header ?? hasHeader(sample(rest, delimiter, wholeSample));
  const { kinds } = overrides;
  return { ok: true, reading: { encoding, delimiter, header, ...(kinds && { kinds }) } };
}
