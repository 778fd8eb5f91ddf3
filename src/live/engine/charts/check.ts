/** Makes sure that what was kept or came by a link is a chart: anybody may have written it. */
import { type Chart, chartKinds } from "./spec.ts";

/** The most characters of a chart's parts. */
export const mostTitle = 80;
export const mostSql = 8000;
const mostName = 200;
/** More columns than are drawn, so that a choice survives a change of kind. */
export const mostColumns = 12;

const isText = (found: unknown, most: number): found is string =>
  typeof found === "string" && found.length <= most;

/** @returns the chart and nothing beside it; null where it is none */
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
