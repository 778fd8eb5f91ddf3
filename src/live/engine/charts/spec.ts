/** What a chart is: which columns of a result it draws, and how. Kept, shared and embedded with its query. */
export const chartKinds = ["line", "bar", "area", "number", "table"] as const;
export type ChartKind = (typeof chartKinds)[number];

/** What of a result is drawn. */
export interface ChartChoice {
  readonly kind: ChartKind;
  /** Name of the column along the axis; empty for a number and a table. */
  readonly x: string;
  /** Names of the columns that are drawn, in their order; none for a table, which shows all. */
  readonly ys: readonly string[];
}

/** A chart without its rows: these are asked for again wherever it is shown. */
export interface Chart extends ChartChoice {
  readonly title: string;
  /** In SQLite's language, on the sample shop and the visitor's own tables. */
  readonly sql: string;
}

/* Charts from storage and links ----------------------------------------------------------------- */

/** The most characters of a chart's parts. */
export const mostTitle = 80;
export const mostSql = 8000;
const mostName = 200;
/** More columns than are drawn, so that a choice survives a change of kind. */
export const mostColumns = 12;

const isText = (found: unknown, most: number): found is string =>
  typeof found === "string" && found.length <= most;

/**
 * @param found in storage or a link, where anyone may have written it
 * @returns the chart without anything else; null if it is not one
 */
export function readSpec(found: unknown): Chart | null {
  if (typeof found !== "object" || found === null) return null;
  const { title, sql, kind, x, ys } = found as Readonly<Record<string, unknown>>;
  const known = chartKinds.find((each) => each === kind);
  if (known === undefined) return null;
  if (!isText(title, mostTitle) || !isText(sql, mostSql) || sql.trim() === "") return null;
  if (!isText(x, mostName) || !Array.isArray(ys) || ys.length > mostColumns) return null;
  if (!ys.every((name): name is string => isText(name, mostName))) return null;
  return { title, sql, kind: known, x, ys };
}
