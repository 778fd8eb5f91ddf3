/** Files that are no text, told by their first bytes. */

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
  /** No text, and nothing that is known by its beginning. */
  "unknown",
] as const;
export type BinaryKind = (typeof binaryKinds)[number];

/** Beginnings, in Latin-1. */
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
  // UTF-32, which no browser reads; its first bytes look like UTF-16.
  ["\xff\xfe\0\0", "unknown"],
  ["\0\0\xfe\xff", "unknown"],
];

const latin1 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** What a ZIP archive holds: spreadsheets are archives as well. */
function zipKind(head: Uint8Array): BinaryKind {
  const text = latin1(head.subarray(0, 8192));
  if (text.includes("opendocument.spreadsheet")) return "ods";
  return /xl\/|\[Content_Types\]\.xml/.test(text) ? "xlsx" : "zip";
}

/** @param head the file's first bytes @returns what they are the beginning of; null for what may be text */
export function binaryKindOf(head: Uint8Array): BinaryKind | null {
  const start = latin1(head.subarray(0, 16));
  if (/^PK(?:\x03\x04|\x05\x06)/.test(start)) return zipKind(head);
  return beginnings.find(([beginning]) => start.startsWith(beginning))?.[1] ?? null;
}
