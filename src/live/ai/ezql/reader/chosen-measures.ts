/** Which figures a question wants when it names only what they are about, and how they are split. */
import { measures } from "../measures.ts";
import type { Base, ColumnId, FactId, GroupId, MeasureId } from "../plan.ts";
import { groupOn } from "../sql/clauses.ts";
import { groupOfColumn, groupSql, tables } from "../tables.ts";
import type { NamedFilter } from "./named-filters.ts";
import { anyRole, hasRole } from "./pieces.ts";
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
  const { day } = measures[measure];
  // Its own columns first: the type of orders is the order type.
  const own = tables[measures[measure].base].alias;
  const first =
    options.length > 1
      ? options.filter((id) => (groupSql(id, base, day) ?? "").startsWith(`${own}.`))
      : [];
  return [...first, ...options].find((id) => groupOn(id, base, day) !== null) ?? null;
}

/** The measure that is meant when only a group, one of its values or a fact is named. */
const usualMeasure: Partial<Record<GroupId | ColumnId | FactId, MeasureId>> = {
  discount_code: "orders",
  failure_code: "failed_charges",
  attempt: "charges",
  cancel_reason: "cancellations",
  payment_method: "charges",
  interval_days: "new_subscriptions",
  flow: "messages_sent",
  offer: "offers_shown",
  placement: "offers_shown",
  order_type: "orders",
  "orders.status": "orders",
  "subscriptions.status": "new_subscriptions",
  "charges.status": "charges",
  with_code: "orders",
  without_code: "orders",
  free_shipping: "orders",
  by_subscription: "orders",
  retry: "charges",
  first_attempt: "charges",
  not_accepted: "offers_shown",
  subscribable: "products",
  not_subscribable: "products",
  repeat_buyer: "customers",
  single_buyer: "customers",
  never_ordered: "customers",
};
/** Groups whose values do not suggest a measure: "visa" says nothing about charges. */
const notByValue: readonly GroupId[] = ["payment_method", "flow", "placement"];

/** The measure when groups are only ranked, as in "the top states": usually revenue. */
const rankedMeasure = (group: GroupId): MeasureId =>
  group === "offer" ? "acceptance_rate" : (usualMeasure[group] ?? ranked[group] ?? "revenue");
const ranked: Partial<Record<GroupId, MeasureId>> = {
  product: "product_sales",
  category: "product_sales",
  affiliate: "affiliate_revenue",
  hour: "orders",
};

const generic: readonly MeasureId[] = ["customers", "products", "affiliates"];

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
  if (
    ranking.measure !== null &&
    (first === undefined || generic.includes(first) || (first === "revenue" && ranking.products))
  ) {
    const byProduct = group === "product" || group === "category";
    if (ranking.measure === "product_sales" && group !== undefined && !byProduct)
      return ["revenue"];
    if (ranking.measure !== "units_sold" || byProduct || group === undefined)
      return [ranking.measure];
    return [usualMeasure[group] ?? "orders"];
  }
  // "Active" and "paused" are both states of a subscription.
  const stated = named.some(
    ({ options: [one] }) => one?.kind === "values" && one.column === "subscriptions.status",
  );
  if (first === "active_subscriptions" && stated) return ["new_subscriptions"];
  if (first !== undefined) return subjects.measures;
  if (dimensions.counted !== null) return [rankedMeasure(dimensions.counted)];
  const valued = measureOfValues(named);
  const money = pieces.some((piece) => !piece.taken && hasRole(piece, "money"));
  if (valued !== null)
    return money && valued === "orders" && !anyRole(pieces, "count") ? ["revenue"] : [valued];
  if (group === undefined)
    return times.periods.length > 0 && /^how\b/i.test(pieces[0]?.chunk.text ?? "")
      ? ["revenue"]
      : [];
  if (group === "discount_code" && anyRole(pieces, "money")) return ["discounts"];
  if (ranking.direction !== null) return [rankedMeasure(group)];
  const known = usualMeasure[group];
  const bare = !anyRole(pieces, "count", "why", "down") && named.length === 0;
  return known === undefined || bare ? [] : [known];
}

function usualByValue(column: ColumnId): MeasureId | undefined {
  const group = groupOfColumn(column);
  return usualMeasure[column] ?? (notByValue.includes(group) ? undefined : usualMeasure[group]);
}

function measureOfValues(named: readonly NamedFilter[]): MeasureId | null {
  for (const { options } of named) {
    const [first] = options;
    const measure =
      first?.kind === "values"
        ? usualByValue(first.column)
        : first?.kind === "fact"
          ? usualMeasure[first.fact]
          : undefined;
    if (measure !== undefined) return measure;
  }
  return null;
}
