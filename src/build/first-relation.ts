/**
 * The first virtual relationship of the catalog, counted at build time by the queries that the page itself would run.
 */
import {
  checkSql,
  countedOf,
  fitOf,
  type Outcome,
  readCheck,
  type Relation,
  shownRows,
} from "#live/catalog/relations.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { firstAnswer } from "./shop-answer.ts";

/** @throws Error for a relationship whose columns do not match, which the content check rejects */
export function firstRelation(relation: Relation): Outcome {
  const fit = fitOf(relation, datasetTables);
  const row = fit.ok ? (firstAnswer(checkSql(relation, fit.by), 1).first[0] ?? []) : [];
  const check = readCheck(row);
  const counted = check && countedOf(relation, check, datasetTables);
  if (counted === null) throw new Error("the first example does not fit");
  const { columns, first } = firstAnswer(counted.sql, shownRows);
  return { state: "done", counted, first: { columns, rows: first } };
}
