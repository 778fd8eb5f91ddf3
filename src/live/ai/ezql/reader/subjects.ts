/** Which figures the question wants: its topic, and whether it asks for a number, money or a share. */
import { measures, measureInWords } from "../measures.ts";
import type { Base, MeasureId } from "../plan.ts";
import { topics, type TopicId } from "../vocabulary.ts";
import { anyText, type Piece, type Pieces } from "./pieces.ts";

type Asked = "count" | "money" | "rate" | "average" | "none";

interface Rule {
  readonly need: readonly TopicId[];
  /** Topics that may appear with it, besides those of the measure's table. */
  readonly also?: readonly TopicId[];
  /** Topics that mean the question is about something else. */
  readonly not?: readonly TopicId[];
  readonly none: readonly MeasureId[] | null;
  readonly count?: MeasureId;
  readonly money?: MeasureId;
  readonly rate?: MeasureId;
  readonly average?: MeasureId;
}

const rule = (
  need: readonly TopicId[],
  none: MeasureId | readonly MeasureId[] | null,
  more: Partial<Rule> = {},
): Rule => ({ need, none: typeof none === "string" ? [none] : none, ...more });

/** The order matters: the first match decides what the question is about. */
const rules: readonly Rule[] = [
  rule(["duration", "cancel"], "subscription_lifetime"),
  rule(["duration", "repeat"], "days_to_second_order", { also: ["first_order"] }),
  rule(["duration", "first_order"], "days_to_first_order", { also: ["signup"] }),
  rule(["duration", "order"], "days_between_orders"),
  rule(["duration", "subscription"], "subscription_lifetime"),
  rule(["recovery", "revenue"], "recovered_revenue", { rate: "recovery_rate", also: ["failure"] }),
  rule(["recovery"], "recovered_orders", {
    rate: "recovery_rate",
    money: "recovered_revenue",
    also: ["failure", "order"],
  }),
  rule(["optout"], "opt_outs", { rate: "opt_out_rate", also: ["reply"] }),
  rule(["reply"], "replies"),
  rule(["delivery"], null, { rate: "delivery_rate" }),
  rule(["added"], "offer_revenue", { also: ["acceptance", "convert"] }),
  rule(["offer", "revenue"], "offer_revenue", { also: ["acceptance"] }),
  rule(["convert"], "acceptance_rate", { count: "offers_accepted" }),
  rule(["acceptance"], "offers_accepted", { rate: "acceptance_rate", money: "offer_revenue" }),
  rule(["offer", "taken"], "offers_accepted", { rate: "acceptance_rate", money: "offer_revenue" }),
  rule(["offer", "earn"], "offer_revenue"),
  rule(["offer"], "offers_shown", { rate: "acceptance_rate", money: "offer_revenue" }),
  rule(["failure", "lost"], "lost_revenue", { not: ["order"] }),
  rule(["failure"], "failed_charges", { rate: "failure_rate", money: "failed_amount" }),
  rule(["refund", "order"], "refunded_orders", { rate: "refund_rate", money: "refunds" }),
  rule(["refund"], "refunds", { rate: "refund_rate", count: "refunded_orders", also: ["lost"] }),
  rule(["cancel"], "cancellations", { rate: "churn_rate", also: ["lost", "active"] }),
  rule(["lost", "subscription"], "cancellations", { also: ["active"] }),
  rule(["lost", "active"], "cancellations"),
  rule(["active", "started"], "surviving_subscriptions", { rate: "survival_rate" }),
  rule(["active", "revenue"], "mrr"),
  rule(["active"], "active_subscriptions"),
  rule(["affiliate", "signup"], "affiliates", { not: ["customer"] }),
  rule(["signup"], "customers"),
  rule(["repeat"], "repeat_customers", {
    rate: "repeat_rate",
    also: ["buyer", "order"],
    not: ["revenue", "sell", "earn", "unit", "profit", "discount", "refund", "subscription"],
  }),
  rule(["profit"], "gross_profit", { rate: "margin_percent" }),
  rule(["margin"], ["margin_percent", "gross_profit"], { rate: "margin_percent" }),
  rule(["discount"], "discounts", { average: "average_discount", also: ["lost"] }),
  rule(["shipping"], "shipping"),
  rule(["tax"], "tax"),
  rule(["unit"], "units_sold"),
  rule(["sell"], "revenue", { count: "units_sold" }),
  rule(["revenue"], "revenue", { average: "average_order_value" }),
  rule(["buyer"], "buyers", { also: ["order"] }),
  rule(["subscription"], "new_subscriptions", { also: ["subscribe", "started"] }),
  rule(["charge"], "charges", { money: "charged_amount" }),
  rule(["message"], "messages_sent"),
  rule(["order"], "orders", { money: "revenue", average: "average_order_value" }),
  rule(["subscribe"], "new_subscriptions"),
  rule(["started"], "new_subscriptions"),
  rule(["customer", "earn"], "revenue", { average: "revenue_per_customer" }),
  rule(["earn"], "revenue", { average: "average_order_value" }),
  rule(["customer"], "customers", { not: ["taken"] }),
  rule(["lost"], null, { count: "cancellations" }),
  rule(["product"], "products"),
  rule(["affiliate"], "affiliates"),
];

/** Measures that need no phrase of their own. */
export const namedByTopics: ReadonlySet<MeasureId> = new Set(
  rules.flatMap(({ none, count, money, rate, average }) =>
    [...(none ?? []), count, money, rate, average].filter((id) => id !== undefined),
  ),
);

/** What may appear with a measure of each table without changing it. */
export const neutralTopics: Readonly<Record<Base, readonly TopicId[]>> = {
  orders: ["order", "revenue", "sell", "product"],
  items: ["order", "revenue", "sell", "profit", "product"],
  customers: [],
  subscriptions: ["subscription", "delivery", "subscribe", "started"],
  months: ["subscription", "cancel"],
  charges: ["charge", "order", "revenue"],
  messages: ["message"],
  offers: ["offer", "order", "revenue", "added", "product"],
  products: ["sell", "product"],
  affiliates: [],
};

/** Whether the plan uses everything that was said. */
function covers(id: MeasureId, said: ReadonlySet<TopicId>, used: readonly TopicId[]): boolean {
  const neutral = neutralTopics[measures[id].base];
  return [...said].every(
    (topic) => used.includes(topic) || topics[topic].weak === true || neutral.includes(topic),
  );
}

/** @returns the figures of the first rule that matches; null if the topics do not go together */
export function choose(said: ReadonlySet<TopicId>, asked: Asked) {
  for (const one of rules) {
    if (!one.need.every((topic) => said.has(topic))) continue;
    if (one.not?.some((topic) => said.has(topic)) === true) continue;
    const special = asked === "none" ? undefined : one[asked];
    const found = special === undefined ? one.none : [special];
    const [first] = found ?? [];
    if (found === null || first === undefined) continue;
    const used = [...one.need, ...(one.also ?? [])];
    if (!covers(first, said, used)) continue;
    // "How much" of something that is only counted has no answer.
    if (asked === "money" && special === undefined && measures[first].unit === "count") continue;
    // "How many orders had a discount" does not ask for the discounts.
    if (asked === "count" && special === undefined && measures[first].unit === "money") continue;
    // A share that is not a measure of its own is a part of the whole.
    return { measures: found, share: asked === "rate" && special === undefined };
  }
  return null;
}

/** "Coffee revenue as a share of all revenue". */
const isShareOf = ({ text }: Piece): boolean => /^as an? .* of$|^relative to$/i.test(text);

interface Segment {
  readonly pieces: Piece[];
  asked: Asked;
}

const askedRoles = ["rate", "average", "count", "money"] as const;

const topicsOf = (pieces: Pieces): Set<TopicId> =>
  new Set(pieces.flatMap((piece) => piece.meanings("topic").map(({ id }) => id)));

export const isSum = (id: MeasureId): boolean => /^(?:count|sum)\([^/]*$/.test(measures[id].sql);

interface Chosen {
  readonly measures: readonly MeasureId[];
  /** A share of the whole, not a measure of its own. */
  readonly share: boolean;
  /** The average over each row or each step of time. */
  readonly average: boolean;
}

/** The figure that a phrase names outright. @returns null if the other words do not go with it */
function namedMeasure(named: MeasureId, pieces: Pieces, asked: Asked): Chosen | null {
  const { unit, day } = measures[named];
  if (asked === "money" && (unit === "count" || unit === "percent")) return null;
  const others = topicsOf(pieces.filter((piece) => !piece.hasKind("measure")));
  const says = (["none", "count", "money", "rate"] as const).some((one) =>
    choose(others, one)?.measures.includes(named),
  );
  const idle: readonly TopicId[] =
    unit === "days" ? ["active", "cancel"] : day === null ? ["active"] : [];
  if (!says && !covers(named, others, idle)) return null;
  const share = asked === "rate" && unit !== "percent";
  return { measures: [named], share, average: asked === "average" && isSum(named) };
}

function measuresOf(pieces: Pieces, asked: Asked, of?: Base): Chosen | null {
  const [named, other] = new Set(
    pieces.flatMap((piece) => piece.meanings("measure").map(({ id }) => id)),
  );
  // "The average order value of affiliate orders": the second would be dropped.
  if (other !== undefined) return null;
  if (named !== undefined) return namedMeasure(named, pieces, asked);
  const topics = topicsOf(pieces);
  // "How often it was shown", about the offers of the previous figure.
  if (of === "offers" && (choose(topics, asked) === null || topics.has("earn")))
    topics.add("offer");
  const chosen = choose(topics, asked);
  if (chosen !== null) return { ...chosen, average: asked === "average" };
  const plain = asked === "average" ? (choose(topics, "money") ?? choose(topics, "none")) : null;
  return plain === null ? null : { measures: plain.measures, share: false, average: true };
}

/** Pieces between "and", commas and "versus", as long as each side is a figure by itself. */
function segmentsOf(pieces: Pieces, table: Base | undefined): Segment[] {
  const segments: Segment[] = [];
  let parted = false;
  for (const piece of pieces) {
    if (piece.taken || !piece.hasKind("measure", "topic")) {
      parted ||= piece.hasRole("and", "comma", "versus", "or") || isShareOf(piece);
      continue;
    }
    const last = segments.at(-1);
    const own = last === undefined ? null : measuresOf(last.pieces, "none", table);
    const { before } = piece;
    // "Revenue from coffee and tea buyers": who did it is no other figure.
    const isAgent =
      (piece.hasTopic("customer", "product", "affiliate") &&
        !before.hasRole("count", "and", "comma")) ||
      before.hasKind("value", "fact");
    if (last !== undefined && (!parted || own === null || isAgent)) last.pieces.push(piece);
    else segments.push({ pieces: [piece], asked: "none" });
    parted = false;
  }
  return segments;
}

/** "How much" belongs to the figure after it, "in dollars" to the one before it. */
function assignAsked(pieces: Pieces, segments: readonly Segment[]): void {
  for (const piece of pieces) {
    const asked = askedRoles.find((role) => piece.hasRole(role));
    if (piece.taken || asked === undefined) continue;
    const next = segments.find((segment) => segment.pieces.some(({ at }) => at >= piece.at));
    const before = segments.findLast((segment) => segment.pieces.some(({ at }) => at < piece.at));
    const segment = next ?? before;
    // A rate is more specific: "how many percent", "average rate".
    const rank = (one: Asked) => (one === "none" ? 9 : askedRoles.indexOf(one));
    if (segment !== undefined && rank(asked) < rank(segment.asked)) segment.asked = asked;
  }
}

/** "What share of cancellations", which does not ask for the churn rate. */
const isRateOfPart = (piece: Piece): boolean =>
  piece.hasRole("rate") &&
  /^of$/i.test(piece.right.text) &&
  piece.next.hasTopic("cancel", "failure", "refund");

/** @returns null if the words together name no figure */
export function readSubjects(pieces: Pieces, table: Base | undefined) {
  // "Brings in the most customers": people are what it brings.
  for (const piece of pieces) {
    const { next } = piece;
    const brings = piece.hasTopic("earn") && next.hasRole("high", "low");
    if (brings && next.next.hasTopic("customer")) piece.take();
  }
  const isWhole = pieces.some(isShareOf);
  const segments = segmentsOf(pieces, table);
  assignAsked(pieces, segments);
  const found = {
    measures: [] as MeasureId[],
    share: false,
    average: false,
    /** The question asks for a count explicitly. */
    counted: false,
  };
  for (const { pieces: own, asked } of segments) {
    const [before] = found.measures;
    const base = before === undefined ? table : measures[before].base;
    const isRecovered = own.some((piece) => piece.hasTopic("recovery"));
    const isPart = asked === "rate" && !isRecovered && pieces.some(isRateOfPart);
    const chosen = measuresOf(own, isPart ? "none" : asked, base);
    if (chosen === null) return null;
    // "Tax rate" is no share of the tax.
    if (chosen.share && anyText(pieces, /^rate$/i)) return null;
    // "Average number of orders" is no money.
    const isNumber = asked === "average" && anyText(pieces, /^(?:how many|number)$/i);
    if (isNumber && chosen.measures.some((id) => measures[id].unit === "money")) return null;
    found.measures.push(...chosen.measures);
    found.share ||= chosen.share || isPart;
    found.average ||= chosen.average;
    found.counted ||= asked === "count";
    const [first] = chosen.measures;
    for (const piece of own) piece.take(first === undefined ? "" : measureInWords(first));
  }
  if (segments.length > 0)
    for (const piece of pieces) if (!piece.taken && piece.hasRole(...askedRoles)) piece.take();
  const all = [...new Set(found.measures)];
  // "Discounts as a share of revenue" would be one figure divided by another.
  if (isWhole && all.length > 1) return null;
  return { ...found, share: found.share || isWhole, measures: all };
}
