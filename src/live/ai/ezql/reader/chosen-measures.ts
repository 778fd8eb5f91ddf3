/** Which figures a question wants when it names only what they are about, and how they are split. */
import { measures } from "../measures.ts";
import type { Base, FactId, Filter, GroupId, MeasureId } from "../plan.ts";
import { facts } from "../facts.ts";
import { groupOn, tablesIn } from "../sql/clauses.ts";
import { columnSql, groupOfColumn, groupSql, isOwn } from "../tables.ts";
import { filtersFor, valuesOf } from "./named-filters.ts";
import { anyRole } from "./pieces.ts";
import type { Slots } from "./slots.ts";

/** The table to look up groups and filters in: for questions about orders, products are in items. */
export const lookup = (measure: MeasureId): Base => {
  const { base, byItem } = measures[measure];
  return base === "orders" && byItem !== null ? "items" : base;
};

/** @returns the first meaning that the measure's table has; null for none */
export function groupFor(
  options: readonly GroupId[],
  measure: MeasureId,
  base: Base = lookup(measure),
): GroupId | null {
  const { base: from, day } = measures[measure];
  // Its own columns first: the type of orders is the order type.
  const first = options.filter((id) => isOwn(from, groupSql(id, base, day)));
  return [...first, ...options].find((id) => groupOn(id, base, day) !== null) ?? null;
}

/** The measure that is meant when only a group, one of its values or a fact is named. */
const special: Partial<Record<GroupId | FactId, MeasureId>> = {
  failure_code: "failed_charges",
  cancel_reason: "cancellations",
  replied_skip: "replies",
  replied_yes: "replies",
  reply: "replies",
  customer_type: "buyers",
  product: "product_sales",
  category: "product_sales",
  hour: "orders",
};
/** By the alias of its table: what is counted. Customers and products have other figures, unless a fact is all that is said. */
const counts: Partial<Record<string, MeasureId>> = {
  o: "orders",
  ch: "charges",
  s: "new_subscriptions",
  m: "messages_sent",
  f: "offers_shown",
};
const countsOfFacts: typeof counts = { ...counts, c: "customers", p: "products" };
const tableIn = (sql: string | undefined): string => [...tablesIn(sql ?? "")][0] ?? "";
const usualMeasure = (group: GroupId): MeasureId | undefined =>
  special[group] ?? counts[tableIn(groupSql(group, "orders", null))];
/** Groups whose values do not suggest a measure: "visa" says nothing about charges. */
const notByValue: readonly GroupId[] = [
  "payment_method",
  "flow",
  "placement",
  "product",
  "category",
];

/** The measure when groups are only ranked, as in "the top states": usually revenue. */
const rankedMeasure = (group: GroupId): MeasureId =>
  group === "offer" ? "acceptance_rate" : (usualMeasure(group) ?? "revenue");

const generic: readonly MeasureId[] = ["customers", "products", "affiliates"];

/** @returns the figures of a question; none if it names nothing that suggests one */
export function measuresFor({
  subjects,
  ranking,
  dimensions,
  named,
  pieces,
  times,
}: Slots): readonly MeasureId[] {
  const [first] = subjects.measures;
  const [group] = dimensions.options[0] ?? [];
  const isOpen =
    first === undefined || generic.includes(first) || (first === "revenue" && ranking.products);
  if (ranking.measure !== null && isOpen) {
    // "The most popular products", but "the most popular discount codes".
    const isItem = group === undefined || group === "product" || group === "category";
    if (isItem) return [ranking.measure];
    if (ranking.measure === "product_sales") return ["revenue"];
    return ranking.measure === "units_sold" ? [usualMeasure(group) ?? "orders"] : [ranking.measure];
  }
  const values = named.flatMap(({ options: [one] }) => (one === undefined ? [] : [one]));
  // Of those cancelled, the day is that of the cancellation.
  const isLost = values.some(
    (one) =>
      valuesOf(one, "subscriptions.status").join() === "cancelled" ||
      valuesOf(one, "subscriptions.cancel_reason").length > 0,
  );
  if (first === "new_subscriptions" && isLost && !subjects.share) return ["cancellations"];
  // "Customers who used WELCOME10": only their orders say so.
  const bought = first === "customers" && !pieces.some((piece) => piece.hasTopic("signup"));
  const [valued] = values.flatMap((one) => measureOf(one) ?? []);
  // "How many customers answered YES to a text": of the texts that came in.
  if (valued === "replies" && (bought || first === "messages_sent")) return ["replies"];
  if (bought && filtersFor(named, "customers") === null) return ["buyers"];
  if (first !== undefined) return subjects.measures;
  if (dimensions.counted !== null) return [rankedMeasure(dimensions.counted)];
  // "Top products for repeat customers" ranks what those bought.
  const isOfPeople = valued === "customers" && group !== undefined && ranking.direction !== null;
  // "How much did WELCOME10 cost us?"
  const isCode = (one: Filter) => one.kind === "values" && one.column === "orders.discount_code";
  if (anyRole(pieces, "money") && valued !== undefined)
    return values.every(isCode) ? ["discounts"] : [];
  if (valued !== undefined && !isOfPeople) return [valued];
  // "Coffee versus tea", "how was Black Friday?", "how did we grow in 2024?"
  const isOpening = /^how(?:['’]s)?$/i.test(pieces[0]?.text ?? "");
  const compared = anyRole(pieces, "versus", "growth") || isOpening;
  if (compared && values.length + times.periods.length > 0) return ["revenue"];
  if (group === undefined) return [];
  if (ranking.direction !== null) return [rankedMeasure(group)];
  const known = usualMeasure(group);
  return known === undefined ? [] : [known];
}

/** The measure that a condition suggests. */
function measureOf(filter: Filter): MeasureId | undefined {
  if (filter.kind === "fact")
    return special[filter.fact] ?? countsOfFacts[tableIn(facts[filter.fact][0])];
  if (filter.kind !== "values") return undefined;
  const group = groupOfColumn(filter.column);
  if (notByValue.includes(group)) return undefined;
  return special[group] ?? counts[tableIn(columnSql(filter.column))];
}
