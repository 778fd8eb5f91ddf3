/** What no plan can tell, although every word of the question is known. */
import { measures } from "../measures.ts";
import type { FactId, Filter, GroupId, Having, MeasureId, Period, Shape } from "../plan.ts";
import { isTime } from "../tables.ts";
import { topics } from "../vocabulary.ts";
import { today } from "../words/days.ts";
import { anyRole, anyText, type Pieces, withRole } from "./pieces.ts";
import type { Slots } from "./slots.ts";
import { isMinus } from "./subjects.ts";

/** A plan in progress. */
export interface Draft {
  wanted: readonly MeasureId[];
  readonly first: MeasureId;
  readonly groups: GroupId[];
  filters: Filter[];
  shape: Shape;
  having: Having | null;
  period: Period | null;
}

export const isFact = (fact: FactId) => (one: Filter) => one.kind === "fact" && one.fact === fact;
export const valuesOf = (filter: Filter, column: string): readonly string[] =>
  filter.kind === "values" && filter.column === column && !filter.not ? filter.values : [];

/** "Revenue from renewals and revenue from one-time orders" names its figure twice. */
export function namesTwice(pieces: Pieces): boolean {
  const said = pieces.filter((one) => one.hasKind("topic", "measure")).map(({ text }) => text);
  return new Set(said).size < said.length;
}

/** "Customers who …". */
export const opensWithPeople = ([first]: Pieces): boolean =>
  first?.isPeople === true && /^(?:with|who|that)$/i.test(first.right.text);

/** Whether the plan would drop or twist something that was said. */
export function isUntold(
  { first, wanted, groups, filters }: Draft,
  { pieces, times, named, ranking, subjects }: Slots,
): boolean {
  const timed = times.periods.length > 0;
  const has = (fact: FactId) => filters.some(isFact(fact));
  // "In Texas and not in Texas"; "bought tea but not coffee" is about each customer, not a condition on items.
  const contradicts = filters.some(
    (one) =>
      one.kind === "values" &&
      one.not &&
      filters.some((other) => valuesOf(other, one.column).length > 0),
  );
  // "What share of cancellations were tea subscriptions": the base is what is counted, not its rate among all.
  const partOfRate =
    measures[first].unit === "percent" &&
    anyText(pieces, /\b(?:share|part|portion|fraction|percent|percentage|proportion)\b/i) &&
    named.some(({ piece }) => piece.right.hasTopic("subscription"));
  // "Revenue less refunds": revenue has no refunded orders; only counts are subtracted.
  const subtracts = subjects.ratio !== "minus" && pieces.some(isMinus);
  // "How many people cancelled and subscribed again": two things about the same people.
  const [count, another] = withRole(pieces, "count");
  const people = another === undefined && count && count.next;
  const isOfPeople = people && people.hasTopic("customer") && !people.next.hasRole("and", "comma");
  const share = pieces.find((piece) => piece.hasRole("rate"))?.next;
  const isAhead = ({ from, words }: Period): boolean =>
    (from ?? "") >= today || words.startsWith("the next ");
  const isScheduled = measures[first].day === "s.next_order_on";
  return (
    contradicts ||
    (wanted.length > 1 && isOfPeople === true) ||
    // "Canceled and started a new one".
    (isOfPeople === true &&
      pieces.some((piece) => piece.hasTopic("cancel")) &&
      pieces.some((piece) => piece.hasTopic("started", "subscribe"))) ||
    partOfRate ||
    // "Offers accepted vs declined": cards decline, too.
    ["offers", "charges"].every((base) => wanted.some((id) => measures[id].base === base)) ||
    // Orders of one kind do not say who came back.
    (/^repeat_/.test(first) &&
      (["first_order", "with_code", "without_code", "by_affiliate"] as const).some(has)) ||
    // "What share of customers got a text": of customers, not of texts.
    (share?.isPeople === true && measures[first].base === "messages") ||
    // "How many orders included an upsell" counts orders.
    (count?.next.hasTopic("order") === true && measures[first].base === "offers") ||
    subtracts ||
    ((has("never_ordered") || has("never_credited") || has("never_bought")) && timed) ||
    // Only the charge that succeeded says how an order was paid.
    (groups.includes("payment_method") &&
      filters.some((one) => /unpaid|in_dunning/.test(valuesOf(one, "orders.status").join()))) ||
    // "Customers with both a coffee and a tea subscription".
    (pieces.some((piece) => /^both$/i.test(piece.text) && !piece.taken) &&
      pieces.some((piece) => piece.hasTopic("customer")) &&
      (anyText(pieces, /^subscription/i) || ranking.direction !== null)) ||
    // "Active subscriptions of our best seller": sales rank it, not what is asked.
    (ranking.products && !/^(?:orders|items|products)$/.test(measures[first].base)) ||
    // Of people, the day is when they joined, not when they bought.
    (first === "customers" &&
      timed &&
      (has("ever_ordered") ||
        has("single_buyer") ||
        filters.some(({ kind }) => kind === "bought"))) ||
    // "Without subscription renewals" would read as two conditions.
    (has("no_subscription") &&
      filters.some((one) => one.kind === "values" && one.column === "orders.order_type")) ||
    // "Only those refunded: revenue": what is meant as a condition is not a second figure.
    (wanted.length > 1 && anyRole(pieces, "only")) ||
    (anyRole(pieces, "why") && subjects.measures.length === 0) ||
    // "Customers with a refund" are not an amount.
    (opensWithPeople(pieces) &&
      (measures[first].unit === "money" || wanted.length > 1) &&
      groups.length === 0) ||
    // "Customers with both coffee and tea orders".
    (opensWithPeople(pieces) && anyText(pieces, /^both$/i) && first === "orders") ||
    // "Days with no orders".
    (has("never_ordered") && !pieces.some((piece) => piece.hasTopic("customer", "signup"))) ||
    // "How many affiliates sold something" counts affiliates.
    (count?.next.hasTopic("affiliate") === true && !first.startsWith("affiliate")) ||
    // "Who bought a kettle?", "list the orders that …": not a number.
    (groups.length === 0 &&
      (pieces[0]?.hasRole("who") === true ||
        withRole(pieces, "list").some(({ next }) =>
          next.meanings("topic").some(({ id }) => topics[id].rows),
        ))) ||
    // "Texts that could not be delivered, by status": of a single status there is no split.
    (groups.includes("status") &&
      filters.filter((one) => one.kind === "values" && !one.not && one.column.endsWith(".status"))
        .length === 1) ||
    // "When do people cancel?" asks for a split by time, but not which.
    (pieces[0]?.hasRole("when") === true &&
      /^(?:do|does|did)$/i.test(pieces[0].right.text) &&
      !groups.some(isTime)) ||
    // The books only know the future of scheduled orders.
    (measures[first].day !== null &&
      times.periods.some((period) => isAhead(period) !== isScheduled)) ||
    // "The share of our top ten customers" adds rows up.
    (subjects.share && (ranking.limit ?? 1) > 1 && groups.includes("customer")) ||
    (measures[first].base === "charges" && has("with_code")) ||
    (first === "refunds" && groups.includes("failure_code")) ||
    // The data has no day on which a subscription was paused.
    (first === "new_subscriptions" &&
      timed &&
      filters.some((one) => valuesOf(one, "subscriptions.status").includes("paused"))) ||
    (times.periods.length > 1 && anyRole(pieces, "joint"))
  );
}
