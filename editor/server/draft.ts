/** A file's text as what the writer edits, and back. */
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { readYaml } from "#content/yaml.ts";
import type { Draft, JsonObject } from "../protocol.ts";
import type { ContentFile } from "./files.ts";
import { editYaml, isGroup } from "./yaml-edit.ts";

/** The YAML above a Markdown text, with the text; undefined without lines of hyphens. */
function split(source: string): { front: string; body: string } | undefined {
  const [whole, front = "", body = ""] =
    /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n(.*))?$/s.exec(source) ?? [];
  return whole === undefined ? undefined : { front, body };
}

/** A group of fields from YAML; null if it cannot be parsed. */
function fieldsIn(yaml: string): JsonObject | null {
  const { value } = readYaml(yaml);
  return isGroup(value) ? value : null;
}

const isYaml = ({ path }: ContentFile) => path.endsWith(".yaml");

/** @param source the file's text, with `\n` for line breaks */
export function draftOf(file: ContentFile, source: string): Draft {
  const raw: Draft = { fields: null, text: source };
  if (isYaml(file)) {
    const fields = fieldsIn(source);
    return fields === null ? raw : { fields, text: null };
  }
  // The clauses of a legal page and their numbers are one text, which is best seen whole.
  const parts = file.type === "legal" ? undefined : split(source);
  const fields = parts ? fieldsIn(parts.front) : null;
  return parts && fields ? { fields, text: parts.body.replace(/^\n+/, "") } : raw;
}

/** A draft as the text to check, unformatted, so that its lines match what was typed. */
export function sourceOf(file: ContentFile, former: string, { fields, text }: Draft): string {
  const typed = text?.replaceAll("\r\n", "\n") ?? "";
  if (fields === null) return typed;
  if (isYaml(file)) return editYaml(former, fields);
  return `---\n${editYaml(split(former)?.front ?? "", fields).trimEnd()}\n---\n${typed}`;
}

/** @returns the line of the file on which the edited text begins; Infinity without a text */
export function firstLineOf({ fields, text }: Draft, source: string): number {
  if (text === null) return Infinity;
  return fields === null ? 1 : (split(source)?.front.split("\n").length ?? 0) + 2;
}

/** Formats a file like `npm run format`, so that saved files pass the checks. */
export async function formatSource(root: string, path: string, source: string): Promise<string> {
  const filepath = join(root, path);
  const spaced = path.endsWith(".md") ? source.replace(/\n---\n(?!\n)/, "\n---\n\n") : source;
  return format(spaced, { ...(await resolveConfig(filepath)), filepath });
}
