/** The query that joins along a virtual relationship, as someone would write it who knows how the rows meet. Pure. */
import { nameInSql } from "#lib/sql/names.ts";
import { comparedSql, type Multiplicity } from "./check.ts";
import type { Match } from "./fit.ts";
import type { ColumnRef, RelatedTable, Relation } from "./kinds.ts";

/** The columns of a side that tell which row it is: its key, what is compared, and one that people read. */
function tellingColumns({ table, column }: ColumnRef, tables: readonly RelatedTable[]): string[] {
  const columns = tables.find(({ name }) => name === table)?.columns ?? [];
  const others = columns.filter(({ name }) => name !== column);
  const read =
    others.find(({ name, kind }) => kind === "text" && name.includes("name")) ??
    others.find(({ kind }) => kind === "date" || kind === "datetime") ??
    others.find(({ kind }) => kind === "text");
  const key = columns.find((each) => each.key);
  return [...new Set([key?.name, column, read?.name].filter((name) => name !== undefined))];
}

/** Row next to row, where one of the two sides has a single row for a value. */
function rowsSql({ left, right }: Relation, by: Match, tables: readonly RelatedTable[]): string {
  const same = left.table === right.table;
  // One table twice needs a second name.
  const second = same ? { ...right, table: `${right.table}_2` } : right;
  const all = [
    ...tellingColumns(left, tables).map((column) => ({ table: left.table, column })),
    // Where values are compared, the second is the first once more.
    ...tellingColumns(right, tables)
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

/** Counted on each side first, where both have many rows for a value: row next to row would multiply them. */
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

/** @returns one statement; its columns are named once each */
export function joinSql(
  relation: Relation,
  by: Match,
  multiplicity: Multiplicity,
  tables: readonly RelatedTable[],
): string {
  if (multiplicity === "many-to-many") return countsSql(relation, by);
  // The side with many rows leads: its rows stay as they are.
  const { left, right } = relation;
  const led = multiplicity === "one-to-many" ? { left: right, right: left } : relation;
  return rowsSql(led, by, tables);
}

/** How many rows it gives. */
export const joinedRows = (
  { pairs, values }: { readonly pairs: number; readonly values: number },
  multiplicity: Multiplicity,
): number => (multiplicity === "many-to-many" ? values : pairs);
