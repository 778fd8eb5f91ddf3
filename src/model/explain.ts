/**
 * Turns what the schema found into sentences for the person who edits the file.
 */
import type { z } from "astro/zod";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import { site } from "#site";

/** What stands in content for a value that the site configuration holds. */
const placeholders: Readonly<Record<string, string>> = { product: site.product, email: site.hosts.email };

/** Content that cannot be used. The message holds one sentence a line: file, line, field and remedy. */
export class ContentError extends Error {
  override readonly name = "ContentError";
}

type Path = readonly PropertyKey[];

/** `hero.tabs[2].title`, as a writer would count: the third tab. */
export const fieldName = (path: Path): string =>
  path.reduce<string>(
    (name, key) =>
      typeof key === "number" ? `${name}[${key}]` : name === "" ? String(key) : `${name}.${String(key)}`,
    "",
  );

/** The line on which a field stands, or that of the nearest part of it that exists. */
function lineOf(document: Document, counter: LineCounter, path: Path): number {
  for (let length = path.length; length >= 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

/** Puts configured values in place of `{product}` and the like, everywhere in a value. */
function fill(value: unknown, path: Path, problem: (path: Path, sentence: string) => void): unknown {
  if (typeof value === "string") {
    return value.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
      const known = placeholders[name];
      if (known === undefined) {
        problem(path, `holds ${whole}; known are {${Object.keys(placeholders).join("}, {")}}`);
      }
      return known ?? whole;
    });
  }
  if (Array.isArray(value)) return value.map((item, i) => fill(item, [...path, i], problem));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key], problem)]),
    );
  }
  return value;
}

/**
 * @param file path as the writer knows it, for messages
 * @param source the file's text, YAML
 * @param schema what it must hold
 * @returns the checked content
 * @throws ContentError with one line for each fault
 */
export function parseContent<T>(file: string, source: string, schema: z.ZodType<T>): T {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const faults: string[] = document.errors.map(
    (error) =>
      `${file}:${counter.linePos(error.pos[0]).line}: is not readable as YAML: ${error.message}. Check the indentation, and quote texts that hold a colon.`,
  );
  if (faults.length > 0) throw new ContentError(faults.join("\n"));

  const say = (path: Path, sentence: string) => {
    const name = fieldName(path);
    const subject = name === "" ? "the file" : `field "${name}"`;
    faults.push(`${file}:${lineOf(document, counter, path)}: ${subject} ${sentence}`);
  };
  const filled = fill(document.toJS(), [], say);
  const result = schema.safeParse(filled);
  if (!result.success) {
    for (const issue of result.error.issues) say(issue.path, issue.message);
  }
  if (faults.length > 0 || !result.success) throw new ContentError(faults.join("\n"));
  return result.data;
}
