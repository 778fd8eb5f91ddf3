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

/** Whether the visitor's copy is still good. The date counts only where no tag is sent. */
export function isUnchanged(headers: IncomingHttpHeaders, tag: string, modified: Date): boolean {
  const tags = headers["if-none-match"];
  if (tags !== undefined) {
    return tags.split(",").some((sent) => ["*", tag].includes(sent.trim().replace(/^W\//, "")));
  }
  const since = Date.parse(headers["if-modified-since"] ?? "");
  // HTTP dates have whole seconds.
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

/** A part of a file: its first and its last byte. */
export interface Part {
  readonly first: number;
  readonly last: number;
}

/**
 * @param size of the file in bytes
 * @returns the one part that is asked for; "none" when it lies behind the end; or undefined: the whole file, which a
 * server may always send instead (several ranges, nonsense, If-Range)
 */
export function partOf(headers: IncomingHttpHeaders, size: number): Part | "none" | undefined {
  if (headers["if-range"] !== undefined) return undefined;
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (from === undefined || to === undefined) return undefined;
  if (from === "") {
    return Number(to) > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : undefined;
  }
  if (to !== "" && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return "none";
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
