/** Detects how to read a file from its start: its encoding, its delimiter, and whether its first row names columns. */
import type { CsvChoices, CsvReading } from "../tables.ts";
import { CsvError, csvParser } from "./parser.ts";
import { isEmptyWord, isValue, newColumn, note } from "./kinds.ts";

export const binaryKinds = [
  "xlsx",
  "xls",
  "ods",
  "zip",
  "pdf",
  "image",
  "gzip",
  "sqlite",
  "parquet",
  "archive",
  /** Not text, and no known signature. */
  "unknown",
] as const;
export type BinaryKind = (typeof binaryKinds)[number];

/** Signatures, in Latin-1. */
const beginnings: readonly (readonly [string, BinaryKind])[] = [
  ["%PDF-", "pdf"],
  ["\x89PNG\r\n", "image"],
  ["GIF8", "image"],
  ["\xff\xd8\xff", "image"],
  ["\x1f\x8b", "gzip"],
  ["SQLite format 3\0", "sqlite"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "xls"],
  ["PAR1", "parquet"],
  ["7z\xbc\xaf\x27\x1c", "archive"],
  ["Rar!\x1a\x07", "archive"],
  ["BZh", "archive"],
  ["\xfd7zXZ\0", "archive"],
  ["\x28\xb5\x2f\xfd", "archive"],
  // UTF-32, which browsers cannot decode; its first bytes look like UTF-16.
  ["\xff\xfe\0\0", "unknown"],
  ["\0\0\xfe\xff", "unknown"],
];

const latin1 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** The content of a ZIP archive: spreadsheets are archives, too. */
function zipKind(head: Uint8Array): BinaryKind {
  const text = latin1(head.subarray(0, 8192));
  if (text.includes("opendocument.spreadsheet")) return "ods";
  return /xl\/|\[Content_Types\]\.xml/.test(text) ? "xlsx" : "zip";
}

/**
 * @param head the file's first bytes
 * @returns the format of a known signature; null for what may be text
 */
export function binaryKindOf(head: Uint8Array): BinaryKind | null {
  const start = latin1(head.subarray(0, 16));
  if (/^PK(?:\x03\x04|\x05\x06)/.test(start)) return zipKind(head);
  return beginnings.find(([beginning]) => start.startsWith(beginning))?.[1] ?? null;
}

export type Encoding = CsvReading["encoding"];

const marks: readonly (readonly [string, Encoding])[] = [
  ["\xef\xbb\xbf", "utf-8"],
  ["\xff\xfe", "utf-16le"],
  ["\xfe\xff", "utf-16be"],
];

/** @returns the encoding that a byte order mark names, or undefined */
const markedEncoding = (head: Uint8Array): Encoding | undefined => {
  const start = latin1(head.subarray(0, 3));
  return marks.find(([mark]) => start.startsWith(mark))?.[1];
};

/** Characters that do not appear in tables: control characters except tab, line ends, form feed and escape. */
const control = /[\0-\x08\x0b\x0e-\x1a\x1c-\x1f\x7f]/g;

const controls = (text: string): number => text.match(control)?.length ?? 0;

/** @returns whether it is UTF-8; its last character may be cut, and a few among many may be broken */
function isUtf8(head: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(head, { stream: true });
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  if (broken === 0) return true;
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return broken * 10 < whole;
}

/**
 * @param head the file's first bytes, cut anywhere
 * @returns its encoding; null if it is not text
 */
export function encodingOf(head: Uint8Array): Encoding | null {
  const marked = markedEncoding(head);
  if (marked !== undefined) return marked;
  const encoding = isUtf8(head) ? "utf-8" : "windows-1252";
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  // A stray one happens, mostly in old files; so do NUL bytes.
  return controls(text) > Math.max(1, text.length / 50) ? null : encoding;
}

/** Text that is not a column name: an address, or too long for a name. */
const isContent = (text: string): boolean => /@|:\/\//.test(text) || text.length > 80;

/** "2019", which may also name a column with that year's figures. */
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text.trim());

/** A column's score: above 0 for a header, below 0 against. */
function vote(first: string, rest: readonly string[]): number {
  if (first.trim() === "") return 0;
  if (isContent(first)) return -1;
  if (isYear(first)) return rest.some((value) => value !== "" && !isYear(value)) ? 0 : -1;
  if (isValue(first)) return -1;
  const column = newColumn();
  for (const value of rest) note(column, value);
  if (column.hasValue && column.styles.size > 0) return isEmptyWord(first.trim()) ? 0 : 1;
  return rest.includes(first) ? -1 : 0;
}

/**
 * @param records the file's first records, with fields as text
 * @returns whether the first is a header
 */
export function hasHeader(records: readonly (readonly string[])[]): boolean {
  const [first = [], ...rest] = records;
  const below = (i: number) => rest.map((fields) => fields[i] ?? "");
  const votes = first.reduce((sum, text, i) => sum + vote(text, below(i)), 0);
  if (votes !== 0) return votes > 0;
  const names = first.filter((text) => text.trim() !== "");
  if (new Set(names).size !== names.length) return false;
  return (
    names.some((text) => !isValue(text)) && names.every((text) => !isValue(text) || isYear(text))
  );
}

/** Bytes of a file that `detect` needs, if the file has that many. */
export const headSize = 256 * 1024;

const delimiters = [",", ";", "\t", "|"] as const;
type Delimiter = CsvReading["delimiter"];

/** Enough to detect the delimiter, in characters and records. */
const sampleSize = 128 * 1024;
const sampleRecords = 500;

/** @returns the first records, without one that the sample cuts, unless it is the only one */
function sample(text: string, delimiter: string, isWhole: boolean): string[][] {
  const records: string[][] = [];
  const keep = (fields: string[]) => {
    if (records.length < sampleRecords) records.push(fields);
  };
  const parser = csvParser(delimiter, keep, { columns: Infinity, field: Infinity });
  parser.push(text);
  try {
    if (isWhole || records.length === 0) parser.end();
  } catch {
    // A quote that is never closed, perhaps only with this delimiter; otherwise reading the file reports it.
  }
  return records;
}

/** How much a field looks like a table cell: a number or a date does, blanks at the edges do not. */
const neatness = (value: string): number => {
  if (isValue(value)) return 1;
  return value.trim() === value ? 0.5 : 0;
};

/** How well a delimiter explains the records: most have the same number of fields, more than one, and they are neat. */
function score(records: readonly string[][]): { fit: number; fields: number } {
  const [best] = [...Map.groupBy(records, ({ length }) => length)].sort(
    ([a, some], [b, others]) => others.length - some.length || b - a,
  );
  const [fields, alike] = best ?? [1, []];
  if (fields === 1) return { fit: 0, fields };
  const all = records.flat();
  const neat = all.reduce((sum, value) => sum + neatness(value), 0) / all.length;
  return { fit: (alike.length / records.length) * (1 + neat), fields };
}

function delimiterOf(text: string, isWhole: boolean): Delimiter {
  const [best] = delimiters
    .map((delimiter) => ({ delimiter, ...score(sample(text, delimiter, isWhole)) }))
    .sort((a, b) => b.fit - a.fit || b.fields - a.fields);
  return best?.delimiter ?? ",";
}

/**
 * @param head the file's first bytes (`headSize` are enough), cut anywhere
 * @param choices what the visitor says, which is final
 * @param isWhole whether that is the whole file
 * @returns how to read it
 * @throws CsvError if it is not CSV: "empty", or "binary" with one of `binaryKinds`
 */
export function detect(
  head: Uint8Array,
  choices: CsvChoices = {},
  isWhole = head.length < headSize,
): CsvReading {
  const binary = binaryKindOf(head);
  if (binary !== null) throw new CsvError("binary", binary);
  const encoding = encodingOf(head);
  if (encoding === null) throw new CsvError("binary", "unknown");
  const decoded = new TextDecoder(encoding).decode(head, { stream: true });
  const text = decoded.slice(0, sampleSize);
  if (isWhole && text.trim() === "") throw new CsvError("empty");
  const wholeSample = isWhole && text.length === decoded.length;
  const delimiter = delimiterOf(text, wholeSample);
  const header = choices.header ?? hasHeader(sample(text, delimiter, wholeSample));
  const { kinds } = choices;
  return { encoding, delimiter, header, ...(kinds && { kinds }) };
}
