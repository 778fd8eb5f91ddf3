/** Measures that stand on different tables: each is asked for on its own, then set side by side. */
import type { FiguresPlan } from "../plan.ts";
import type { Figure } from "./figure.ts";
import { indent } from "./parts.ts";
import { shapeSql } from "./shapes.ts";
import type { Written } from "./write.ts";

/** @returns null where one of them cannot be told that way */
export function joinedSql(plan: FiguresPlan, figures: readonly Figure[]): Written | null {
  if (plan.having !== null) return null;
  const parts: { readonly id: string; readonly written: Written }[] = [];
  for (const figure of figures) {
    const written = shapeSql({ ...plan, limit: null, order: null }, [figure], false);
    if (written === null) return null;
    parts.push({ id: figure.id, written });
  }
  const [first, ...others] = parts;
  if (first === undefined) return null;
  const ids = parts.map(({ id }) => id);
  const { groups } = first.written;
  if (groups.length === 0) {
    const columns = parts.map(
      ({ id, written }) => `  (\n${indent(indent(written.sql))}\n  ) AS ${id}`,
    );
    return { sql: `SELECT\n${columns.join(",\n")}`, groups: [], figures: ids };
  }
  const named = parts.map(({ id, written }) => `by_${id} AS (\n${indent(written.sql)}\n)`);
  const direction = plan.order === "asc" ? "" : " DESC";
  const sql = [
    `WITH ${named.join(",\n")}`,
    `SELECT ${[...groups, ...ids].join(", ")}`,
    `FROM by_${first.id}`,
    ...others.map(({ id }) => `LEFT JOIN by_${id} USING (${groups.join(", ")})`),
    `ORDER BY ${plan.order === null ? groups.join(", ") : `${first.id}${direction}`}`,
    ...(plan.limit === null ? [] : [`LIMIT ${plan.limit}`]),
  ].join("\n");
  return { sql, groups, figures: ids };
}
