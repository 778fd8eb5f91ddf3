/**
 * Turns what the schema found into sentences for the person who edits the file.
 */
import type { z } from "astro/zod";
import { fillText } from "./fill.ts";
import { type Path, readYaml } from "./yaml.ts";

/** Content that cannot be used. The message holds one sentence a line: file, line, field and remedy. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

/** `hero.features #3 title`, as a writer counts: the third feature. */
export const fieldName = (path: Path): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name} #${key + 1}`.trim();
    return name === "" ? String(key) : `${name}${/#\d+$/.test(name) ? " " : "."}${String(key)}`;
  }, "");

type Say = (path: Path, sentence: string) => unknown;

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
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key], say)]),
    );
  }
  return value;
}

/** One thing that is wrong with a file. */
export interface Fault {
  /** From 1. */
  readonly line: number;
  /** A whole sentence: what stands there, what is wrong with it, what to write instead. */
  readonly sentence: string;
}

/**
 * @param subject what stands there, such as `field "title"`
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

/** Faults that the schema found, each beside its own place in the file. */
function sayIssues(issues: readonly z.core.$ZodIssue[], say: Say): void {
  // A misspelt field is one slip, not an unknown field and a missing one.
  const meant = new Set(
    issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? [...issue.message.matchAll(/did you mean "([^"]+)"/g)].map(([, name = ""]) =>
            [...issue.path, name].join("/"),
          )
        : [],
    ),
  );
  for (const issue of issues) {
    if (meant.has(issue.path.join("/")) && issue.message.startsWith("is missing")) continue;
    if (issue.code === "unrecognized_keys") {
      const sentences = issue.message.split("\n");
      issue.keys.forEach((key, i) => {
        say([...issue.path, key], sentences[i] ?? "is not known here");
      });
    } else say(issue.path, issue.message);
  }
}

/** What was read, with where each of its fields stands, or all that is wrong with it. */
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
  const { value, lineOf, faults: unreadable } = readYaml(source);
  const faults = unreadable.map(({ line, sentence }) => faultOf(line, subject([]), sentence));
  if (faults.length > 0) return { faults };

  const say: Say = (path, sentence) => faults.push(faultOf(lineOf(path), subject(path), sentence));
  // A rule without words of its own must not speak in the validator's.
  const unfilled = new Set<string>();
  const filled = fill(value, [], (path, sentence) => {
    if (sentence.startsWith("holds {")) unfilled.add(path.join("/"));
    say(path, sentence);
  });
  const result = schema.safeParse(filled, { error: () => "does not fit here" });
  // With braces that stand for nothing a text is not yet what it will be: its length would be told for nothing.
  const issues = (result.error?.issues ?? []).filter(({ path }) => !unfilled.has(path.join("/")));
  sayIssues(issues, say);
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
