/**
 * What a request's headers ask of a file: encoding, part, "only if changed". Pure (RFC 9110, 12.5.3, 13 and 14).
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Encoding, SiteFile } from "./site-files.ts";

/** The best of the available encodings that the visitor takes, by q-value, then in the order given. */
export function chooseEncoding(
  accept: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of (accept ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    weights.set(name, q === undefined ? 1 : Number(q) || 0);
  }
  const weight = (name: Encoding) => weights.get(name) ?? weights.get("*") ?? 0;
  return available.filter((name) => weight(name) > 0).toSorted((a, b) => weight(b) - weight(a))[0];
}

/** Strong: the same tag means the same bytes, whichever build or machine they come from. */
export function entityTag(file: SiteFile, encoding: Encoding | undefined): string {
  return encoding === undefined ? `"${file.hash}"` : `"${file.hash}-${encoding}"`;
}

/** What a request's conditions are held against. */
export interface Version {
  readonly tag: string;
  readonly modified: Date;
}

/** @returns milliseconds; undefined for what is no HTTP date (RFC 9110, 5.6.7: each begins with a day of the week) */
function readDate(text: string | undefined): number | undefined {
  const time = /^[A-Z][a-z]{2}/.test(text ?? "") ? Date.parse(text ?? "") : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** HTTP dates have whole seconds. */
const second = ({ modified }: Version): number => Math.floor(modified.getTime() / 1000) * 1000;

const lists = (tags: string, tag: string): boolean =>
  tags.split(",").some((sent) => ["*", tag].includes(sent.trim()));

/** Whether the visitor wants an answer at all: of this version, or of none since a day. A date counts only without a tag. */
export function isWanted(headers: IncomingHttpHeaders, version: Version): boolean {
  const tags = headers["if-match"];
  if (tags !== undefined) return lists(tags, version.tag);
  const since = readDate(headers["if-unmodified-since"]);
  return since === undefined || second(version) <= since;
}

/** Whether the visitor's copy is still good. The date counts only where no tag is sent. */
export function isUnchanged(headers: IncomingHttpHeaders, version: Version): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) return lists(tags.replace(/W\//g, ""), version.tag);
  const since = readDate(headers["if-modified-since"]);
  return since !== undefined && second(version) <= since;
}

/** Whether a part fits what the visitor has: of this very version (RFC 9110, 13.1.5). */
const fits = (condition: string | undefined, version: Version): boolean =>
  condition === undefined || condition === version.tag || readDate(condition) === second(version);

/** A part of a file: its first and its last byte. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * @param size of the file in bytes
 * @param plain the file without compression, whose parts these are
 * @returns the one part that is asked for; "none" when there is no such part; or undefined: the whole file, which a
 * server may always send instead (several ranges, nonsense, another version)
 */
export function partOf(
  headers: IncomingHttpHeaders,
  size: number,
  plain: Version,
): Part | "none" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "") return undefined;
  if (![headers["if-range"]].flat().every((condition) => fits(condition, plain))) return undefined;
  if (from === "") {
    return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : "none";
  }
  if (to !== "" && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return "none";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
