/**
 * Reads YAML and keeps where each value stands, so that a fault can be told with its line. What the parser
 * refuses is said in the words of the person who edits the file.
 */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";

export type Path = readonly PropertyKey[];

export interface YamlFault {
  readonly line: number;
  readonly sentence: string;
}

export interface YamlFile {
  /** Undefined content where there are faults. */
  readonly value: unknown;
  /** The line, from 1, of the field at a path or of the nearest thing around it. */
  readonly lineOf: (path: Path) => number;
  /** Why the text is no YAML: the first place only, since what follows is most often its consequence. */
  readonly faults: readonly YamlFault[];
}

/** What to do about each of the parser's errors, by its code; `@`, `*`, `!` and the like mean something in YAML. */
const quotes = "put the whole text in quotes";
const remedies: Readonly<Record<string, string>> = {
  BAD_ALIAS: quotes,
  BAD_DQ_ESCAPE: "a backslash in double quotes has a meaning of its own; use single quotes",
  BAD_INDENT: "indent the line like its neighbours, and close every bracket",
  BAD_SCALAR_START: quotes,
  BLOCK_AS_IMPLICIT_KEY:
    "indent the line like its neighbours; if its text holds a colon, put the text in quotes",
  DUPLICATE_KEY: "the field is there twice; keep one",
  MISSING_CHAR:
    "a closing quote, a closing bracket or the colon after a field is missing, or the line is not indented like its neighbours",
  MULTILINE_IMPLICIT_KEY: "a field lacks its colon",
  MULTIPLE_DOCS: "a line of three hyphens begins a second file; remove it",
  TAB_AS_INDENT: "indent with spaces, not tabs",
  TAG_RESOLVE_FAILED: quotes,
  UNEXPECTED_TOKEN: quotes,
  THOUSANDS:
    "a point parts off decimals: write 1500 for a thousand and a half, 1.5 for one and a half",
  COMMA:
    "a comma parts off fields here: write 1600 for a thousand and six hundred, without a comma, and put a text that holds one in quotes",
  LOST_NOTE: "what follows the # is a note and would be shown nowhere; put the text in quotes",
};
const anyRemedy = "check the indentation, and quote texts that hold a colon";

/** Where a field's name or a list's entry begins in the text. */
function offsetOf(document: Document, path: Path): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const key = String(path.at(-1));
  const pair =
    path.length > 0 && isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined;
  const node = pair ? pair.key : document.getIn(path, true);
  return isNode(node) ? node.range?.[0] : undefined;
}

/** Aliases (`*name`) that stand for nothing: most likely a text in asterisks. Reading them would throw. */
function strayAliases(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined) offsets.push(alias.range?.[0] ?? 0);
    },
  });
  return offsets;
}

/** Texts with a note behind them on the same line (`Kiosk #1`): most likely the note is part of the text. */
function lostNotes(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar: (_, scalar) => {
      if (scalar.comment) offsets.push(scalar.range?.[0] ?? 0);
    },
  });
  return offsets;
}

/** Numbers such as `1.500`, which some write for what is 1500: read as YAML does, a price would be a dollar and a half. */
function unclearNumbers(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Scalar: (_, { value, source, range }) => {
      if (typeof value === "number" && /^-?[1-9]\d{0,2}\.\d\d0$/.test(source ?? ""))
        offsets.push(range?.[0] ?? 0);
    },
  });
  return offsets;
}

/** What `{ amount: 1,600 }` leaves behind, a field that is a number and has no value: most likely a comma for thousands. */
function partedNumbers(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Map: (_, { flow, items }) => {
      if (flow !== true) return;
      for (const { key, value } of items)
        if (isScalar(key) && /^\d{3}(?:\.\d+)?$/.test(key.source ?? "") && isEmpty(value))
          offsets.push(key.range?.[0] ?? 0);
    },
  });
  return offsets;
}

const isEmpty = (value: unknown): boolean =>
  value === null || (isScalar(value) && value.value === null);

/** A quote that is never closed is found at the file's end, and belongs where it opens. */
function opening(source: string, offset: number): number {
  if (offset < source.trimEnd().length) return offset;
  const last = [...source.matchAll(/(?<=[:\-[{,]\s+)["'](?!.*["']\s*[,}\]]?\s*$)/gm)].at(-1);
  return last?.index ?? Math.max(0, source.trimEnd().length - 1);
}

/** @param source the file's text */
export function readYaml(source: string): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line);

  const found = [
    ...[...document.errors, ...document.warnings].map(({ code, pos }) => ({
      code,
      at: opening(source, pos[0]),
    })),
    ...strayAliases(document).map((at) => ({ code: "BAD_ALIAS", at })),
    ...unclearNumbers(document).map((at) => ({ code: "THOUSANDS", at })),
    ...partedNumbers(document).map((at) => ({ code: "COMMA", at })),
    ...lostNotes(document).map((at) => ({ code: "LOST_NOTE", at })),
  ];
  const [first] = found.sort((a, b) => a.at - b.at);
  const faults: YamlFault[] = first
    ? [
        {
          line: lineAt(first.at),
          sentence: `cannot be read here; ${remedies[first.code] ?? anyRemedy}`,
        },
      ]
    : [];
  let value: unknown;
  try {
    value = faults.length > 0 ? undefined : document.toJS();
  } catch {
    // The parser refuses to repeat what repeats others without end.
    faults.push({
      line: 1,
      sentence: "cannot be read; write each text out in place of the *names that repeat others",
    });
  }
  return {
    value,
    faults,
    lineOf: (path) => {
      for (let length = path.length; length >= 0; length--) {
        const offset = offsetOf(document, path.slice(0, length));
        if (offset !== undefined) return lineAt(offset);
      }
      return 1;
    },
  };
}
