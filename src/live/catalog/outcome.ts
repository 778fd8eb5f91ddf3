/** What the page knows of a relationship once its rows have been counted. Pure. */
import { type Check, type Multiplicity, multiplicityOf } from "#live/catalog/relations/check.ts";
import { fitOf, type Match } from "#live/catalog/relations/fit.ts";
import { joinedRows, joinSql } from "#live/catalog/relations/join.ts";
import type { RelatedTable, Relation } from "#live/catalog/relations/kinds.ts";
import type { Column, Row } from "#live/engine/tables/kinds.ts";

/** As many rows of the query as are shown. */
export const shownRows = 5;

/** The first rows of the query along it. */
export interface FirstRows {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

export interface Counted {
  readonly check: Check;
  readonly by: Match;
  readonly multiplicity: Multiplicity;
  /** The query along it, and how many rows it has in all. */
  readonly sql: string;
  readonly total: number;
}

/** `first` is null where the page shows the rows already, from its build. */
export type Outcome =
  | { readonly state: "misfit" }
  | { readonly state: "checking" }
  | { readonly state: "failed"; readonly detail: string }
  | { readonly state: "done"; readonly counted: Counted; readonly first: FirstRows | null };

/** @returns what a check says of a relationship; null where its columns do not fit */
export function countedOf(
  relation: Relation,
  check: Check,
  tables: readonly RelatedTable[],
): Counted | null {
  const fit = fitOf(relation, tables);
  if (!fit.ok) return null;
  const multiplicity = multiplicityOf(check);
  return {
    check,
    by: fit.by,
    multiplicity,
    sql: joinSql(relation, fit.by, multiplicity, tables),
    total: joinedRows(check, multiplicity),
  };
}
