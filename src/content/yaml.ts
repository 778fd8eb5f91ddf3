/** Reads YAML and keeps the line of each value. Explains parser errors to the file's writer. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";

export type Path = readonly PropertyKey[];

interface YamlFile {
  readonly value: unknown;
  /** The line, from 1, of the field at a path or of the nearest thing around it. */
  readonly lineOf: (path: Path) => number;
  /** Why the text is not YAML: the first error only, since the others usually follow from it. */
  readonly fault: { readonly line: number; readonly sentence: string } | undefined;
}

const quotes = "put the whole text in quotes";
const indent = "indent the line like its neighbors";

/** What to do about each parser error, by its code, and about misread values. */
const remedies: Readonly<Record<string, string>> = {
  BAD_ALIAS: quotes,
  BAD_DQ_ESCAPE: "a backslash in double quotes has a meaning of its own; use single quotes",
  BAD_INDENT: `${indent}, and close every bracket`,
  BAD_SCALAR_START: quotes,
  BLOCK_AS_IMPLICIT_KEY: `${indent}; if its text holds a colon, put the text in quotes`,
  DUPLICATE_KEY: "the field is there twice; keep one",
  MISSING_CHAR:
    "a closing quote, a closing bracket or the colon after a field is missing, or the line is not indented like its neighbors",
  MULTILINE_IMPLICIT_KEY: "a field lacks its colon",
  MULTIPLE_DOCS: "a line of three hyphens begins a second document; remove it",
  TAB_AS_INDENT: "indent with spaces, not tabs",
  TAG_RESOLVE_FAILED: quotes,
  UNEXPECTED_TOKEN: quotes,
  THOUSANDS: "a point marks decimals: write 1500 for fifteen hundred, 1.5 for one and a half",
  COMMA:
    "a comma separates fields here: write 1600 for sixteen hundred, without a comma, and put text that holds one in quotes",
  COMMENT:
    "what follows the # is a note and would not be shown; move a note to its own line, and put text that holds a # in quotes",
};

const isEmpty = (value: unknown): boolean =>
  value === null || (isScalar(value) && value.value === null);

/** Valid YAML that was most likely meant as something else. */
function slipsIn(document: Document) {
  const slips: { readonly code: string; readonly at: number }[] = [];
  const add = (code: string, { range }: { readonly range?: readonly number[] | null }) =>
    slips.push({ code, at: range?.[0] ?? 0 });
  visit(document, {
    // `*name` without an anchor is text in asterisks. Reading it would throw.
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined) add("BAD_ALIAS", alias);
    },
    Scalar: (_, scalar) => {
      const { value, source = "" } = scalar;
      // `1.500`, which some write for 1500: a price would be a dollar and a half.
      if (typeof value === "number" && /^-?[1-9]\d{0,2}\.\d\d0$/.test(source))
        add("THOUSANDS", scalar);
      // `Kiosk #1`
      if (scalar.comment) add("COMMENT", scalar);
    },
    // `{ amount: 1,600 }` creates a field named by a number, without a value.
    Map: (_, { flow, items }) => {
      for (const { key, value } of flow === true ? items : [])
        if (isScalar(key) && /^\d{3}(?:\.\d+)?$/.test(key.source ?? "") && isEmpty(value))
          add("COMMA", key);
    },
  });
  return slips;
}

/** An unclosed quote is found at the end of the file but reported where it opens. */
function opening(source: string, offset: number): number {
  if (offset < source.trimEnd().length) return offset;
  const last = [...source.matchAll(/(?<=[:\-[{,]\s+)["'](?!.*["']\s*[,}\]]?\s*$)/gm)].at(-1);
  return last?.index ?? Math.max(0, source.trimEnd().length - 1);
}

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

/** @param source the file's text */
export function readYaml(source: string): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line);
  const lineOf = (path: Path): number => {
    const offset = offsetOf(document, path);
    if (offset !== undefined) return lineAt(offset);
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1));
  };

  const errors = [...document.errors, ...document.warnings].map(({ code, pos }) => ({
    code,
    at: opening(source, pos[0]),
  }));
  const [first] = [...errors, ...slipsIn(document)].sort((a, b) => a.at - b.at);
  if (first) {
    const remedy =
      remedies[first.code] ?? "check the indentation, and quote texts that hold a colon";
    const fault = { line: lineAt(first.at), sentence: `cannot be read here; ${remedy}` };
    return { value: undefined, lineOf, fault };
  }
  try {
    return { value: document.toJS(), lineOf, fault: undefined };
  } catch {
    // The parser rejects excessive alias expansion.
    const sentence = "cannot be read; write each text out instead of the *names that repeat others";
    return { value: undefined, lineOf, fault: { line: 1, sentence } };
  }
}
