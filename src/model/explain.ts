/**
 * Turns what the schema found into sentences for the person who edits the file.
 */
import type { z } from "astro/zod";
import { site } from "#site";
import { fontCharacters } from "#lib/text/font-characters.ts";
import { didYouMean } from "./fields.ts";
import { type Path, readYaml } from "./yaml.ts";

/** What stands in content for a value that the site configuration holds. */
const placeholders: ReadonlyMap<string, string> = new Map([
  ["product", site.product],
  ["email", site.hosts.email],
]);

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

type Say = (path: Path, sentence: string) => void;

const known = new Set(fontCharacters);

/** What no schema can know of a text: letters that cannot be set, the name written out, words left from `npm run new`. */
function checkWords(value: string, path: Path, say: Say): void {
  const strangers = [...new Set(value)].filter((char) => !known.has(char) && char.trim() !== "");
  if (strangers.length > 0) {
    const list = strangers.map((char) => `“${char}”`).join(", ");
    say(path, `holds ${list}, which the site’s fonts lack; write it with other characters`);
  }
  if (new RegExp(`\\b${site.product.replace(/[^\w\s]/g, "\\$&")}\\b`).test(value)) {
    say(path, `holds the name “${site.product}”; write {product} in its place`);
  }
  if (value.startsWith("Say here") && process.env["NODE_ENV"] === "production") {
    say(path, "still says what to write here; write it");
  }
}

/** Puts configured values in place of `{product}` and the like, everywhere in a value. */
function fill(value: unknown, path: Path, say: Say): unknown {
  if (typeof value === "string") {
    checkWords(value, path, say);
    return value.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      const filled = placeholders.get(name);
      if (filled === undefined) {
        const names = [...placeholders.keys()].map((key) => `{${key}}`);
        say(path, `holds ${whole}, which stands for nothing; ${didYouMean(whole, names)}`);
      }
      return filled ?? whole;
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

/**
 * @param file path as the writer knows it, for messages
 * @param source the file's text, YAML
 * @param schema what it must hold
 * @returns the checked content
 * @throws ContentError with one line for each fault, in the order of the file:
 *   `content/footer.yaml:12: field "columns #2 title" is missing; write the heading (at most 24 characters).`
 */
export function parseContent<T>(file: string, source: string, schema: z.ZodType<T>): T {
  const faults: { line: number; sentence: string }[] = [];
  const say = (line: number, subject: string, sentence: string) =>
    faults.push({ line, sentence: `${subject} ${sentence}${/[.?]$/.test(sentence) ? "" : "."}` });
  const refuse = () => {
    const lines = faults
      .sort((a, b) => a.line - b.line)
      .map(({ line, sentence }) => `${file}:${line}: ${sentence}`);
    return new ContentError(lines.join("\n"));
  };

  const { value, lineOf, faults: unreadable } = readYaml(source);
  for (const { line, sentence } of unreadable) say(line, "the file", sentence);
  if (faults.length > 0) throw refuse();

  const sayOf: Say = (path, sentence) =>
    say(lineOf(path), path.length === 0 ? "the file" : `field "${fieldName(path)}"`, sentence);
  // A rule without words of its own must not speak in the validator's.
  const result = schema.safeParse(fill(value, [], sayOf), { error: () => "does not fit here" });
  const issues = result.error?.issues ?? [];
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
        sayOf([...issue.path, key], sentences[i] ?? "is not known here");
      });
    } else sayOf(issue.path, issue.message);
  }
  if (faults.length > 0 || !result.success) throw refuse();
  return result.data;
}
