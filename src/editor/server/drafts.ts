/** From a file's text to what is edited, and back to the text that is written. */
import type { z } from "astro/zod";
import { parse } from "yaml";
import { parseAnnouncement } from "#model/announcements/parse.ts";
import { parseContent } from "#model/explain.ts";
import { kinds } from "#model/kinds.ts";
import { parseLegal } from "#model/legal/parse.ts";
import { readYaml } from "#model/yaml.ts";
import type { Draft, Fault, JsonObject } from "../protocol.ts";
import { faultsAmong } from "./among.ts";
import { faultsOf } from "./faults.ts";
import { laidOut } from "./layout.ts";
import type { FilePlace } from "./places.ts";
import { Refusal } from "./refusal.ts";
import { editYaml, same } from "./yaml-edit.ts";

const isGroup = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Halves {
  readonly front: string;
  readonly body: string;
}

/** An article's fields and text, without the lines of hyphens; undefined where it does not begin with fields. */
export function halvesOf(source: string): Halves | undefined {
  const [, front, body] = /^---[ \t]*\n(.*?\n)?---[ \t]*(?:\n(.*))?$/s.exec(source) ?? [];
  return body === undefined && front === undefined
    ? undefined
    : { front: front ?? "", body: body ?? "" };
}

/** The line of an article's file on which its text begins. */
const textFrom = (source: string): number => (halvesOf(source)?.front.split("\n").length ?? -1) + 2;

/** A group of fields as it is written in YAML; undefined where it cannot be read. */
function fieldsIn(yaml: string): JsonObject | undefined {
  const { value, faults } = readYaml(yaml);
  return faults.length === 0 && isGroup(value) ? value : undefined;
}

/** What is edited of a file: its form, or its bare text where it cannot be read. */
export function draftOf(place: FilePlace, text: string): Draft {
  const source = text.replaceAll("\r\n", "\n");
  if (place.type === "fields") {
    const value = fieldsIn(source);
    return value === undefined ? { kind: "source", source } : { kind: "fields", value };
  }
  // A legal page's clauses and their numbers are one text, which is best seen whole; an announcement is short.
  if (place.type !== "article") return { kind: "source", source };
  const halves = halvesOf(source);
  const front = halves && fieldsIn(halves.front);
  if (halves === undefined || front === undefined) return { kind: "source", source };
  return { kind: "article", front, body: halves.body.replace(/^\n+/, "") };
}

/**
 * @param former the file as it stands on the disk
 * @returns the file with what was edited in it, laid out; notes and quotes of the former one stay
 * @throws Refusal where the draft does not belong to such a file
 */
export async function textOf(
  root: string,
  { type, path }: FilePlace,
  former: string,
  draft: Draft,
): Promise<string> {
  if (draft.kind === "source") return laidOut(root, path, draft.source);
  if (draft.kind !== type) throw new Refusal("This is no content of such a file.");
  if (draft.kind === "fields") {
    const text = await laidOut(root, path, editYaml(former, draft.value));
    if (!same(parse(text), draft.value)) throw new Error(`${path} would not say what was typed`);
    return text;
  }
  const front = editYaml(halvesOf(former)?.front ?? "", draft.front);
  const text = `---\n${front.trimEnd()}\n---\n\n${draft.body.replaceAll("\r\n", "\n")}`;
  return laidOut(root, path, text);
}

/** Before it is written, a text that the layout cannot take is checked as it is. */
export async function textToCheck(
  root: string,
  place: FilePlace,
  former: string,
  draft: Draft,
): Promise<string> {
  if (draft.kind === "source") return draft.source;
  if (draft.kind === "fields") return textOf(root, place, former, draft);
  // Lines must be those of what is typed, so it is not laid out.
  const front = editYaml(halvesOf(former)?.front ?? "", draft.front);
  return `---\n${front.trimEnd()}\n---\n${draft.body}`;
}

/** All that is wrong with a file's text; empty where it may be written. */
export async function faultsIn(root: string, place: FilePlace, text: string): Promise<Fault[]> {
  try {
    if (place.type === "fields") {
      const schema: z.ZodType = kinds[place.kind];
      parseContent(place.path, text, schema);
      return [];
    }
    if (place.type === "legal") {
      parseLegal(place.id, place.path, Buffer.from(text));
      return [];
    }
    if (place.type === "announcement") {
      parseAnnouncement(place.path, Buffer.from(text), root);
      return [];
    }
    return await faultsAmong(root, place.path, text, textFrom(text));
  } catch (error) {
    // These are edited whole, their fields with their text.
    const whole = { legal: 1, announcement: 1 } as const;
    const from = { fields: Infinity, article: textFrom(text), ...whole } as const;
    return faultsOf(error, from[place.type]);
  }
}
