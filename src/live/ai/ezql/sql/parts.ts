/** A query in pieces, and how they are set: one clause a line, so that it reads well and can be changed by hand. */

export interface Select {
  readonly columns: readonly string[];
  readonly from: string;
  readonly where: readonly string[];
  readonly groupBy: readonly string[];
  readonly having: readonly string[];
  readonly orderBy: readonly string[];
  readonly limit: number | null;
}

const clause = (word: string, pieces: readonly string[], glue: string): string[] =>
  pieces.length === 0 ? [] : [`${word} ${pieces.join(glue)}`];

/** @returns the statement, without a semicolon */
export function selectSql(select: Select): string {
  const columns =
    select.columns.length === 1
      ? `SELECT ${select.columns[0] ?? ""}`
      : `SELECT\n  ${select.columns.join(",\n  ")}`;
  return [
    columns,
    select.from,
    ...clause("WHERE", select.where, "\n  AND "),
    ...clause("GROUP BY", select.groupBy, ", "),
    ...clause("HAVING", select.having, "\n  AND "),
    ...clause("ORDER BY", select.orderBy, ", "),
    ...(select.limit === null ? [] : [`LIMIT ${select.limit}`]),
  ].join("\n");
}

export const indent = (sql: string): string => sql.replaceAll(/^/gm, "  ");

/** A name for a column from words: "2024-Q1" to 2024_q1. */
export const columnName = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
