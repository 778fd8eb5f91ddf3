/**
 * A question as a plan: the first reading that uses every word, and says what was asked. A plan may use every word and
 * still say something else: each guard refuses such plans.
 */
import { measures } from "../measures.ts";
import type { EntityId, FiguresPlan, MeasureId, Plan } from "../plan.ts";
import { groupOfColumn, isTime } from "../tables.ts";
import { today } from "../words/days.ts";
import { isFact, type Preference, valuesOf } from "./named-filters.ts";
import { anyRole, anyText, piecesOf, type Piece, type Pieces, withRole } from "./pieces.ts";
import { writeSql } from "../sql/write.ts";
import type { Chunk } from "../words/chunks.ts";
import { figuresPlan } from "./figures-plan.ts";
import { rowsPlan, wantsRows } from "./rows-plan.ts";
import { readSlots } from "./slots.ts";

/** What each kind of thing can be counted by, apart from the measures of its own table. */
const countedBy: Partial<Record<EntityId, RegExp>> = {
  customers: /^(?:.*subscribers|revenue_per_customer|orders_per_customer)/,
  orders: /^(?:recovered_orders|recovery_rate|upcoming_orders|units_per_order)$/,
  products: /^(?:units_sold|product_sales)$/,
  messages: /^(?:replies|opt_outs)$/,
};

const tableOf = (id: MeasureId): string => {
  const { base } = measures[id];
  if (/^(?:buyers|repeat_)/.test(id)) return "customers";
  return base === "items" ? "orders" : base === "months" ? "subscriptions" : base;
};

/** Whether the figures are of these things. */
const isOf = (plan: FiguresPlan, things: EntityId): boolean =>
  plan.measures.some((id) => measures[id].unit === "days") ||
  (plan.shape.kind === "count" && things.startsWith(plan.shape.of)) ||
  plan.groups.some((group) => things.startsWith(group)) ||
  plan.measures.some((id) => tableOf(id) === things || countedBy[things]?.test(id) === true);

/** "How many orders", "what share of customers" ask for those, and so does a question that begins with them. */
function countsOthers(plan: FiguresPlan, pieces: Pieces): boolean {
  const asks = (piece: Piece): boolean =>
    piece.hasRole("count") ||
    (piece.hasRole("rate") &&
      !/^(?:rate|average)/i.test(piece.text) &&
      /^of$/i.test(piece.right.text));
  const heads = pieces.filter(asks).map(({ next }) => next);
  // "Customers with a refund".
  const [first] = pieces.filter((piece) => !piece.isFiller);
  const isAsked = /^(?:do|does|did|are|is|have|has)$/i.test(pieces[0]?.text ?? "");
  if (first?.isPlural && !isAsked && first.hasTopic("customer", "order", "affiliate"))
    heads.push(first);
  return heads.some((noun) => {
    const things = noun.rows;
    return things !== undefined && !noun.hasKind("measure") && !isOf(plan, things);
  });
}

/** A launch or a sign-up is the only day of these things: "gear sold in 2024" is about another. */
const begins = /launch|new|join|sign|start|add|releas|introduc|came|registered/i;

/** Guards on any plan. */
const guards: readonly ((plan: Plan, pieces: Pieces) => boolean)[] = [
  // "Bought coffee and then tea".
  (_, pieces) => pieces.some(({ text, at }) => /\bthen$/i.test(text) && at > 1),
  // "Revenue less refunds", "subscriptions started minus canceled".
  (_, pieces) =>
    pieces.some(
      ({ text, right }) => /^(?:less|minus)$/i.test(text) && right.hasTopic("refund", "cancel"),
    ),
  // "Orders with only one product".
  (_, pieces) =>
    pieces.some(({ text, right }) => {
      const isNumber = right.chunk.number !== null || /^one$/i.test(right.text);
      return /\b(?:only|just)$/i.test(text) && !right.taken && isNumber;
    }),
  (plan, pieces) =>
    plan.period !== null &&
    (/^(?:products|affiliates)$/.test(baseOf(plan)) ||
      (baseOf(plan) === "customers" && plan.filters.some(({ kind }) => kind !== "values"))) &&
    !(plan.kind === "figures" && plan.groups.some(isTime)) &&
    !anyText(pieces, begins),
  // "In Texas and not in Texas".
  ({ filters }) =>
    filters.some(
      (one) =>
        one.kind === "values" &&
        one.not &&
        filters.some((other) => valuesOf(other, one.column).length > 0),
    ),
  // The orders of those who never ordered cannot be counted.
  (plan) => plan.filters.some(isFact("never_ordered")) && /^(?:orders|items)$/.test(baseOf(plan)),
];

const baseOf = (plan: Plan): string =>
  plan.kind === "list" ? plan.of : measures[plan.measures[0] ?? "revenue"].base;

const ofFigures: readonly ((plan: FiguresPlan, pieces: Pieces) => boolean)[] = [
  countsOthers,
  // "Revenue of both coffee and tea": no line has both.
  ({ groups, filters }, pieces) =>
    anyText(pieces, /^both$/i) &&
    filters.some(
      (one) =>
        one.kind === "values" &&
        one.values.length > 1 &&
        !groups.includes(groupOfColumn(one.column)),
    ),
  // "What share of subscriptions have been canceled", at any time, is no rate of one month.
  ({ measures: [first] }, pieces) =>
    first === "churn_rate" &&
    pieces.every((piece) => piece.chunk.period === null && !piece.hasMeasure("churn_rate")) &&
    pieces.some((piece) => piece.hasRole("rate") && /^of$/i.test(piece.right.text)),
  // A refund has no reason in the books.
  ({ measures: [first], groups }) => first === "refunds" && groups.includes("failure_code"),
  // "How much of our revenue comes from the top ten customers?" adds rows up.
  ({ limit }, pieces) =>
    (limit ?? 1) > 1 &&
    pieces.some((piece) => piece.hasRole("money", "rate") && /^of$/i.test(piece.right.text)),
  // "Do customers who used HARVEST20 order again?" does not count orders with that code.
  ({ measures: [first = "revenue"], filters }) =>
    /^repeat/.test(first) &&
    filters.some((one) => one.kind === "values" && one.column === "orders.discount_code"),
  // "Only those refunded: revenue": what is meant as a condition is not a second figure.
  (plan, pieces) => plan.measures.length > 1 && anyRole(pieces, "only"),
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
      withRole(pieces, "list").some(({ next }) => next.rows !== undefined)),
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
const saysLess = (plan: Plan, pieces: Pieces): boolean =>
  guards.some((guard) => guard(plan, pieces)) ||
  (plan.kind === "figures" && ofFigures.some((guard) => guard(plan, pieces)));

/** "Per order", about a figure that is not split by it. */
const splitsByNothing = (piece: Piece): boolean => {
  const next = piece.next;
  return (
    !piece.taken &&
    piece.hasRole("by") &&
    /\b(?:each|every|per)$/i.test(piece.text) &&
    next.hasKind("topic", "measure") &&
    (!next.hasKind("value") || next.hasKind("group")) &&
    !/^(?:split by|counted)/.test(next.note)
  );
};

/** Words with a meaning that nothing has used. */
const unusedIn = (pieces: Pieces): Pieces =>
  pieces.filter(
    (piece) =>
      splitsByNothing(piece) ||
      (!piece.taken &&
        !piece.isFiller &&
        piece.roleOf("glue") !== true &&
        !/^names?$/i.test(piece.text)),
  );

/** @returns the pieces that were not understood, if there is no plan */
export function readQuestion(chunks: readonly Chunk[], last: Plan | null) {
  const first = piecesOf(chunks);
  const unknown = first.filter((piece) => piece.hasKind("unknown"));
  if (unknown.length > 0) return unknown;
  const read = (pieces: Pieces, prefer: Preference): Plan | null => {
    if (last?.kind === "list") return null;
    const slots = readSlots(pieces, last?.period ?? null, prefer);
    return slots === null ? null : figuresPlan(slots, last);
  };
  // A word such as "delivered" is what is counted, or a condition on it: the first that fits wins.
  const readings = [
    ...(last === null && wantsRows(first) ? [rowsPlan] : []),
    (pieces: Pieces) => read(pieces, "subjects"),
    (pieces: Pieces) => read(pieces, "values"),
  ];
  let odd: Pieces | null = null;
  for (const reading of readings) {
    const pieces = piecesOf(chunks);
    const plan = reading(pieces);
    const unused = unusedIn(pieces);
    const isWhole =
      plan !== null && unused.length === 0 && (last !== null || !saysLess(plan, pieces));
    const written = isWhole ? writeSql(plan) : null;
    if (isWhole && written !== null) return { plan, pieces, written };
    odd ??= plan === null ? [] : unused;
  }
  return odd ?? [];
}

/** Whether a question begins or refers back like a follow-up: "and by state?", "that by flow". */
const beginnings =
  /^\W*(?:and|or|but|also|only|just|now|then|same|instead|again|(?:what|how) about|by|per|for|in|of|from|on|at|with|without|within|among|since|before|after|during|excluding|except|leave|not|no|as|compare|sort|rank|split|break|flip|swap|switch|group|narrow|limit|drop|remove|keep|make|add|change|turn|do|top|bottom|first|last|next|previous|that|those|these|it|they|them|their|its|minus|plus|versus|vs|each|every|the)\b/i;

const pointers =
  /\binstead\b|\bof each\b|\bmany of each\b|\bthe (?:top|bottom) \w+\W*$|\b(?:did|split|break|show|was|is|were|are|of|for|about|with|have) (?:that|this|it|those|these|them|they)\b|\b(?:only|too|that|those|them|as well|please)\W*$/i;

/** With fewer words than this, it is only part of a question: "which codes?" */
const fewest = 3;

export const beginsAsFollowUp = (question: string): boolean =>
  beginnings.test(question) ||
  pointers.test(question) ||
  question.trim().split(/\s+/).length < fewest;
