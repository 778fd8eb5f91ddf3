/** What a question that refers back changes of the one before, and what it leaves. */
import { together } from "./filters.ts";
import { isTime } from "../columns.ts";
import { measures } from "../measures.ts";
import type { GroupId, MeasureId, FiguresPlan, Filter } from "../plan.ts";
import type { Found } from "./found.ts";
import { anyRole } from "./pieces.ts";

/** Measures that only say what kind of rows is meant. */
export const generic: readonly MeasureId[] = [
  "orders",
  "customers",
  "new_subscriptions",
  "charges",
  "messages_sent",
  "offers_shown",
  "products",
  "affiliates",
];

const family = (filter: Filter): string => {
  if (filter.kind === "values")
    return /\.(?:state|city)$/.test(filter.column) ? "place" : filter.column;
  return filter.kind === "number"
    ? filter.field
    : filter.kind === "fact"
      ? filter.fact.replace(/^(?:not_|without_|with_|by_|free_|paid_)/, "")
      : filter.kind;
};

export function mergeFilters(
  before: readonly Filter[],
  fresh: readonly Filter[],
  adds: boolean,
): Filter[] {
  const kept = before.filter((filter) => {
    const rival = fresh.find((other) => family(other) === family(filter));
    if (rival === undefined) return true;
    // “Only Portland” within Oregon narrows; “what about Portland” does not.
    return (
      adds && rival.kind === "values" && filter.kind === "values" && rival.column !== filter.column
    );
  });
  return [...kept, ...together(fresh)];
}

export function mergeGroups(
  before: readonly GroupId[],
  fresh: readonly GroupId[],
  adds: boolean,
): GroupId[] {
  if (fresh.length === 0) return [...before];
  if (!adds) return [...fresh];
  const sameKind = (a: GroupId, b: GroupId) => isTime(a) && isTime(b);
  const kept = before.filter(
    (group) => !fresh.some((other) => other === group || sameKind(other, group)),
  );
  return [...kept, ...fresh].slice(-2);
}

/** The measures after a question: its own, unless they only say of which rows it speaks. */
export function mergeMeasures(found: Found, last: FiguresPlan, hasFilters: boolean): MeasureId[] {
  const own = found.figures.measures;
  const [first] = own;
  if (first === undefined) {
    const { implied } = found.ranking;
    return implied === null ? [...last.measures] : [implied];
  }
  if (generic.includes(first) && hasFilters && !found.figures.counted) return [...last.measures];
  const adds =
    anyRole(found.pieces, "also") &&
    measures[first].base === measures[last.measures[0] ?? first].base;
  return adds ? [...new Set([...last.measures, ...own])] : [...own];
}
