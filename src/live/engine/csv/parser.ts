/**
 * A streaming reader of CSV: RFC 4180, and what is met in its name. Line ends may be mixed; blank lines are skipped;
 * quotes within a field that does not begin with one are text. Why not PapaParse: docs/decisions/0017-engine.md.
 */

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

/** @param fields the record's own array @param line that it begins on, from 1 */
export type OnRecord = (fields: string[], line: number) => void;

export interface CsvParser {
  /** Reads on, cut anywhere. @returns a fault, after which nothing more may be pushed, or null */
  readonly push: (text: string) => CsvFault | null;
  /** Gives the record that no line end has closed. @returns a fault or null */
  readonly end: () => CsvFault | null;
}

const [lineFeed, carriageReturn, blank, quote] = [10, 13, 32, 34];

/* Where the reader stands. */
const atStart = 0;
const inBare = 1;
const inQuotes = 2;
/** Behind a quote that closes the field, unless another follows at once. */
const atQuote = 3;
const afterQuotes = 4;

/** Line ends in a piece of text; of CR LF that is cut in two, the second half was counted with the first. */
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
 * @param onRecord called for each record, blank lines left out
 */
export function csvParser(
  delimiter: string,
  onRecord: OnRecord,
  limits: CsvLimits = csvLimits,
): CsvParser {
  const comma = delimiter.charCodeAt(0);
  /** No character above ends a bare field: one comparison for most. */
  const highest = Math.max(comma, carriageReturn);
  let state = atStart;
  let fields: string[] = [];
  /** What is read of the field: blanks before it, or its text up to a chunk's end or a doubled quote. */
  let held = "";
  /** Blanks before an opening quote, and what follows the closing one. */
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

  /** A quoted field. Text behind its closing quote shows that its quotes were not doubled: all stays as it is. */
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

  /** @returns where the field's text begins, or the text's end where only blanks are there yet */
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

  /** @returns where reading goes on */
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

  /** @returns where the next field begins, behind the delimiter or line end at `to` */
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

  /** The field goes on in the next piece of text. */
  function hold(piece: string): void {
    if (state === inBare) held += piece;
    else tail += piece;
    if (held.length + tail.length > limits.field) refuse("too-large", line, String(limits.field));
  }

  /** A field without quotes, or what follows the closing one. @returns where reading goes on */
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

  /** @returns where reading goes on behind a quote that closes, or is the first of two */
  function readQuote(text: string, at: number): number {
    const isDoubled = text.charCodeAt(at) === quote;
    if (isDoubled) held += '"';
    state = isDoubled ? inQuotes : afterQuotes;
    return isDoubled ? at + 1 : at;
  }

  /** @returns whether it was the second half of CR LF */
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
