/** SQLite's query plan in words (sqlite.org/eqp.html), as an indented list. */
import type { PlanStep } from "#live/engine/client/types.ts";
import { interpolate } from "#lib/text/interpolate.ts";

/** The steps that have words in content/query-demo.yaml, as SQLite writes them. The first match wins. */
const patterns = {
  constant: /^SCAN (?:CONSTANT ROW|\d+ CONSTANT ROWS?)/,
  scanIndex: /^SCAN (?<table>\S+).* USING (?:COVERING )?INDEX (?<by>\S+)/,
  scan: /^SCAN (?<table>\S+)/,
  searchKey: /^SEARCH (?<table>\S+).* USING INTEGER PRIMARY KEY/,
  search: /^SEARCH (?<table>\S+).* USING .*INDEX .*?\((?<by>[^)]*)\)/,
  group: /^USE TEMP B-TREE FOR .*GROUP BY/,
  sort: /^USE TEMP B-TREE FOR .*ORDER BY/,
  distinct: /^USE TEMP B-TREE FOR .*DISTINCT/,
  subquery: /^(?:CO-ROUTINE|MATERIALIZE) (?<table>.+)/,
  scalar: /SUBQUERY|SCALAR/,
  compound: /^(?:COMPOUND QUERY|UNION|EXCEPT|INTERSECT|MERGE|LEFT|RIGHT)/,
} as const;
export const planSteps = Object.keys(patterns) as (keyof typeof patterns)[];

export type PlanWords = Readonly<Record<keyof typeof patterns, string>>;

/** SQLite's own words for a step that matches no pattern. */
function inWords(detail: string, words: PlanWords): string {
  for (const name of planSteps) {
    const found = patterns[name].exec(detail);
    if (found === null) continue;
    const { table = "", by = "" } = found.groups ?? {};
    return interpolate(words[name], { table, by: by.replaceAll("=?", "") });
  }
  return detail;
}

/** @returns the steps in order, each with its depth */
export function planLines(steps: readonly PlanStep[], words: PlanWords) {
  const depths = new Map<number, number>();
  return steps.map(({ id, parent, detail }) => {
    const depth = (depths.get(parent) ?? -1) + 1;
    depths.set(id, depth);
    return {
      id,
      /** 0 at the top. */
      depth,
      text: inWords(detail, words),
      detail,
    };
  });
}
