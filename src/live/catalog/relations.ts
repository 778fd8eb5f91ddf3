/**
 * Virtual relationships: two columns that a visitor says belong together, though no schema says so. Whether they fit,
 * the query that counts how their rows match, and the query that joins along them, written for how they match. Pure.
 */
import { nameInSql } from "#lib/sql/names.ts";
import type { Outcome as Asked, QueryFault, Table } from "#live/engine/client/types.ts";
import type { Cell, Column, ColumnKind, Row, TableColumn } from "#live/engine/tables.ts";

export interface ColumnRef {
  readonly table: string;
  readonly column: string;
}

export interface Relation {
  readonly left: ColumnRef;
  readonly right: ColumnRef;
}

export type RelatedTable = Pick<Table, "name" | "columns">;

/** Written as "orders.discount_code". */
export const nameOfColumn = ({ table, column }: ColumnRef): string => `${table}.${column}`;

/** @param name "orders.discount_code": names of tables contain no period (src/live/engine/csv/names.ts) */
export function refOf(name: string): ColumnRef {
  const at = name.indexOf(".");
  return { table: name.slice(0, Math.max(at, 0)), column: name.slice(at + 1) };
}

/** @param names of two columns, as in an example of content/catalog-demo.yaml */
export const relationOf = ({ left, right }: { left: string; right: string }): Relation => ({
  left: refOf(left),
  right: refOf(right),
});

/** The two columns as sentences name them. */
export const namesIn = ({ left, right }: Relation) => ({
  left: nameOfColumn(left),
  right: nameOfColumn(right),
});

/** One key for both directions. */
export const keyOf = ({ left, right }: Relation): string =>
  JSON.stringify([nameOfColumn(left), nameOfColumn(right)].toSorted());

export const columnOf = (
  tables: readonly RelatedTable[],
  { table, column }: ColumnRef,
): TableColumn | undefined =>
  tables.find(({ name }) => name === table)?.columns.find(({ name }) => name === column);

/* Whether two columns fit, judged by their kind before a single row is read. */

export const relationFaults = [
  /** A column with itself. */
  "same",
  /** The schema says so already. */
  "drawn",
  /** Yes or no: half of all rows would match the other half. */
  "boolean",
  /** Amounts and shares say how much, not which. */
  "measure",
  /** Row numbers of two different tables. */
  "numbers",
  "kinds",
  /** The table or the column does not exist. */
  "gone",
] as const;
export type RelationFault = (typeof relationFaults)[number];

/** The compared value: the value itself, or the day of a time. */
type Match = "value" | "day";

export type Fit =
  | { readonly ok: true; readonly by: Match }
  | { readonly ok: false; readonly why: RelationFault; readonly gone?: ColumnRef };

const isTime = (kind: ColumnKind): boolean => kind === "date" || kind === "datetime";
const isAmount = (kind: ColumnKind): boolean => kind === "money" || kind === "real";

/** The column whose rows a number counts: its own table's, or the one it references; empty for any other. */
const countsRowsOf = (tables: readonly RelatedTable[], ref: ColumnRef): string => {
  const column = columnOf(tables, ref);
  return column?.key === true ? nameOfColumn(ref) : (column?.references ?? "");
};

/** @returns how the two can be compared, or why they cannot */
export function comparisonOf({ left, right }: Relation, tables: readonly RelatedTable[]): Fit {
  const [one, other] = [columnOf(tables, left), columnOf(tables, right)];
  if (one === undefined) return { ok: false, why: "gone", gone: left };
  if (other === undefined) return { ok: false, why: "gone", gone: right };
  const no = (why: RelationFault): Fit => ({ ok: false, why });
  if (nameOfColumn(left) === nameOfColumn(right)) return no("same");
  if (one.references === nameOfColumn(right) || other.references === nameOfColumn(left))
    return no("drawn");
  const kinds = [one.kind, other.kind];
  if (kinds.every(isTime)) return { ok: true, by: kinds.includes("datetime") ? "day" : "value" };
  if (kinds.includes("boolean")) return no("boolean");
  if (one.kind !== other.kind && !kinds.every(isAmount)) return no("kinds");
  if (isAmount(one.kind)) return no("measure");
  const counted = [countsRowsOf(tables, left), countsRowsOf(tables, right)];
  if (counted.every((each) => each !== "") && counted[0] !== counted[1]) return no("numbers");
  return { ok: true, by: "value" };
}

/* How the rows match. */

/** How often a value occurs on the left and on the right. */
export const multiplicities = ["one-to-one", "one-to-many", "many-to-one", "many-to-many"] as const;
export type Multiplicity = (typeof multiplicities)[number];

/** A column in a query, under the name of its table. */
const sqlOf = ({ table, column }: ColumnRef): string => `${nameInSql(table)}.${nameInSql(column)}`;

/** A column's expression in the comparison. */
const comparedSql = (ref: ColumnRef, by: Match): string =>
  by === "day" ? `date(${sqlOf(ref)})` : sqlOf(ref);

const countedSql = (ref: ColumnRef, by: Match): string => {
  const value = comparedSql(ref, by);
  return `SELECT ${value} AS v, count(*) AS n FROM ${nameInSql(ref.table)} WHERE ${value} IS NOT NULL GROUP BY 1`;
};

/** @returns one statement with one row, for `readCheck` */
export const checkSql = ({ left, right }: Relation, by: Match): string =>
  `WITH l AS MATERIALIZED (${countedSql(left, by)}),
r AS MATERIALIZED (${countedSql(right, by)}),
b AS MATERIALIZED (SELECT l.n AS ln, r.n AS rn FROM l JOIN r ON r.v = l.v)
SELECT (SELECT count(*) FROM ${nameInSql(left.table)}), (SELECT coalesce(sum(n), 0) FROM l),
(SELECT coalesce(max(n), 0) FROM l), (SELECT coalesce(sum(ln), 0) FROM b),
(SELECT count(*) FROM ${nameInSql(right.table)}), (SELECT coalesce(sum(n), 0) FROM r),
(SELECT coalesce(max(n), 0) FROM r), (SELECT coalesce(sum(rn), 0) FROM b),
(SELECT count(*) FROM b), (SELECT coalesce(sum(ln * rn), 0) FROM b)`;

/** @param row of `checkSql` */
export function readCheck(row: readonly Cell[]) {
  const side = (from: number) => {
    const [rows = 0, filled = 0, most = 0, matched = 0] = row.slice(from, from + 4).map(Number);
    return {
      rows,
      /** Rows with a value in the column. */
      filled,
      /** Rows with the most frequent value. */
      most,
      /** Rows whose value also occurs on the other side. */
      matched,
    };
  };
  /** Values that occur on both sides, and pairs of rows that a join would return. */
  const [values = 0, pairs = 0] = row.slice(8).map(Number);
  return { left: side(0), right: side(4), values, pairs };
}
export type Check = Readonly<ReturnType<typeof readCheck>>;

/** A side is "many" if some value occurs in more than one of its rows. */
export function multiplicityOf({ left, right }: Check): Multiplicity {
  if (left.most > 1) return right.most > 1 ? "many-to-many" : "many-to-one";
  return right.most > 1 ? "one-to-many" : "one-to-one";
}

/* The join. */

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
  // When values are compared, the second equals the first.
  const others = identifyingColumns(right, tables).filter(
    (column) => by === "day" || column !== right.column,
  );
  const all: ColumnRef[] = [
    ...identifyingColumns(left, tables).map((column) => ({ table: left.table, column })),
    ...others.map((column) => ({ table: second.table, column })),
  ];
  const columns = all.map((ref) => {
    const twice = all.filter(({ column }) => column === ref.column).length > 1;
    return twice ? `${sqlOf(ref)} AS ${nameInSql(`${ref.table}_${ref.column}`)}` : sqlOf(ref);
  });
  return `SELECT
  ${columns.join(",\n  ")}
FROM ${nameInSql(left.table)}
JOIN ${nameInSql(right.table)}${same ? ` AS ${nameInSql(second.table)}` : ""}
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

export const shownRows = 5;

export type Outcome =
  | { readonly state: "misfit"; readonly why: RelationFault }
  | { readonly state: "failed"; readonly detail: string }
  | { readonly state: "done"; readonly counted: Counted; readonly first: Rows };

interface Rows {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** @returns the result of a check for a relationship whose columns fit; `total` is the number of rows of the join */
export function countedOf(
  relation: Relation,
  by: Match,
  check: Check,
  tables: readonly RelatedTable[],
) {
  const multiplicity = multiplicityOf(check);
  const sql = joinSql(relation, by, multiplicity, tables);
  const total = multiplicity === "many-to-many" ? check.values : check.pairs;
  return { check, by, multiplicity, sql, total };
}
export type Counted = Readonly<ReturnType<typeof countedOf>>;

const failedBy = ({ kind, detail }: QueryFault): Outcome => ({
  state: "failed",
  detail: detail || kind,
});

/**
 * @param ask runs a query for this many rows
 * @returns what is known once the rows are counted and joined
 */
export async function outcomeOf(
  relation: Relation,
  tables: readonly RelatedTable[],
  ask: (sql: string, rows: number) => Promise<Asked<{ result: Rows }, QueryFault>>,
): Promise<Outcome> {
  const fit = comparisonOf(relation, tables);
  if (!fit.ok) return { state: "misfit", why: fit.why };
  const checked = await ask(checkSql(relation, fit.by), 1);
  if (!checked.ok) return failedBy(checked.fault);
  const counted = countedOf(relation, fit.by, readCheck(checked.result.rows[0] ?? []), tables);
  if (counted.total === 0) return { state: "done", counted, first: { columns: [], rows: [] } };
  const joined = await ask(counted.sql, shownRows);
  if (!joined.ok) return failedBy(joined.fault);
  const { columns, rows } = joined.result;
  return { state: "done", counted, first: { columns, rows: rows.slice(0, shownRows) } };
}
