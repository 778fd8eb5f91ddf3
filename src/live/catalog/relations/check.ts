/** The query that looks how two columns meet, and what its one row says. Pure. */
import { nameInSql } from "#lib/sql/names.ts";
import type { Cell } from "#live/engine/tables/kinds.ts";
import type { Match } from "./fit.ts";
import type { ColumnRef, Relation } from "./kinds.ts";

/** How often a value stands on the left and on the right. */
export const multiplicities = ["one-to-one", "one-to-many", "many-to-one", "many-to-many"] as const;
export type Multiplicity = (typeof multiplicities)[number];

export interface Side {
  readonly rows: number;
  /** With a value in the column. */
  readonly filled: number;
  /** Of the value that stands there most often. */
  readonly most: number;
  /** Whose value stands on the other side, too. */
  readonly matched: number;
}

export interface Check {
  readonly left: Side;
  readonly right: Side;
  /** Values that stand on both sides. */
  readonly values: number;
  /** Pairs of rows that a join would give. */
  readonly pairs: number;
}

/** A column as it is compared. */
export const comparedSql = ({ table, column }: ColumnRef, by: Match): string => {
  const name = `${nameInSql(table)}.${nameInSql(column)}`;
  return by === "day" ? `date(${name})` : name;
};

const counted = (ref: ColumnRef, by: Match): string => {
  const value = comparedSql(ref, by);
  return `SELECT ${value} AS v, count(*) AS n FROM ${nameInSql(ref.table)} WHERE ${value} IS NOT NULL GROUP BY 1`;
};

/** @returns one statement with one row, for `readCheck` */
export const checkSql = ({ left, right }: Relation, by: Match): string =>
  `WITH l AS MATERIALIZED (${counted(left, by)}),
r AS MATERIALIZED (${counted(right, by)}),
b AS MATERIALIZED (SELECT l.n AS ln, r.n AS rn FROM l JOIN r ON r.v = l.v)
SELECT (SELECT count(*) FROM ${nameInSql(left.table)}), (SELECT coalesce(sum(n), 0) FROM l),
(SELECT coalesce(max(n), 0) FROM l), (SELECT coalesce(sum(ln), 0) FROM b),
(SELECT count(*) FROM ${nameInSql(right.table)}), (SELECT coalesce(sum(n), 0) FROM r),
(SELECT coalesce(max(n), 0) FROM r), (SELECT coalesce(sum(rn), 0) FROM b),
(SELECT count(*) FROM b), (SELECT coalesce(sum(ln * rn), 0) FROM b)`;

/** @returns null for what is no row of `checkSql` */
export function readCheck(row: readonly Cell[] | undefined): Check | null {
  const n = (row ?? []).map(Number);
  if (n.length !== 10 || n.some((each) => !Number.isFinite(each))) return null;
  const side = (from: number): Side => ({
    rows: n[from] ?? 0,
    filled: n[from + 1] ?? 0,
    most: n[from + 2] ?? 0,
    matched: n[from + 3] ?? 0,
  });
  return { left: side(0), right: side(4), values: n[8] ?? 0, pairs: n[9] ?? 0 };
}

/** Many on a side where some value stands in more than one row of it. */
export function multiplicityOf({ left, right }: Check): Multiplicity {
  if (left.most > 1) return right.most > 1 ? "many-to-many" : "many-to-one";
  return right.most > 1 ? "one-to-many" : "one-to-one";
}
