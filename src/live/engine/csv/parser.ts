/**
 * A streaming CSV parser: RFC 4180, and common deviations. Line ends may be mixed; blank lines are skipped; quotes in a
 * field that does not start with one are text. A field that a piece of text cuts is read again with the next piece. Why
 * not PapaParse: docs/decisions/0017-engine.md.
 */

export const csvFaultKinds = [
  /** No bytes, or only blank lines. */
  "empty",
  /** Bytes that are not text; `detail` is one of `binaryKinds`. */
  "binary",
  /** More than the grid draws without delay; `detail` is the limit. */
  "too-many-columns",
  /** A quote that is never closed; `line` is where it opens. */
  "unclosed-quote",
  /** An unquoted field that is longer than any text in a table; `detail` is the limit. */
  "too-large",
  /** The browser cannot (or can no longer) read the file; `detail` is its message. */
  "unreadable",
  "stopped",
] as const;

export interface CsvFault {
  readonly kind: (typeof csvFaultKinds)[number];
  readonly detail: string;
  /** From 1; 0 for the whole file. */
  readonly line: number;
}

/** Thrown when a file cannot be read, or no further. */
export class CsvError extends Error {
  readonly fault: CsvFault;
  constructor(kind: CsvFault["kind"], detail = "", line = 0) {
    super(`${kind} ${detail}`);
    this.fault = { kind, detail, line };
  }
}

export interface CsvLimits {
  readonly columns: number;
  /** Of one field, in UTF-16 units. Otherwise an open quote would swallow the whole file before it is reported. */
  readonly field: number;
}

export const csvLimits: CsvLimits = { columns: 500, field: 2 ** 20 };

/**
 * @param fields the record's own array
 * @param line where it begins, from 1
 */
export type OnRecord = (fields: string[], line: number) => void;

const [lineFeed, carriageReturn, blank, quote] = [10, 13, 32, 34];

/** @returns the index of a field's opening quote, which blanks may precede; -1 if it has none */
function openingQuote(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === blank) at++;
  return text.charCodeAt(at) === quote ? at : -1;
}

/** @returns the index of the quote that closes a field, whose own quotes are doubled; -1 if the text has none */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  return at;
}

/** A quoted field. Text after its closing quote shows that its quotes were not doubled, so all of it stays. */
function quotedValue(before: string, inner: string, after: string): string {
  const value = inner.replaceAll('""', '"');
  if (after.trim() === "") return value;
  if (before !== "") return `${before}"${value}"${after}`;
  return `${value}"${after.endsWith('"') ? after.slice(0, -1) : after}`;
}

const lineEnds = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/**
 * @param delimiter one character
 * @param onRecord called for each record except blank lines
 */
export function csvParser(delimiter: string, onRecord: OnRecord, limits: CsvLimits = csvLimits) {
  const comma = delimiter.charCodeAt(0);
  /** No character above this ends an unquoted field: one comparison is enough for most. */
  const highest = Math.max(comma, carriageReturn);
  /** The last piece's unfinished field. */
  let rest = "";
  let fields: string[] = [];
  let line = 1;
  let recordLine = 1;

  /** @returns the index of the next delimiter or line end; the text's length if there is none */
  function fieldEnd(text: string, from: number): number {
    for (let at = from; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code <= highest && (code === comma || code === lineFeed || code === carriageReturn))
        return at;
    }
    return text.length;
  }

  function checkLength(text: string, isOpen: boolean): void {
    if (text.length <= limits.field) return;
    if (isOpen) throw new CsvError("unclosed-quote", "", line);
    throw new CsvError("too-large", String(limits.field), line);
  }

  function read(text: string, isLast: boolean): void {
    let at = 0;
    // After a last delimiter comes one more field, which is empty.
    while (at < text.length || (isLast && fields.length > 0)) {
      const open = openingQuote(text, at);
      const close = open < 0 ? -1 : closingQuote(text, open);
      const isOpen = open >= 0 && close < 0;
      const end = isOpen ? text.length : fieldEnd(text, open < 0 ? at : close + 1);
      const code = text.charCodeAt(end);
      // The next piece may continue the field, or begin with the second half of a doubled quote or of CR LF.
      if (
        !isLast &&
        (end === text.length || (code === carriageReturn && end + 1 === text.length))
      ) {
        rest = text.slice(at);
        checkLength(text.slice(isOpen ? open + 1 : at), isOpen);
        return;
      }
      if (isOpen) throw new CsvError("unclosed-quote", "", line);
      if (open < 0) fields.push(text.slice(at, end));
      else {
        const inner = text.slice(open + 1, close);
        fields.push(quotedValue(text.slice(at, open), inner, text.slice(close + 1, end)));
        line += lineEnds(inner);
      }
      if (fields.length > limits.columns)
        throw new CsvError("too-many-columns", String(limits.columns), recordLine);
      at = end + 1;
      if (code === comma) continue;
      if (code === carriageReturn && text.charCodeAt(at) === lineFeed) at++;
      const isBlank = fields.length === 1 && open < 0 && fields[0]?.trim() === "";
      if (!isBlank) onRecord(fields, recordLine);
      fields = [];
      line++;
      recordLine = line;
    }
    rest = "";
  }

  return {
    /** Reads the next piece, cut anywhere. @throws CsvError */
    push: (text: string) => read(rest + text, false),
    /** Ends the input and emits the last record if no line end closed it. @throws CsvError */
    end: () => read(rest, true),
  };
}
