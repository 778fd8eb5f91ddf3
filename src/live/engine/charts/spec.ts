/** What a chart is: which columns of a result it draws, and how. Stored, shared and embedded with its query. */
export const chartKinds = ["line", "bar", "area", "number", "table"] as const;
export type ChartKind = (typeof chartKinds)[number];

/** What of a result is drawn. */
export interface ChartChoice {
  readonly kind: ChartKind;
  /** Name of the column along the axis; empty for a number and a table. */
  readonly x: string;
  /** Names of the drawn columns, in order; none for a table, which shows all. */
  readonly ys: readonly string[];
}

/** A chart without its rows, which are queried again wherever it is shown. */
export interface Chart extends ChartChoice {
  readonly title: string;
  /** In SQLite's dialect, on the sample shop and the visitor's own tables. */
  readonly sql: string;
}

/* Charts from storage and links ----------------------------------------------------------------- */

export const maxTitleLength = 80;

const isText = (found: unknown): found is string => typeof found === "string";

/**
 * @param found from storage or a link, which may contain anything
 * @returns the chart with nothing else in it; null if it is not one
 */
export function readSpec(found: unknown): Chart | null {
  if (typeof found !== "object" || found === null) return null;
  const { title, sql, kind, x, ys } = found as Readonly<Record<string, unknown>>;
  const known = chartKinds.find((each) => each === kind);
  if (!known || !isText(title) || !isText(sql) || !isText(x)) return null;
  if (title.length > maxTitleLength || sql.trim() === "") return null;
  return Array.isArray(ys) && ys.every(isText) ? { title, sql, kind: known, x, ys } : null;
}

/*
 * A chart in the fragment of an address, as parameters, the last of which is a checksum of the others. It detects a link
 * that was cut or changed on its way. It does not stop anyone from writing another, so the content is checked like any
 * outside input, and runs as a read-only query.
 */

const sumName = "&sum=";

/** Mail programs and server logs cut longer addresses. */
const maxLinkLength = 6000;

/** FNV-1a, in base 36. */
function sumOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** @returns the fragment with its "#"; null if it would be too long for a link */
export function chartFragment({ title, sql, kind, x, ys }: Chart): string | null {
  const fields = new URLSearchParams({ kind, title, sql, x });
  for (const y of ys) fields.append("y", y);
  const body = fields.toString();
  return body.length > maxLinkLength ? null : `#${body}${sumName}${sumOf(body)}`;
}

export type LinkedChart =
  | { readonly ok: true; readonly chart: Chart }
  /** `none`: it contains no chart. `broken`: cut or changed. */
  | { readonly ok: false; readonly why: "none" | "broken" };

/** @param hash an address's fragment with its "#", from any source; never throws */
export function chartOfFragment(hash: string): LinkedChart {
  const [body = "", sum] = hash.slice(1).split(sumName);
  if (body === "") return { ok: false, why: "none" };
  const fields = new URLSearchParams(body);
  const found = readSpec({ ...Object.fromEntries(fields), ys: fields.getAll("y") });
  const isWhole = body.length <= maxLinkLength && sumOf(body) === sum;
  return found && isWhole ? { ok: true, chart: found } : { ok: false, why: "broken" };
}

/** The HTML line that shows a chart, or anything else that can be framed, on another site. @param height in pixels */
export function frameCode(address: string, title: string, height = 440): string {
  const safe = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${safe(address)}" title="${safe(title)}" width="100%" height="${height}" loading="lazy"></iframe>`;
}
