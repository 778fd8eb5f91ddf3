/**
 * What a request's headers ask of a file: encoding, part, "only if changed". Pure (RFC 9110, 12.5.3, 13 and 14).
 * sirv reads these headers too literally (it knows no q-values, date conditions or suffix ranges, and a range
 * that ends before it begins throws), so they are settled here and it gets the outcome.
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

/**
 * One range in the form `bytes=first-last` that sirv answers rightly, or undefined: the whole file, which a
 * server may always send instead (several ranges, nonsense, If-Range, the single first byte).
 */
export function usableRange(headers: IncomingHttpHeaders, size: number): string | undefined {
  if (headers["if-range"] !== undefined) return undefined;
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (first === "")
    return Number(last) > 0 ? `bytes=${String(Math.max(0, size - Number(last)))}-` : undefined;
  if (last !== "" && (Number(last) < Number(first) || Number(last) === 0)) return undefined;
  return `bytes=${first}-${last}`;
}
