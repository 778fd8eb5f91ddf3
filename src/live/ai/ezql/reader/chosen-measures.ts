/** Which figures a question wants when it names only what they are about, and how they are split. */
import { measures } from "../measures.ts";
import type { Base, ColumnId, FactId, Filter, GroupId, MeasureId, Period } from "../plan.ts";
import { groupOn } from "../sql/clauses.ts";
import { groupOfColumn, groupSql, tables } from "../tables.ts";
import { today, unitOf } from "../words/days.ts";
import { filtersFor } from "./named-filters.ts";
import { anyRole, anyText } from "./pieces.ts";
import type { Slots } from "./slots.ts";
import { growthRoles } from "./subjects.ts";

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
  by_affiliate: "orders",
  first_order: "orders",
  retry: "charges",
  first_attempt: "charges",
  not_accepted: "offers_shown",
  replied_skip: "replies",
  replied_yes: "replies",
  subscribable: "products",
  not_subscribable: "products",
  repeat_buyer: "customers",
  single_buyer: "customers",
  never_ordered: "customers",
  customer_type: "buyers",
  opted_in: "customers",
  not_opted_in: "customers",
};
/** Groups whose values do not suggest a measure: "visa" says nothing about charges. */
const notByValue: readonly GroupId[] = ["payment_method", "flow", "placement"];

/** The measure when groups are only ranked, as in "the top states": usually revenue. */
const rankedMeasure = (group: GroupId): MeasureId =>
  group === "offer" ? "acceptance_rate" : (usualMeasure[group] ?? ranked[group] ?? "revenue");
const ranked: Partial<Record<GroupId, MeasureId>> = {
  product: "product_sales",
  category: "product_sales",
  hour: "orders",
};

const generic: readonly MeasureId[] = ["customers", "products", "affiliates"];

/** A month, or "at the end of 2024". */
const isMonth = ({ from, to }: Period): boolean =>
  to !== null && (from === null || unitOf({ from, to }) === "month");

/** @returns the figures of a question; none if it names nothing that suggests one */
export function measuresFor({
  subjects,
  ranking,
  dimensions,
  named,
  pieces,
  times,
  conditions,
}: Slots): readonly MeasureId[] {
  const [first] = subjects.measures;
  const [group] = dimensions.options[0] ?? [];
  const isOpen =
    first === undefined || generic.includes(first) || (first === "revenue" && ranking.products);
  if (ranking.measure !== null && isOpen) {
    // "The most popular product among new customers" is not that of all.
    if (pieces.some((piece) => piece.hasTopic("signup"))) return [];
    // "The most popular products", but "the most popular discount codes".
    if (group === undefined || group === "product" || group === "category")
      return [ranking.measure];
    if (ranking.measure === "product_sales") return ["revenue"];
    return ranking.measure === "units_sold" ? [usualMeasure[group] ?? "orders"] : [ranking.measure];
  }
  const values = named.flatMap(({ options: [one] }) => (one === undefined ? [] : [one]));
  // "Active" and "paused" are both states of a subscription.
  const isStated = values.some(
    (one) => one.kind === "values" && one.column === "subscriptions.status",
  );
  if (/^active_sub/.test(first ?? "") && isStated && subjects.measures.length === 1)
    return ["new_subscriptions"];
  // Of those cancelled, the day is that of the cancellation.
  const isLost =
    dimensions.options.some(([id]) => id === "cancel_reason") ||
    values.some(
      (one) =>
        one.kind === "values" &&
        !one.not &&
        (one.values.join() === "cancelled" || one.column === "subscriptions.cancel_reason"),
    );
  if (first === "new_subscriptions" && isLost && !subjects.share) return ["cancellations"];
  // "What share of the subscriptions from 2023 are still active?"
  if (/^active_sub/.test(first ?? "") && anyText(pieces, /^still/i)) {
    if (subjects.share && times.periods.length < 2) return ["survival_rate"];
    if (times.periods.length === 1) return ["surviving_subscriptions"];
  }
  // "What did Slow Kettle earn?"
  const isPaid = pieces.some(
    ({ text, left, before }) =>
      /^earn/i.test(text) &&
      [left, before].some((one) => one.meanings("value")[0]?.column === "affiliates.name"),
  );
  if (first === "revenue" && isPaid) return ["commission"];
  const months = dimensions.options.some(([id]) => id === "month");
  // "Active subscriptions by month", "in May": as the month ended.
  const monthly = months || times.periods.some((period) => isMonth(period));
  // "Recurring revenue in 2024", "MRR by month": what subscriptions brought in then, as plans have no past.
  const recurs = pieces.find((piece) => piece.meanings("measure").some(({ id }) => id === "mrr"));
  const isSumOfTime =
    times.periods.some(({ label }) => label !== today) && !/mrr|month/i.test(recurs?.text ?? "mrr");
  // At the end of a time, it is not known.
  const hasStart = times.periods.every(({ from }) => from !== null);
  if (first === "mrr" && recurs !== undefined && hasStart && (monthly || isSumOfTime))
    return ["revenue"];
  // "How many subscriptions did we have at the end of 2023?"
  const isState =
    times.periods.some(({ from }) => from === null) && anyText(pieces, /^ha(?:ve|d)$/i);
  if (first === "new_subscriptions" && isState) return ["active_at_month_end"];
  if (first === "active_subscriptions" && monthly) return ["active_at_month_end"];
  if (first === "active_subscribers" && monthly) return ["subscribers_at_month_end"];
  // "Customers who used WELCOME10": only their orders say so.
  const bought = first === "customers" && !pieces.some((piece) => piece.hasTopic("signup"));
  const [valued] = values.flatMap((one) => measureOf(one) ?? []);
  // "How many customers answered YES to a text": of the texts that came in.
  if (valued === "replies" && (bought || first === "messages_sent")) return ["replies"];
  if (bought && filtersFor(named, "customers") === null) return ["buyers"];
  if (first !== undefined) return subjects.measures;
  // "How many teas cost more than $14?"
  if (conditions.some(({ subject }) => subject.field === "price" || subject.field === "cost"))
    return ["products"];
  if (dimensions.counted !== null) return [rankedMeasure(dimensions.counted)];
  // "The average first order", "first order value".
  const averages = pieces.filter(
    (piece) => piece.hasRole("average") || /^(?:value|size)$/i.test(piece.text),
  );
  if (valued === "orders" && averages.length > 0) {
    for (const piece of averages) piece.take();
    return ["average_order_value"];
  }
  // "Top products for repeat customers" ranks what those bought.
  const isOfPeople = valued === "customers" && group !== undefined && ranking.direction !== null;
  if (valued !== undefined && !isOfPeople) return [valued];
  // "Coffee versus tea", "Black Friday 2024 versus 2023".
  if ((values.length > 1 || times.periods.length > 1) && anyRole(pieces, "versus"))
    return ["revenue"];
  // "How did we grow in 2024?"
  if (anyRole(pieces, ...growthRoles) && values.length === 0)
    return [group === undefined ? "revenue" : rankedMeasure(group)];
  // "How was Black Friday?", "how is decaf doing?"
  if (/^how(?:['’]s)?$/i.test(pieces[0]?.text ?? "") && values.length + times.periods.length > 0)
    return ["revenue"];
  if (group === undefined) return [];
  // "Which category costs us the most?" does not rank sales.
  if (pieces.some((piece) => piece.meanings("field").some(({ id }) => id === "cost"))) return [];
  if (ranking.direction !== null) return [rankedMeasure(group)];
  const known = usualMeasure[group];
  return known === undefined ? [] : [known];
}

/** The measure that a condition suggests. */
function measureOf(filter: Filter): MeasureId | undefined {
  if (filter.kind === "fact") return usualMeasure[filter.fact];
  if (filter.kind !== "values") return undefined;
  const group = groupOfColumn(filter.column);
  return (
    usualMeasure[filter.column] ?? (notByValue.includes(group) ? undefined : usualMeasure[group])
  );
}
