/** From a content file to checked data, or to sentences for the person who edits the file. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { fillText } from "./quotes.ts";
import { type Path, readYaml } from "./yaml.ts";

/** Content that cannot be used. The message holds one sentence a line: file, line, field and remedy. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

/** One thing that is wrong with a file. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** A whole sentence: what is there, what is wrong with it, what to write instead. */
  readonly sentence: string;
}

/**
 * @param subject what the sentence is about, such as `field "title"`
 * @param predicate what is wrong with it and the remedy, with or without its full stop
 */
export const faultOf = (line: number, subject: string, predicate: string): Fault => ({
  line,
  sentence: `${subject} ${predicate}${/[.?]$/.test(predicate) ? "" : "."}`,
});

/** The refusal of a file, its faults in the order of the file. */
export function refusal(file: string, faults: readonly Fault[]): ContentError {
  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, sentence }) => `${file}:${line}: ${sentence}`);
  return new ContentError(lines.join("\n"));
}

/** The sentences of a refusal; none where nothing is refused. @throws any other error */
export function sentencesOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split("\n");
  }
}

/** `hero.features #3 title`, as a writer counts: the third feature. */
export const fieldName = (path: Path): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name} #${key + 1}`.trim();
    return name === "" ? String(key) : `${name}${/#\d+$/.test(name) ? " " : "."}${String(key)}`;
  }, "");

/** What no text holds: control characters besides tab and line break. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** What a version control system leaves where two people changed the same lines. */
const conflict = /^(?:<{7}|>{7})(?: .*)?$/m;

/** By the mark at the front, or by the empty half of the first letter. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  (second !== undefined && (first === 0) !== (second === 0));

export interface DecodeFault {
  readonly line: number;
  /** The rest of a sentence whose subject is the file. */
  readonly fault: string;
}

/**
 * @param bytes of any content file
 * @returns the text with `\n` for every line break, or what is wrong with it
 */
export function decode(bytes: Uint8Array): string | DecodeFault {
  const save = "save it as UTF-8 (in the editor’s save dialog: encoding)";
  if (isUtf16(bytes)) return { line: 1, fault: `is written in UTF-16; ${save}` };
  // Some systems write é as e and an accent apart, which no font would set well.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n").normalize("NFC");
  const mark = conflict.exec(text);
  const faults = [
    [text.indexOf("\ufffd"), `is not written in UTF-8; ${save}`],
    [
      text.search(control),
      "holds a control character, which nobody can see; delete the line and type it again",
    ],
    [
      mark?.index ?? -1,
      `holds a mark of a merge conflict (${mark?.[0].slice(0, 40) ?? ""}); keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>`,
    ],
  ] as const;
  const [offset, fault] = faults.find(([at]) => at >= 0) ?? [];
  return offset === undefined || fault === undefined
    ? text
    : { line: text.slice(0, offset).split("\n").length, fault };
}

type Say = (path: Path, sentence: string) => void;

/** Elements and named characters of HTML, which a text of YAML has no use for. */
const markup =
  /<\/?(?:a|abbr|b|br|button|code|div|em|h[1-6]|hr|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video)(?:\s[^<>]*)?\/?>|<!--|&(?:nbsp|[mn]dash|hellip|copy|quot|[lr][sd]quo|#\d+|#x[\da-f]+);/i;

/** Puts configured values in place of `{product}` and the like, everywhere in a value. */
function fill(value: unknown, path: Path, say: Say): unknown {
  if (typeof value === "string") {
    const [html] = markup.exec(value) ?? [];
    if (html !== undefined)
      say(path, `holds HTML (${html}), which would be shown as it is written; write plain words`);
    return fillText(value, (sentence) => {
      say(path, sentence);
    });
  }
  if (Array.isArray(value)) return value.map((item, i) => fill(item, [...path, i], say));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key], say)]),
  );
}

/** Reports what the schema found, each fault at its own place in the file. */
function reportIssues(issues: readonly z.core.$ZodIssue[], say: Say): void {
  // A misspelled field is one slip, not an unknown field and a missing one.
  const meant = new Set<string>();
  for (const { code, message, path } of issues)
    if (code === "unrecognized_keys")
      for (const [, name = ""] of message.matchAll(/did you mean "([^"]+)"/g))
        meant.add([...path, name].join("/"));
  for (const issue of issues) {
    const { path, message } = issue;
    if (message.startsWith("is missing") && meant.has(path.join("/"))) continue;
    if (issue.code === "unrecognized_keys") {
      const sentences = message.split("\n");
      issue.keys.forEach((key, i) => {
        say([...path, key], sentences[i] ?? "is not known here");
      });
    } else say(path, message);
  }
}

/** What was read, with where each of its fields is, or all that is wrong with it. */
export type Reading<T> =
  | { readonly data: T; readonly lineOf: (path: Path) => number }
  | { readonly faults: readonly Fault[] };

/** What a sentence is about: the whole, or the field at a path. */
const subjectOf = (path: Path): string =>
  path.length === 0 ? "the file" : `field "${fieldName(path)}"`;

/**
 * @param source a text of YAML
 * @param schema what it must hold
 * @param subject what sentences call the place at a path, where the text is only a part of a file
 */
export function readContent<T>(
  source: string,
  schema: z.ZodType<T>,
  subject = subjectOf,
): Reading<T> {
  const { value, lineOf, fault } = readYaml(source);
  if (fault) return { faults: [faultOf(fault.line, subject([]), fault.sentence)] };

  const faults: Fault[] = [];
  const say: Say = (path, sentence) => {
    faults.push(faultOf(lineOf(path), subject(path), sentence));
  };
  // With braces that stand for nothing a text is not yet what it will be: its length would be a false alarm.
  const unfilled = new Set<string>();
  const filled = fill(value, [], (path, sentence) => {
    if (sentence.startsWith("holds {")) unfilled.add(path.join("/"));
    say(path, sentence);
  });
  // A rule without words of its own must not speak in the validator's.
  const result = schema.safeParse(filled, { error: () => "does not fit here" });
  const issues = result.error?.issues ?? [];
  reportIssues(
    issues.filter(({ path }) => !unfilled.has(path.join("/"))),
    say,
  );
  return faults.length > 0 || !result.success ? { faults } : { data: result.data, lineOf };
}

/**
 * @param file path as the writer knows it, for messages
 * @param source the file's text, YAML
 * @param schema what it must hold
 * @returns the checked content
 * @throws ContentError with one line for each fault, in the order of the file:
 *   `content/footer.yaml:12: field "columns #2 title" is missing; write the heading (at most 24 characters).`
 */
export function parseContent<T>(file: string, source: string, schema: z.ZodType<T>): T {
  const reading = readContent(source, schema);
  if ("faults" in reading) throw refusal(file, reading.faults);
  return reading.data;
}

/**
 * @param root the project's folder
 * @param file its path from there
 * @throws ContentError with a sentence for each fault, or one where the file is not there
 */
export function readContentFile<T>(root: string, file: string, schema: z.ZodType<T>): T {
  const path = join(root, file);
  if (!existsSync(path)) throw new ContentError(`${file}: is missing; put it back.`);
  const text = decode(readFileSync(path));
  if (typeof text !== "string") throw refusal(file, [faultOf(text.line, "the file", text.fault)]);
  return parseContent(file, text, schema);
}

/** @returns the content of a file with the line of each field; undefined where the file is missing or has a fault */
export function readLines<T>(root: string, file: string, schema: z.ZodType<T>) {
  const path = join(root, file);
  const reading = existsSync(path) && readContent(readFileSync(path, "utf8"), schema);
  return reading && "data" in reading ? reading : undefined;
}
