/** SQLite's query plan in words (sqlite.org/eqp.html), as an indented list. */
import type { PlanStep } from "#live/engine/client/types.ts";
import { interpolate } from "#lib/text/interpolate.ts";

/** The steps that have words in content/query-demo.yaml. */
export const planSteps = [
  "scan",
  "scanIndex",
  "search",
  "searchKey",
  "sort",
  "group",
  "distinct",
  "subquery",
  "scalar",
  "compound",
  "constant",
] as const;

/** The steps' sentences, with names in brackets. */
export type PlanWords = Readonly<Record<(typeof planSteps)[number], string>>;

export interface PlanLine {
  readonly id: number;
  /** 0 at the top. */
  readonly depth: number;
  readonly text: string;
  /** In SQLite's own words. */
  readonly detail: string;
}

const patterns: readonly (readonly [RegExp, keyof PlanWords])[] = [
  [/^SCAN (?:CONSTANT ROW|\d+ CONSTANT ROWS?)/, "constant"],
  [/^SCAN (?<table>\S+).* USING (?:COVERING )?INDEX (?<by>\S+)/, "scanIndex"],
  [/^SCAN (?<table>\S+)/, "scan"],
  [/^SEARCH (?<table>\S+).* USING INTEGER PRIMARY KEY/, "searchKey"],
  [/^SEARCH (?<table>\S+).* USING .*INDEX .*?\((?<by>[^)]*)\)/, "search"],
  [/^USE TEMP B-TREE FOR .*GROUP BY/, "group"],
  [/^USE TEMP B-TREE FOR .*ORDER BY/, "sort"],
  [/^USE TEMP B-TREE FOR .*DISTINCT/, "distinct"],
  [/^(?:CO-ROUTINE|MATERIALIZE) (?<table>.+)/, "subquery"],
  [/SUBQUERY|SCALAR/, "scalar"],
  [/^(?:COMPOUND QUERY|UNION|EXCEPT|INTERSECT|MERGE|LEFT|RIGHT)/, "compound"],
];

/** SQLite's own words for a step that matches no pattern. */
function inWords(detail: string, words: PlanWords): string {
  for (const [pattern, name] of patterns) {
    const found = pattern.exec(detail);
    if (found === null) continue;
    const { table = "", by = "" } = found.groups ?? {};
    return interpolate(words[name], { table, by: by.replaceAll("=?", "") });
  }
  return detail;
}

/** @returns the steps in order, each with its depth */
export function planLines(steps: readonly PlanStep[], words: PlanWords): PlanLine[] {
  const depths = new Map<number, number>();
  return steps.map(({ id, parent, detail }) => {
    const depth = (depths.get(parent) ?? -1) + 1;
    depths.set(id, depth);
    return { id, depth, text: inWords(detail, words), detail };
  });
}
