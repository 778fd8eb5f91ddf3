/** The query that joins along a virtual relationship, written for how its rows match, and its outcome. Pure. */
import { nameInSql } from "#lib/sql/names.ts";
import type { Column, Row } from "#live/engine/tables.ts";
import {
  type Check,
  type ColumnRef,
  comparedSql,
  fitOf,
  type Match,
  type Multiplicity,
  multiplicityOf,
  type RelatedTable,
  type Relation,
} from "./relations.ts";

/** The columns that identify a row of one side: its key, the compared column, and one that people read. */
function identifyingColumns(
  { table, column }: ColumnRef,
  tables: readonly RelatedTable[],
): string[] {
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const others = columns.filter(({ name }) => name !== column);
  const readable =
    others.find(({ name, kind }) => kind === "text" && name.includes("name")) ??
    others.find(({ kind }) => kind === "date" || kind === "datetime") ??
    others.find(({ kind }) => kind === "text");
  const key = columns.find((each) => each.key);
  return [...new Set([key?.name, column, readable?.name].filter((name) => name !== undefined))];
}

/** Joins row to row, if one side has a single row for each value. */
function rowsSql({ left, right }: Relation, by: Match, tables: readonly RelatedTable[]): string {
  const same = left.table === right.table;
  // A table that joins itself needs a second name.
  const second = same ? { ...right, table: `${right.table}_2` } : right;
  const all = [
    ...identifyingColumns(left, tables).map((column) => ({ table: left.table, column })),
    // When values are compared, the second equals the first.
    ...identifyingColumns(right, tables)
      .filter((column) => by === "day" || column !== right.column)
      .map((column) => ({ table: second.table, column })),
  ];
  const columns = all.map(({ table, column }) => {
    const name = `${nameInSql(table)}.${nameInSql(column)}`;
    const twice = all.filter((other) => other.column === column).length > 1;
    return twice ? `${name} AS ${nameInSql(`${table}_${column}`)}` : name;
  });
  const joined = same
    ? `${nameInSql(right.table)} AS ${nameInSql(second.table)}`
    : nameInSql(right.table);
  return `SELECT
  ${columns.join(",\n  ")}
FROM ${nameInSql(left.table)}
JOIN ${joined}
  ON ${comparedSql(second, by)} = ${comparedSql(left, by)}`;
}

/** Counts on each side first, if both have many rows for a value: joining row to row would multiply them. */
function countsSql({ left, right }: Relation, by: Match): string {
  const value = nameInSql(by === "day" ? "day" : left.column);
  const same = left.table === right.table;
  const count = ({ table, column }: ColumnRef) => nameInSql(`${same ? column : table}_rows`);
  const compared = ({ column }: ColumnRef) => {
    const name = nameInSql(column);
    return by === "day" ? `date(${name})` : name;
  };
  const side = (name: string, ref: ColumnRef) => `${name} AS (
  SELECT ${compared(ref)} AS ${value}, count(*) AS ${count(ref)}
  FROM ${nameInSql(ref.table)}
  GROUP BY 1
)`;
  return `WITH ${side("a", left)}, ${side("b", right)}
SELECT a.${value}, a.${count(left)}, b.${count(right)}
FROM a
JOIN b ON b.${value} = a.${value}
ORDER BY a.${value}`;
}

/** @returns one statement; each column name occurs once */
export function joinSql(
  relation: Relation,
  by: Match,
  multiplicity: Multiplicity,
  tables: readonly RelatedTable[],
): string {
  if (multiplicity === "many-to-many") return countsSql(relation, by);
  // The side with many rows comes first: its rows stay as they are.
  const { left, right } = relation;
  const ordered = multiplicity === "one-to-many" ? { left: right, right: left } : relation;
  return rowsSql(ordered, by, tables);
}

/** How many rows of the join the page shows. */
export const shownRows = 5;

export interface FirstRows {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Counted {
  readonly check: Check;
  readonly by: Match;
  readonly multiplicity: Multiplicity;
  /** The join along it, and its total number of rows. */
  readonly sql: string;
  readonly total: number;
}

/** What the page knows about a relationship. */
export type Outcome =
  | { readonly state: "misfit" }
  | { readonly state: "checking" }
  | { readonly state: "failed"; readonly detail: string }
  | { readonly state: "done"; readonly counted: Counted; readonly first: FirstRows };

/** @returns the result of a check for a relationship; null if its columns do not fit */
export function countedOf(
  relation: Relation,
  check: Check,
  tables: readonly RelatedTable[],
): Counted | null {
  const fit = fitOf(relation, tables);
  if (!fit.ok) return null;
  const multiplicity = multiplicityOf(check);
  const sql = joinSql(relation, fit.by, multiplicity, tables);
  const total = multiplicity === "many-to-many" ? check.values : check.pairs;
  return { check, by: fit.by, multiplicity, sql, total };
}
