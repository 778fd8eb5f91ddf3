/** The second check: a plan may use every word and still say something else. Each guard refuses such plans. */
import { measures } from "../measures.ts";
import type { EntityId, FiguresPlan, MeasureId, Plan } from "../plan.ts";
import { groupOfColumn, isTime } from "../tables.ts";
import { topics } from "../vocabulary.ts";
import { today } from "../words/days.ts";
import { isFact, valuesOf } from "./named-filters.ts";
import { anyRole, anyText, type Piece, type Pieces, withRole } from "./pieces.ts";

const comparative =
  /^(?:more|less|fewer|higher|lower|better|worse|bigger|larger|smaller|than|vs|versus|minus|compared?|against|difference|differs?)$/;

/** "More than 5", "at least one more" are numbers, and "more than once" is known as a phrase. */
const isComparative = (piece: Piece): boolean =>
  piece.chunk.tokens.some(({ full }) => comparative.test(full)) &&
  !piece.hasTopic("repeat") &&
  (piece.roleOf("tests") ?? piece.roleOf("testsBefore")) === undefined;

/** Whether the plan sets things side by side: in columns, in rows, by rank or against a number. */
const setsSideBySide = (plan: Plan): boolean =>
  plan.kind === "list" ||
  (plan.measures.length > 1 && plan.shape.kind === "plain") ||
  plan.groups.length > 0 ||
  plan.having !== null ||
  /^(?:growth|periods|sides|between)$/.test(plan.shape.kind) ||
  plan.filters.some(({ kind }) => kind === "number");

/** What each kind of thing can be counted by, apart from the measures of its own table. */
const countedBy: Partial<Record<EntityId, RegExp>> = {
  customers: /^(?:buyers|repeat_|.*subscribers|revenue_per_customer|orders_per_customer)/,
  orders: /^(?:recovered_orders|recovery_rate|upcoming_orders|units_per_order)$/,
  products: /^(?:units_sold|product_sales)$/,
  messages: /^(?:replies|opt_outs)$/,
};

const tableOf = (id: MeasureId): string => {
  const { base } = measures[id];
  return base === "items" ? "orders" : base === "months" ? "subscriptions" : base;
};

const rowsOf = (piece: Piece): EntityId | undefined =>
  piece.meanings("topic").flatMap(({ id }) => topics[id].rows ?? [])[0];

/** Whether the figures are of these things. */
const isOf = (plan: FiguresPlan, things: EntityId): boolean =>
  plan.shape.kind === "between" ||
  (plan.shape.kind === "count" && things.startsWith(plan.shape.of)) ||
  plan.groups.some((group) => things.startsWith(group)) ||
  plan.measures.some((id) => tableOf(id) === things || countedBy[things]?.test(id) === true);

/** "How many orders", "what share of the unpaid orders": the noun that is counted. */
function counted({ right, next }: Piece): Piece {
  // "How many did people take?"
  if (/^(?:did|do|does|were|was|are|is|have|has|had)$/i.test(right.text)) return right;
  let noun = next;
  while (noun.hasKind("value", "fact") && noun.next.exists && rowsOf(noun) === undefined)
    noun = noun.next;
  return noun;
}

/** "How many orders", "what share of customers" ask for those, and so does a question that begins with them. */
function countsOthers(plan: FiguresPlan, pieces: Pieces): boolean {
  const asks = (piece: Piece): boolean =>
    piece.hasRole("count") ||
    (piece.hasRole("rate") &&
      !/^(?:rate|average)/i.test(piece.text) &&
      /^of$/i.test(piece.right.text));
  const heads = pieces.filter(asks).map(counted);
  // "Customers with a refund".
  const [first] = pieces.filter((piece) => !piece.isFiller);
  const isAsked = /^(?:do|does|did|are|is|have|has)$/i.test(pieces[0]?.text ?? "");
  if (first?.isPlural && !isAsked && first.hasTopic("customer", "order", "affiliate"))
    heads.push(first);
  return heads.some((noun) => {
    const things = rowsOf(noun);
    return things !== undefined && !noun.hasKind("measure") && !isOf(plan, things);
  });
}

/** "How many were refunded, and for how much?": each needs a figure of its own. */
function asksMore(plan: FiguresPlan, pieces: Pieces): boolean {
  const money = plan.measures.filter((id) => measures[id].unit === "money").length;
  const asksMoney = pieces.some(
    (piece) =>
      piece.hasRole("money") && /^how much$/i.test(piece.text) && !piece.next.hasRole("more"),
  );
  return asksMoney && anyRole(pieces, "count") && (money === 0 || money === plan.measures.length);
}

/** A launch or a sign-up is the only day of these things: "gear sold in 2024" is about another. */
const begins = /launch|new|join|sign|start|add|releas|introduc|came|registered/i;

/** Guards on any plan. */
const guards: readonly ((plan: Plan, pieces: Pieces) => boolean)[] = [
  (plan, pieces) => pieces.some(isComparative) && !setsSideBySide(plan),
  // "Bought coffee and then tea".
  (_, pieces) => pieces.some(({ text, at }) => /\bthen$/i.test(text) && at > 1),
  // "Orders with only one product".
  (_, pieces) =>
    pieces.some(({ text, right }) => {
      const isNumber = right.chunk.number !== null || /^one$/i.test(right.text);
      return /\b(?:only|just)$/i.test(text) && !right.taken && isNumber;
    }),
  (plan, pieces) =>
    plan.period !== null &&
    /^(?:products|affiliates|customers)$/.test(baseOf(plan)) &&
    (plan.kind === "list" ||
      baseOf(plan) !== "customers" ||
      plan.filters.some(({ kind }) => kind === "fact" || kind === "bought")) &&
    !(plan.kind === "figures" && plan.groups.some(isTime)) &&
    !anyText(pieces, begins),
  // "In Texas and not in Texas".
  ({ filters }) =>
    filters.some(
      (one) =>
        one.kind === "values" &&
        one.not &&
        filters.some((other) =>
          valuesOf(other, one.column).some((value) => one.values.includes(value)),
        ),
    ),
  // "Who never ordered in May": only "never" is known. Nor can their orders be counted.
  (plan) =>
    plan.filters.some(isFact("never_ordered")) &&
    (plan.period !== null || /^(?:orders|items)$/.test(baseOf(plan))),
];

const baseOf = (plan: Plan): string =>
  plan.kind === "list" ? plan.of : measures[plan.measures[0] ?? "revenue"].base;

const ofFigures: readonly ((plan: FiguresPlan, pieces: Pieces) => boolean)[] = [
  countsOthers,
  asksMore,
  // "Orders with both coffee and tea": either would do.
  ({ groups, filters }, pieces) =>
    anyText(pieces, /^both$/i) &&
    filters.some(
      (one) =>
        one.kind === "values" &&
        one.values.length > 1 &&
        !groups.includes(groupOfColumn(one.column)),
    ),
  // "What share of cancellations were for tea?" does not ask for the churn rate.
  ({ measures: [first] }, pieces) =>
    first === "churn_rate" &&
    pieces.some(({ right, next }) => /^of$/i.test(right.text) && next.hasTopic("cancel")),
  // A refund has no reason in the books.
  ({ measures: [first], groups }) => first === "refunds" && groups.includes("failure_code"),
  // "The share of our top ten customers" adds rows up.
  ({ shape, groups, limit }) =>
    shape.kind === "share" && groups.includes("customer") && (limit ?? 1) > 1,
  // The data has no day on which a subscription was paused.
  ({ period, filters }) =>
    period !== null &&
    filters.some((one) => valuesOf(one, "subscriptions.status").includes("paused")),
  // "Why was December so good?"
  (_, pieces) =>
    anyRole(pieces, "why") &&
    !pieces.some((piece) => piece.hasTopic("cancel", "failure", "charge", "lost")),
  // "Only those refunded: revenue": what is meant as a condition is not a second figure.
  (plan, pieces) => plan.measures.length > 1 && anyRole(pieces, "only"),
  // "Subscriptions that started in May and ended in June": both are said of the same ones.
  (plan, pieces) =>
    plan.measures.length > 1 &&
    pieces.some(
      (piece) =>
        piece.isPlural && rowsOf(piece) !== undefined && /^(?:who|that)$/i.test(piece.right.text),
    ),
  // "Offers at checkout by placement": of a single value there is no split.
  ({ groups, filters }) =>
    filters.some(
      (one) =>
        one.kind === "values" &&
        !one.not &&
        one.values.length === 1 &&
        groups.includes(groupOfColumn(one.column)),
    ),
  // "Best seller in each category", "best selling tea by month": products are ranked.
  ({ groups }, pieces) =>
    groups.length > 0 &&
    !groups.includes("product") &&
    pieces.some((piece) => {
      const isNoun = /sellers?$/i.test(piece.text) || piece.next.hasKind("value");
      return piece.roleOf("ranks")?.products === true && isNoun;
    }),
  // "Who bought a kettle?", "when do people cancel?", "list the orders that …": not a number.
  (plan, pieces) =>
    plan.groups.length === 0 &&
    (pieces[0]?.hasRole("who", "when", "where") === true ||
      withRole(pieces, "list").some(({ next }) => rowsOf(next) !== undefined)),
  // The books only know the future of scheduled orders.
  ({ period, shape, measures: [first = "revenue"] }) => {
    const periods = shape.kind === "periods" ? shape.periods : period === null ? [] : [period];
    const isScheduled = measures[first].day === "s.next_order_on";
    return (
      measures[first].day !== null &&
      periods.some(({ from }) => (from !== null && from >= today) !== isScheduled)
    );
  },
];

/** @returns whether the plan says less than the question, or something else */
export const saysLess = (plan: Plan, pieces: Pieces): boolean =>
  guards.some((guard) => guard(plan, pieces)) ||
  (plan.kind === "figures" && ofFigures.some((guard) => guard(plan, pieces)));
