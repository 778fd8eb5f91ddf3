/** Why a file cannot be read as CSV, and where its limits are. */

export const csvFaultKinds = [
  /** No bytes, or blank lines alone. */
  "empty",
  /** Bytes that are no text; `detail` is one of `binaryKinds`. */
  "binary",
  /** More than SQLite has room for; `detail` is the limit. */
  "too-many-columns",
  /** A quote that is opened and never closed; `line` is where it is opened. */
  "unclosed-quote",
  /** One field without quotes that is longer than any text in a table; `detail` is the limit. */
  "too-large",
  /** The browser cannot read the file (any more); `detail` is its own message. */
  "unreadable",
  "stopped",
] as const;
export type CsvFaultKind = (typeof csvFaultKinds)[number];

export interface CsvFault {
  readonly kind: CsvFaultKind;
  readonly detail: string;
  /** From 1; 0 where it is about the whole file. */
  readonly line: number;
}

export interface CsvLimits {
  /** SQLite's own limit, too. */
  readonly columns: number;
  /** Of one field, in UTF-16 units. Without it, a quote left open would swallow the file before anyone is told. */
  readonly field: number;
}

export const csvLimits: CsvLimits = { columns: 2000, field: 2 ** 20 };
