/** Turns a content file into checked data, or into messages for its writer. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "astro/zod";
import { fillText } from "./quotes.ts";
import { type Path, readYaml } from "./yaml.ts";

/** Invalid content. The message has one sentence per line: file, line, field and remedy. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

/** @throws ContentError with these sentences, if there are any */
export function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new ContentError(sentences.join("\n"));
}

export interface Fault {
  readonly line: number;
  /** A whole sentence: the value, its fault, and what to write instead. */
  readonly sentence: string;
}

/**
 * @param subject such as `field "title"`
 * @param predicate the fault and the remedy, with or without a final period
 */
export const faultOf = (line: number, subject: string, predicate: string): Fault => ({
  line,
  sentence: `${subject} ${predicate}${/[.?]$/.test(predicate) ? "" : "."}`,
});

/** The error for a file, with its faults in file order. */
export function refusal(file: string, faults: readonly Fault[]): ContentError {
  const lines = faults
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, sentence }) => `${file}:${line}: ${sentence}`);
  return new ContentError(lines.join("\n"));
}

/** The faults in a ContentError; none without an error. @throws any other error */
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

/** Characters not allowed in text: control characters except tab and line break. */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const conflict = /^(?:<{7}|>{7})(?: .*)?$/m;

/** Detected by the byte order mark, or by the zero byte of the first letter. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  (second !== undefined && (first === 0) !== (second === 0));

/**
 * @param bytes of any content file
 * @returns the text with `\n` for every line break, or its fault
 */
export function decode(bytes: Uint8Array): string | Fault {
  const save = "save it as UTF-8 (in the editor’s save dialog: encoding)";
  if (isUtf16(bytes)) return faultOf(1, "the file", `is written in UTF-16; ${save}`);
  // Some systems write é as e and a separate accent, which fonts render badly.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n").normalize("NFC");
  for (const [pattern, fault] of [
    [/\ufffd/, `is not written in UTF-8; ${save}`],
    [control, "holds an invisible control character; delete the line and type it again"],
    [
      conflict,
      "holds a mark of a merge conflict ([mark]); keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
    ],
  ] as const) {
    const found = pattern.exec(text);
    if (found !== null) {
      const line = text.slice(0, found.index).split("\n").length;
      return faultOf(line, "the file", fault.replace("[mark]", found[0].slice(0, 40)));
    }
  }
  return text;
}

type Say = (path: Path, sentence: string) => void;

/** HTML elements and named characters, which YAML texts must not contain. */
const markup =
  /<\/?(?:a|abbr|b|br|button|code|div|em|h[1-6]|hr|i|iframe|img|li|ol|p|pre|script|small|span|strong|style|sub|sup|svg|table|td|th|tr|u|ul|video)(?:\s[^<>]*)?\/?>|<!--|&(?:nbsp|[mn]dash|hellip|copy|quot|[lr][sd]quo|#\d+|#x[\da-f]+);/i;

/** Replaces `{product}` and similar placeholders everywhere in a value. */
function fill(value: unknown, path: Path, say: Say): unknown {
  if (typeof value === "string") {
    const [html] = markup.exec(value) ?? [];
    if (html !== undefined)
      say(path, `holds HTML (${html}), which would be shown as typed; write plain words`);
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

/** Reports the schema's faults, each at its place in the file. */
function reportIssues(issues: readonly z.core.$ZodIssue[], say: Say): void {
  // Report a misspelled field once, not as both unknown and missing.
  const meant = issues.map(({ message, path }) => {
    const [, name = ""] = /^is not known here; did you mean "([^"]+)"/.exec(message) ?? [];
    return [...path.slice(0, -1), name].join("/");
  });
  for (const { message, path } of issues)
    if (!message.startsWith("is missing") || !meant.includes(path.join("/"))) say(path, message);
}

/** The data with the line of each field, or all faults. */
export type Reading<T> =
  | { readonly data: T; readonly lineOf: (path: Path) => number }
  | { readonly faults: readonly Fault[] };

/** The subject of a sentence: the whole file, or the field at a path. */
const subjectOf = (path: Path): string =>
  path.length === 0 ? "the file" : `field "${fieldName(path)}"`;

/**
 * @param source a text of YAML
 * @param schema its schema
 * @param subject names the place at a path in messages, if the text is only part of a file
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
  // With unknown names in braces, a text is not final, so a fault about its length would be a false alarm.
  const unfilled = new Set<string>();
  const filled = fill(value, [], (path, sentence) => {
    if (sentence.startsWith("holds {")) unfilled.add(path.join("/"));
    say(path, sentence);
  });
  // A rule without its own message must not show the validator's.
  const result = schema.safeParse(filled, { error: () => "does not fit here" });
  const issues = result.error?.issues ?? [];
  reportIssues(
    issues.filter(({ path }) => !unfilled.has(path.join("/"))),
    say,
  );
  return faults.length > 0 || !result.success ? { faults } : { data: result.data, lineOf };
}

/**
 * @param file path as shown in messages
 * @param source the file's text, YAML
 * @param schema its schema
 * @returns the checked content
 * @throws ContentError with one line for each fault, in the order of the file: `content/footer.yaml:12: field "columns
 *   #2 title" is missing; write the heading (at most 24 characters).`
 */
export function parseContent<T>(file: string, source: string, schema: z.ZodType<T>): T {
  const reading = readContent(source, schema);
  if ("faults" in reading) throw refusal(file, reading.faults);
  return reading.data;
}

/**
 * @param root the project's folder
 * @param file its path from there
 * @throws ContentError with a sentence for each fault, or one if the file is missing
 */
export function readContentFile<T>(root: string, file: string, schema: z.ZodType<T>): T {
  const path = join(root, file);
  if (!existsSync(path)) throw new ContentError(`${file}: is missing; put it back.`);
  const text = decode(readFileSync(path));
  if (typeof text !== "string") throw refusal(file, [text]);
  return parseContent(file, text, schema);
}
