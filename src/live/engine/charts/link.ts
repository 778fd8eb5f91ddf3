/**
 * A chart in the fragment of an address: "#1.l.<chart>.<sum>", the version, the kind, title, columns and query, and a
 * sum over all of it. The sum tells a link that was cut or changed on its way; it keeps nobody from writing another,
 * so what is read is checked like anything that comes from outside, and runs as a query that can only read.
 */
import { type Chart, type ChartKind, chartKinds, mostColumns, readSpec } from "./spec.ts";

const version = "1";
const codes: Readonly<Record<ChartKind, string>> = {
  line: "l",
  bar: "b",
  area: "a",
  number: "n",
  table: "t",
};

/** Longer addresses are cut by mail programs and servers' logs. */
export const longestLink = 6000;

/** FNV-1a, in base 36. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Dots part the fields. Spaces and line breaks, of which queries are full, have signs of their own. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed())
    .replace(/[.'()!~*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+")
    .replaceAll("%0A", "~");

const decoded = (text: string): string =>
  decodeURIComponent(text.replaceAll("+", " ").replaceAll("~", "\n"));

/** @returns the fragment with its "#"; null where it would be too long for a link */
export function chartFragment({ title, sql, kind, x, ys }: Chart): string | null {
  const fields = [title, x, sql, ...ys].map(encoded);
  const body = [version, codes[kind], ...fields].join(".");
  return body.length > longestLink ? null : `#${body}.${sumOf(body)}`;
}

export type LinkedChart =
  | { readonly ok: true; readonly chart: Chart }
  /** `none`: there is no chart in it. `version`: of another version. `broken`: cut or changed. */
  | { readonly ok: false; readonly why: "none" | "version" | "broken" };

const broken: LinkedChart = { ok: false, why: "broken" };

/** @param hash an address's fragment with its "#", from anybody; never throws */
export function chartOfFragment(hash: string): LinkedChart {
  const text = hash.replace(/^#/, "");
  if (text === "") return { ok: false, why: "none" };
  const fields = text.split(".");
  if (/^\d+$/.test(fields[0] ?? "") && fields[0] !== version) return { ok: false, why: "version" };
  const end = text.lastIndexOf(".");
  if (text.length > longestLink + 10 || sumOf(text.slice(0, end)) !== text.slice(end + 1))
    return broken;
  const [, code, ...rest] = fields.slice(0, -1);
  const kind = chartKinds.find((each) => codes[each] === code);
  if (kind === undefined || rest.length > 3 + mostColumns) return broken;
  try {
    const [title, x, sql, ...ys] = rest.map(decoded);
    const chart = readSpec({ title, x, sql, ys, kind });
    return chart === null ? broken : { ok: true, chart };
  } catch {
    return broken;
  }
}

/**
 * The line that shows a chart, or something else that may stand in a frame, on another site.
 *
 * @param height in pixels
 */
export function frameCode(address: string, title: string, height = 440): string {
  const safe = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${safe(address)}" title="${safe(title)}" width="100%" height="${height}" loading="lazy"></iframe>`;
}
