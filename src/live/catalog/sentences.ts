/** How the rows of a relationship match, in words. */
import words from "virtual:words/catalogDemo";
import { interpolate } from "#lib/text/interpolate.ts";
import type { Outcome } from "./join.ts";
import {
  columnOf,
  type ColumnRef,
  fitOf,
  namesIn,
  type RelatedTable,
  type Relation,
  type Side,
} from "./relations.ts";
import { showCount } from "#live/engine/tables.ts";

export const sideInWords = ({ table }: ColumnRef, { matched, rows }: Side): string =>
  interpolate(words.side, { matched: showCount(matched), rows: showCount(rows), table });

/** Why a pair does not fit; empty if it does. */
export function misfitInWords(relation: Relation, tables: readonly RelatedTable[]): string {
  const fit = fitOf(relation, tables);
  if (fit.ok) return "";
  const kind = (ref: ColumnRef) => {
    const found = columnOf(tables, ref);
    return found === undefined ? "" : words.kinds[found.kind];
  };
  const values = { ...namesIn(relation), one: kind(relation.left), other: kind(relation.right) };
  return interpolate(words.misfits[fit.why], values);
}

/** The outcome as announced to screen readers. */
export function outcomeInWords(
  relation: Relation,
  outcome: Outcome,
  tables: readonly RelatedTable[],
): string {
  switch (outcome.state) {
    case "misfit":
      return `${words.misfit} ${misfitInWords(relation, tables)}`;
    case "checking":
      return words.checking;
    case "failed":
      return interpolate(words.failed, { detail: outcome.detail });
    case "done": {
      const { check, multiplicity } = outcome.counted;
      if (check.values === 0) return interpolate(words.noMatch, namesIn(relation));
      return interpolate(words.announce, {
        name: words.multiplicities[multiplicity].name,
        left: sideInWords(relation.left, check.left),
        right: sideInWords(relation.right, check.right),
      });
    }
  }
}
