/** The first virtual relationship of the catalog, counted at build by the queries that the page itself would ask. */
import { datasetTables } from "#live/engine/shop/tables.ts";
import { checkSql, readCheck } from "#live/catalog/relations/check.ts";
import { fitOf } from "#live/catalog/relations/fit.ts";
import type { Relation } from "#live/catalog/relations/kinds.ts";
import { countedOf, type FirstRows, shownRows } from "#live/catalog/outcome.ts";
import { firstAnswer } from "./shop-answer.ts";

interface FirstRelation {
  /** The row of figures, for `readCheck`. */
  readonly check: readonly number[];
  readonly first: FirstRows;
}

/** @throws Error for a relationship whose columns do not fit, which the content model refuses */
export function firstRelation(relation: Relation): FirstRelation {
  const fit = fitOf(relation, datasetTables);
  const row = fit.ok ? (firstAnswer(checkSql(relation, fit.by), 1).first[0] ?? []) : [];
  const check = readCheck(row);
  const counted = check && countedOf(relation, check, datasetTables);
  if (counted === null) throw new Error("the first example does not fit");
  const { columns, first } = firstAnswer(counted.sql, shownRows);
  return { check: row.map(Number), first: { columns, rows: first } };
}
