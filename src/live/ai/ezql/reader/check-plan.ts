/** The second check: a plan may use every word and still say something else. Each guard refuses such plans. */
import { measures } from "../measures.ts";
import type { EntityId, FactId, FiguresPlan, MeasureId, Period, Plan } from "../plan.ts";
import { isTime } from "../tables.ts";
import { topics } from "../vocabulary.ts";
import { today, unitOf } from "../words/days.ts";
import { anyRole, anyText, opensWithPeople, type Piece, type Pieces, withRole } from "./pieces.ts";
import { isFact, valuesOf } from "./named-filters.ts";
import { isRankingWord } from "./ranking.ts";
import { isMinus } from "./subjects.ts";

const comparative =
  /^(?:more|less|fewer|higher|lower|better|worse|bigger|larger|smaller|than|vs|versus|compared?|against|difference|differs?)$/;

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
  (plan.shape.kind === "ratio" && plan.shape.by !== "per") ||
  plan.filters.some(({ kind }) => kind === "number");

/** What each kind of thing can be counted by, apart from the measures of its own table. */
const countedBy: Partial<Record<EntityId, RegExp>> = {
  customers: /^(?:buyers|repeat_|.*subscribers|revenue_per_customer|orders_per_customer)/,
  orders: /^(?:recovered_orders|recovery_rate|upcoming_orders|units_per_order)$/,
  products: /^(?:units_sold|products_bought|product_sales)$/,
  messages: /^(?:replies|opt_outs)$/,
};

const tableOf = (id: MeasureId): string =>
  ({ items: "orders", months: "subscriptions", month_ends: "subscriptions" })[
    measures[id].base as "items"
  ] ?? measures[id].base;

const rowsOf = (piece: Piece): EntityId | undefined =>
  piece.meanings("topic").flatMap(({ id }) => topics[id].rows ?? [])[0];

/** Whether the figures are of these things. */
const isOf = (plan: FiguresPlan, things: EntityId): boolean =>
  plan.shape.kind === "between" ||
  (plan.shape.kind === "count" && things.startsWith(plan.shape.of)) ||
  plan.groups.some((group) => things.startsWith(group)) ||
  plan.measures.some((id) => tableOf(id) === things || countedBy[things]?.test(id) === true);

/** "How many orders", "what share of the orders": the noun that is counted. */
function counted({ right, next }: Piece): Piece {
  // "How many did people take?"
  if (/^(?:did|do|does|were|was|are|is|have|has|had)$/i.test(right.text)) return right;
  let noun = next;
  while (
    noun.hasKind("value", "fact") &&
    ((noun.right.hasKind("topic") && !noun.isPlural) || !noun.hasKind("topic", "measure", "group"))
  )
    noun = noun.next;
  return noun;
}

/** "How many orders" and "what share of customers" ask for those, and so does a question that begins with them. */
function isOfOthers(plan: FiguresPlan, pieces: Pieces): boolean {
  const asks = (piece: Piece): boolean =>
    piece.hasRole("count") ||
    (piece.hasRole("rate") &&
      !/^(?:rate|average)/i.test(piece.text) &&
      /^of$/i.test(piece.right.text));
  const heads = pieces.filter(asks).map(counted);
  const first = pieces.find((piece) => !piece.isFiller);
  const isAsked = /^(?:do|does|did|are|is|have|has)$/i.test(pieces[0]?.text ?? "");
  if (first?.isPlural && !isAsked && first.hasTopic("customer", "order", "affiliate"))
    heads.push(first);
  return heads.some((noun) => {
    const things = rowsOf(noun);
    // "What percent of texts got a reply" is no share of the replies.
    const isOfReplies =
      isShare(plan) && plan.measures.includes("replies") && !noun.hasTopic("reply");
    return things !== undefined && !noun.hasKind("measure") && (isOfReplies || !isOf(plan, things));
  });
}

/** "How many were refunded, and for how much?": each needs a figure of its own. */
function asksMore(plan: FiguresPlan, pieces: Pieces): boolean {
  const has = (...units: readonly string[]) =>
    plan.measures.some((id) => units.includes(measures[id].unit));
  const money = pieces.some(
    (piece) =>
      piece.hasRole("money") && /^how much$/i.test(piece.text) && !piece.next.hasRole("more"),
  );
  const count = anyRole(pieces, "count");
  const total = pieces.some(
    ({ text, right }) =>
      /^(?:their|its)$/i.test(text) && /^(?:total|value|amount|worth)s?$/i.test(right.text),
  );
  const isNumber = has("count", "ratio", "days") || plan.shape.kind === "count";
  return ((money && count) || total) && !(has("money") && (isNumber || !count));
}

/** "Of those customers, how much did they spend?", "affiliates and their orders". */
const refersBack = (piece: Piece): boolean =>
  piece.at > 1 &&
  (/\b(?:did|do|does|was|were|is|are) (?:they|them|that|it|those|these)$/i.test(
    `${piece.left.text} ${piece.text}`,
  ) ||
    (/^their$/i.test(piece.text) && piece.right.hasKind("topic", "measure")));

/** "Subscriptions that started in May and ended in June": both are said of the same ones. */
const isRelative = (piece: Piece): boolean =>
  piece.isPlural && rowsOf(piece) !== undefined && /^(?:who|that|which)$/i.test(piece.right.text);

/** "Texts sent, delivered and replied to": one of several things in a row is no condition on the others. */
const isListed = (piece: Piece): boolean =>
  piece.hasKind("value", "fact") &&
  piece.before.hasRole("comma") &&
  piece.next.hasRole("comma", "and") &&
  piece.before.before.hasKind("topic", "measure") &&
  piece.next.next.hasKind("topic", "measure");

/** "Of our top five products". */
function ranksOthers(piece: Piece): boolean {
  const { left } = piece;
  const lead = /^(?:our|the|my)$/i.test(left.text) ? left.left : left;
  return (
    isRankingWord(piece) &&
    piece.next.chunk.number !== null &&
    /^(?:of|for|from|among|in)\b/i.test(lead.text)
  );
}

/** Guards on any plan. */
const guards: readonly ((plan: Plan, pieces: Pieces) => boolean)[] = [
  (plan, pieces) => pieces.some(isComparative) && !setsSideBySide(plan),
  // "Bought coffee and then tea".
  (_, pieces) => pieces.some(({ text, at }) => /\bthen$/i.test(text) && at > 1),
  // "Any code but WELCOME10".
  (_, pieces) => pieces.some(({ text, right }) => /\bbut$/i.test(text) && right.hasKind("value")),
  // "Orders with only one product".
  (_, pieces) =>
    pieces.some(
      ({ text, right }) =>
        /\b(?:only|just)$/i.test(text) &&
        !right.taken &&
        (right.chunk.number !== null || /^one$/i.test(right.text)),
    ),
  // "Gear sold in 2024": the only day of a product is that of its launch.
  (plan, pieces) =>
    plan.period !== null &&
    /^(?:products|affiliates)$/.test(baseOf(plan)) &&
    !(plan.kind === "figures" && plan.groups.some(isTime)) &&
    !anyText(pieces, /launch|new|join|sign|start|add|releas|introduc|came|registered/i),
  // "What share of subscribers": of subscriptions, it says nothing that they have one.
  (plan) =>
    /^(?:subscriptions|month)/.test(baseOf(plan)) &&
    (plan.filters.some(isFact("has_subscription")) ||
      plan.filters.some(isFact("active_subscriber"))),
  // "Customers in Texas in 2024" could be those who ordered then.
  (plan, pieces) =>
    plan.kind === "list" &&
    plan.of === "customers" &&
    plan.period !== null &&
    !pieces.some((piece) => piece.hasTopic("signup", "started") || /new|joined/i.test(piece.text)),
];

const baseOf = (plan: Plan): string =>
  plan.kind === "list" ? plan.of : measures[plan.measures[0] ?? "revenue"].base;

const has = ({ filters }: FiguresPlan, ...facts: readonly FactId[]): boolean =>
  facts.some((fact) => filters.some(isFact(fact)));
const periodsOf = ({ period, shape }: FiguresPlan): readonly Period[] =>
  shape.kind === "periods" ? shape.periods : period === null ? [] : [period];
const isShare = ({ shape }: FiguresPlan): boolean => shape.kind === "share";
const unit = ({ measures: [first = "revenue"] }: FiguresPlan) => measures[first].unit;
const shareWords = /\b(?:share|part|portion|fraction|percent|percentage|proportion)\b|%/i;
type Guard = (plan: FiguresPlan, pieces: Pieces, first: MeasureId) => boolean;
const ofFigures: readonly Guard[] = [
  isOfOthers,
  asksMore,
  // "What percent of subscribers canceled last year" is no average of months.
  ({ period }, pieces, first) => {
    const { from = null, to = null } = period ?? {};
    const isMonth = from !== null && to !== null && unitOf({ from, to }) === "month";
    return first === "churn_rate" && !isMonth && anyText(pieces, shareWords);
  },
  // Nor does it ask about those who started then.
  ({ shape, period }, pieces) =>
    shape.kind === "share" &&
    period !== null &&
    shape.of.some((one) => valuesOf(one, "subscriptions.status").includes("cancelled")) &&
    !pieces.some((piece) => piece.hasTopic("started", "subscribe", "signup")),
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
  // "The margin of our top five products": what ranks them is not said.
  (plan, pieces) =>
    plan.limit !== null && !/^(?:count|money)$/.test(unit(plan)) && pieces.some(ranksOthers),
  // "The average revenue on Saturdays" is that of a day, not of an order.
  ({ filters }, pieces, first) =>
    first === "average_order_value" &&
    filters.some(({ kind }) => kind === "days") &&
    !pieces.some((piece) => piece.hasTopic("order") || piece.hasMeasure(first)),
  // "Total refunds for coffee orders" is money.
  (_, pieces, first) =>
    first === "refunded_orders" && anyText(pieces, /^refunds$/i) && !anyRole(pieces, "count"),
  // "Customers who never used a code": an order without one does not say so.
  (plan, _, first) =>
    (first === "buyers" || plan.shape.kind === "count") &&
    has(plan, "without_code", "without_affiliate", "not_by_subscription"),
  // "Which cities buy more tea than coffee?" asks for some of them.
  ({ groups }, pieces) =>
    groups.length > 1 &&
    anyRole(pieces, "than") &&
    withRole(pieces, "which").some(({ next }) => next.hasKind("group")),
  // "The average attempts for recovered orders" are no money.
  ({ shape }, pieces) =>
    shape.kind === "average" && shape.over === null && anyText(pieces, /^attempts?$/i),
  // "How many attempts does it take?"
  (_, pieces, first) =>
    measures[first].base !== "offers" &&
    pieces.some((piece) => piece.hasTopic("taken") && /^it$/i.test(piece.left.text)),
  // "The average number of different products per order".
  ({ shape, groups }, pieces, first) =>
    shape.kind !== "count" &&
    groups.length === 0 &&
    !/^(?:customers|buyers|products|repeat_customers|.*_bought|.*subscribers.*)$/.test(first) &&
    anyText(pieces, /\b(?:different|distinct|unique)\b/i),
  // "Who first ordered in 2023 and who ordered in 2024".
  ({ shape }, pieces) => {
    const dated = pieces.filter(({ chunk }) => chunk.period !== null);
    const [start, end] = [dated[0]?.at ?? 0, dated.at(-1)?.at ?? 0];
    return (
      shape.kind === "periods" && withRole(pieces, "who").some(({ at }) => at > start && at < end)
    );
  },
  (plan, pieces) =>
    plan.measures.length > 1 &&
    pieces.some((piece) => isListed(piece) || refersBack(piece) || isRelative(piece)),
  // "What share of cancellations were tea subscriptions": the base is what is counted, not its rate among all.
  (plan, pieces) =>
    unit(plan) === "percent" &&
    anyText(pieces, shareWords) &&
    pieces.some((piece) => piece.hasKind("value") && piece.right.hasTopic("subscription")),
  // "Subscriptions started minus cancelled": only counts are subtracted.
  ({ shape }, pieces) => !(shape.kind === "ratio" && shape.by === "minus") && pieces.some(isMinus),
  // "Offers accepted vs declined": cards decline, too.
  (plan) =>
    ["offers", "charges"].every((base) => plan.measures.some((id) => measures[id].base === base)),
  // Orders of one kind do not say who came back.
  (plan, _, first) =>
    first.startsWith("repeat_") &&
    has(plan, "first_order", "with_code", "without_code", "by_affiliate"),
  // "Who never ordered in May", "affiliates without an order in May". Nor can their orders be counted.
  (plan) =>
    has(plan, "never_ordered", "never_credited", "never_bought") &&
    (periodsOf(plan).length > 0 || /^(?:orders|items)$/.test(baseOf(plan))),
  // Only the charge that succeeded says how an order was paid.
  ({ groups, filters }) =>
    groups.includes("payment_method") &&
    filters.some((one) => /unpaid|in_dunning/.test(valuesOf(one, "orders.status").join())),
  // "Customers with both a coffee and a tea subscription", "with both coffee and tea orders".
  (plan, pieces, first) =>
    pieces.some(({ text }) => /^both$/i.test(text)) &&
    pieces.some((piece) => piece.hasTopic("customer")) &&
    (anyText(pieces, /^subscription/i) ||
      plan.groups.includes("customer") ||
      (first === "orders" && opensWithPeople(pieces))),
  // "Active subscriptions of our best seller": sales rank it, not what is asked.
  (_, pieces, first) =>
    pieces.some((piece) => piece.roleOf("ranks")?.products) &&
    !/^(?:orders|items|products)$/.test(measures[first].base),
  // Of people, the day is when they joined, not when they bought or came back.
  (plan, pieces, first) =>
    first === "customers" &&
    plan.period !== null &&
    plan.filters.some(
      (one) => one.kind === "bought" || (one.kind === "fact" && !/opted_in|^never_/.test(one.fact)),
    ) &&
    !pieces.some((piece) => piece.hasTopic("signup")),
  // "Without subscription renewals" would read as two conditions.
  (plan) =>
    has(plan, "no_subscription") &&
    plan.filters.some((one) => one.kind === "values" && one.column === "orders.order_type"),
  // "Only those refunded: revenue": what is meant as a condition is not a second figure.
  (plan, pieces) => plan.measures.length > 1 && anyRole(pieces, "only"),
  (_, pieces) =>
    anyRole(pieces, "why") &&
    !pieces.some((piece) => piece.hasTopic("cancel", "failure", "charge", "lost")),
  // "Days with no orders".
  (plan, pieces) =>
    has(plan, "never_ordered") && !pieces.some((piece) => piece.hasTopic("customer", "signup")),
  // "Who bought a kettle?", "list the orders that …": not a number.
  (plan, pieces) =>
    plan.groups.length === 0 &&
    (pieces[0]?.hasRole("who") === true ||
      withRole(pieces, "list").some(({ next }) => rowsOf(next) !== undefined)),
  // "Texts that could not be delivered, by status": of a single status there is no split.
  ({ groups, filters }) =>
    groups.includes("status") &&
    filters.filter((one) => one.kind === "values" && !one.not && one.column.endsWith(".status"))
      .length === 1 &&
    filters.every(
      (one) => one.kind !== "values" || !one.column.endsWith(".status") || one.values.length === 1,
    ),
  // "When do people cancel?" asks for a split by time, but not which.
  ({ groups }, pieces) =>
    pieces[0]?.hasRole("when") === true &&
    /^(?:do|does|did)$/i.test(pieces[0].right.text) &&
    !groups.some(isTime),
  // The books only know the future of scheduled orders.
  (plan, _, first) =>
    measures[first].day !== null &&
    periodsOf(plan).some(
      ({ from, words }) =>
        ((from ?? "") >= today || words.startsWith("the next ")) !==
        (measures[first].day === "s.next_order_on"),
    ),
  // "The share of our top ten customers" adds rows up.
  (plan) => isShare(plan) && (plan.limit ?? 1) > 1 && plan.groups.includes("customer"),
  (plan, _, first) => measures[first].base === "charges" && has(plan, "with_code"),
  ({ groups }, _, first) => first === "refunds" && groups.includes("failure_code"),
  // The data has no day on which a subscription was paused.
  (plan, _, first) =>
    first === "new_subscriptions" &&
    periodsOf(plan).length > 0 &&
    plan.filters.some((one) => valuesOf(one, "subscriptions.status").includes("paused")),
  ({ shape }, pieces) => shape.kind === "periods" && anyRole(pieces, "joint"),
];

/** @returns whether the plan says less than the question, or something else */
export function saysLess(plan: Plan, pieces: Pieces): boolean {
  if (guards.some((guard) => guard(plan, pieces))) return true;
  return (
    plan.kind === "figures" &&
    ofFigures.some((guard) => guard(plan, pieces, plan.measures[0] ?? "revenue"))
  );
}
