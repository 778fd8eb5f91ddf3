/**
 * A streaming CSV parser: RFC 4180, and common deviations. Line ends may be mixed; blank lines are skipped; quotes in a
 * field that does not start with one are text. Why not PapaParse: docs/decisions/0017-engine.md.
 */

export const csvFaultKinds = [
  /** No bytes, or only blank lines. */
  "empty",
  /** Bytes that are not text; `detail` is one of `binaryKinds`. */
  "binary",
  /** More than SQLite allows; `detail` is the limit. */
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

export interface CsvLimits {
  /** Also SQLite's own limit. */
  readonly columns: number;
  /** Of one field, in UTF-16 units. Otherwise an open quote would swallow the whole file before it is reported. */
  readonly field: number;
}

export const csvLimits: CsvLimits = { columns: 2000, field: 2 ** 20 };

/** @param fields the record's own array @param line where it begins, from 1 */
export type OnRecord = (fields: string[], line: number) => void;

export interface CsvParser {
  /** Reads the next piece, cut anywhere. @returns a fault, after which nothing more may be pushed, or null */
  readonly push: (text: string) => CsvFault | null;
  /** Ends the input and emits the last record if no line end closed it. @returns a fault or null */
  readonly end: () => CsvFault | null;
}

const [lineFeed, carriageReturn, blank, quote] = [10, 13, 32, 34];

/* The parser's states. */
const atStart = 0;
const inBare = 1;
const inQuotes = 2;
/** After a quote that closes the field, unless another follows immediately. */
const atQuote = 3;
const afterQuotes = 4;

/** Line ends in a piece of text. If CR LF is split, the LF was counted with the CR. */
function lineEnds(piece: string, afterReturn: boolean): number {
  let count = 0;
  for (let at = 0; at < piece.length; at++) {
    const code = piece.charCodeAt(at);
    if (code === carriageReturn) count++;
    else if (code === lineFeed) {
      const second = at > 0 ? piece.charCodeAt(at - 1) === carriageReturn : afterReturn;
      if (!second) count++;
    }
  }
  return count;
}

/**
 * @param delimiter one character
 * @param onRecord called for each record except blank lines
 */
export function csvParser(
  delimiter: string,
  onRecord: OnRecord,
  limits: CsvLimits = csvLimits,
): CsvParser {
  const comma = delimiter.charCodeAt(0);
  /** No character above this ends an unquoted field: one comparison is enough for most. */
  const highest = Math.max(comma, carriageReturn);
  let state = atStart;
  let fields: string[] = [];
  /** The part of the field that was read: blanks before it, or text up to a chunk's end or a doubled quote. */
  let held = "";
  /** Blanks before an opening quote, and text after the closing one. */
  let lead = "";
  let tail = "";
  let line = 1;
  let recordLine = 1;
  let openedOn = 0;
  let afterReturn = false;

  let problem: CsvFault | null = null;

  const refuse = (kind: CsvFault["kind"], on: number, detail = ""): void => {
    problem = { kind, detail, line: on };
  };

  /** A quoted field. Text after its closing quote shows that its quotes were not doubled, so all of it stays. */
  function quotedValue(): string {
    const rest = tail;
    tail = "";
    if (rest.trim() === "") return held;
    if (lead !== "") return `${lead}"${held}"${rest}`;
    return `${held}"${rest.endsWith('"') ? rest.slice(0, -1) : rest}`;
  }

  function endField(piece: string): void {
    if (state === afterQuotes) {
      tail += piece;
      fields.push(quotedValue());
    } else fields.push(held === "" ? piece : held + piece);
    held = "";
    if (fields.length > limits.columns) {
      refuse("too-many-columns", recordLine, String(limits.columns));
    }
  }

  function endRecord(): void {
    const isBlank = fields.length === 1 && state !== afterQuotes && fields[0]?.trim() === "";
    if (!isBlank) onRecord(fields, recordLine);
    fields = [];
  }

  /** @returns where the field's text begins, or the end if only blanks have come so far */
  function begin(text: string, from: number): number {
    let at = from;
    while (at < text.length && text.charCodeAt(at) === blank) at++;
    if (at === text.length) {
      held += text.slice(from);
      return at;
    }
    if (text.charCodeAt(at) !== quote) {
      state = inBare;
      return from;
    }
    state = inQuotes;
    lead = held + text.slice(from, at);
    held = "";
    openedOn = line;
    return at + 1;
  }

  /** @returns where to continue */
  function readQuoted(text: string, from: number): number {
    const close = text.indexOf('"', from);
    const to = close < 0 ? text.length : close;
    const piece = text.slice(from, to);
    line += lineEnds(piece, afterReturn);
    afterReturn = close < 0 && piece.endsWith("\r");
    held += piece;
    if (held.length > limits.field) refuse("unclosed-quote", openedOn);
    if (close < 0) return to;
    state = atQuote;
    return to + 1;
  }

  /** @returns where the next field begins, after the delimiter or line end at `to` */
  function readMark(text: string, from: number, to: number): number {
    const code = text.charCodeAt(to);
    endField(text.slice(from, to));
    if (code !== comma && problem === null) {
      endRecord();
      line++;
      recordLine = line;
      afterReturn = code === carriageReturn;
    }
    state = atStart;
    return to + 1;
  }

  /** The field continues in the next piece of text. */
  function hold(piece: string): void {
    if (state === inBare) held += piece;
    else tail += piece;
    if (held.length + tail.length > limits.field) refuse("too-large", line, String(limits.field));
  }

  /** An unquoted field, or what follows the closing quote. @returns where to continue */
  function readBare(text: string, from: number): number {
    const { length } = text;
    for (let at = from; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code <= highest && (code === comma || code === lineFeed || code === carriageReturn)) {
        return readMark(text, from, at);
      }
    }
    hold(text.slice(from));
    return length;
  }

  /** @returns where to continue after a quote that closes, or is the first of two */
  function readQuote(text: string, at: number): number {
    const isDoubled = text.charCodeAt(at) === quote;
    if (isDoubled) held += '"';
    state = isDoubled ? inQuotes : afterQuotes;
    return isDoubled ? at + 1 : at;
  }

  /** @returns whether it was the LF of a CR LF */
  function isSecondHalf(text: string, at: number): boolean {
    if (!afterReturn) return false;
    afterReturn = false;
    return text.charCodeAt(at) === lineFeed;
  }

  return {
    push: (text) => {
      const { length } = text;
      let at = 0;
      while (at < length && problem === null) {
        if (state === inQuotes) at = readQuoted(text, at);
        else if (state === atQuote) at = readQuote(text, at);
        else if (state === atStart) at = isSecondHalf(text, at) ? at + 1 : begin(text, at);
        else at = readBare(text, at);
      }
      return problem;
    },
    end: () => {
      if (problem === null && state === inQuotes) refuse("unclosed-quote", openedOn);
      if (problem !== null) return problem;
      if (state === atQuote) state = afterQuotes;
      if (fields.length > 0 || state !== atStart || held !== "") {
        endField("");
        if (problem === null) endRecord();
      }
      return problem;
    },
  };
}
