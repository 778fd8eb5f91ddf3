/** Converts a file's text to its editable form, and back. */
import { join } from "node:path";
import { format, resolveConfig } from "prettier";
import { parse } from "yaml";
import { readYaml } from "#content/yaml.ts";
import { Refusal } from "#scripts/lib/cli.ts";
import type { Draft, JsonObject } from "../protocol.ts";
import type { Place } from "./disk.ts";
import { editYaml, isGroup, same } from "./yaml-edit.ts";

/** Formats a file like `npm run format`, so that saved files pass the checks. */
export async function laidOut(root: string, path: string, text: string): Promise<string> {
  const filepath = join(root, path);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/** The fields and the text of a Markdown file, without the lines of hyphens; undefined if it has no fields. */
function halvesOf(source: string): { front: string; body: string } | undefined {
  const [, front, body] = /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n(.*))?$/s.exec(source) ?? [];
  return body === undefined && front === undefined
    ? undefined
    : { front: front ?? "", body: body ?? "" };
}

/** The line of a Markdown file on which its text begins. */
export const textFrom = (source: string): number =>
  (halvesOf(source)?.front.split("\n").length ?? -1) + 2;

/** A group of fields from YAML; undefined if it cannot be parsed. */
function fieldsIn(yaml: string): JsonObject | undefined {
  const { value } = readYaml(yaml);
  return isGroup(value) ? value : undefined;
}

/** The editable form of a file: its fields, or its raw text if it cannot be parsed. */
export function draftOf({ type }: Place, text: string): Draft {
  const source = text.replaceAll("\r\n", "\n");
  if (type === "fields") {
    const value = fieldsIn(source);
    return value === undefined ? { kind: "source", source } : { kind: "fields", value };
  }
  // The clauses of a legal page and their numbers are one text, which is best seen whole.
  const halves = type === "legal" ? undefined : halvesOf(source);
  const front = halves && fieldsIn(halves.front);
  if (halves === undefined || front === undefined) return { kind: "source", source };
  return { kind: "article", front, body: halves.body.replace(/^\n+/, "") };
}

const kindOf = ({ type }: Place): Draft["kind"] =>
  type === "fields" ? "fields" : type === "legal" ? "source" : "article";

/** A draft as the text to check, unformatted, so that its lines match what was typed. */
export function textToCheck(place: Place, former: string, draft: Draft): string {
  if (draft.kind === "source") return draft.source;
  if (draft.kind !== kindOf(place)) throw new Refusal("This is not the content of such a file.");
  if (draft.kind === "fields") return editYaml(former, draft.value);
  const front = editYaml(halvesOf(former)?.front ?? "", draft.front);
  return `---\n${front.trimEnd()}\n---\n${draft.body.replaceAll("\r\n", "\n")}`;
}

/** A draft as the text to save; comments, order and quotes of the old text stay. */
export async function textOf(
  root: string,
  place: Place,
  former: string,
  draft: Draft,
): Promise<string> {
  const text = textToCheck(place, former, draft);
  const spaced = draft.kind === "article" ? text.replace(/\n---\n(?!\n)/, "\n---\n\n") : text;
  const written = await laidOut(root, place.path, spaced);
  if (draft.kind === "fields" && !same(parse(written), draft.value))
    throw new Error(`${place.path} would not hold what was typed`);
  return written;
}
