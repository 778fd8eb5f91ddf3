/** The figures that a question names: "revenue, number of orders and average order value". */
import { measures, sayMeasure } from "../measures.ts";
import type { Base, MeasureId, Ratio } from "../plan.ts";
import { type Asked, choose, covers } from "./topics.ts";
import { anyRole, anyText, pieceAt, type Piece, type Pieces, withRole } from "./pieces.ts";
import { type TopicId, topics as allTopics } from "../vocabulary.ts";

export interface Subjects {
  readonly measures: readonly MeasureId[];
  /** A share of the whole, not a measure of its own. */
  readonly share: boolean;
  /** The average over each row or each step of time. */
  readonly average: boolean;
  /** The question asks for a count explicitly. */
  readonly counted: boolean;
  /** "Discounts as a share of revenue", "profit per customer": the first figure divided by the second. */
  readonly ratio: Ratio | null;
}

interface Segment {
  readonly pieces: Piece[];
  asked: Asked;
}

export const growthRoles = [
  "growth",
  "growth_week",
  "growth_month",
  "growth_quarter",
  "growth_year",
] as const;
const askedRoles = ["rate", "average", "count", "money"] as const;

const isSubject = (piece: Piece): boolean => !piece.taken && piece.hasKind("measure", "topic");

const topicsOf = (pieces: Pieces): Set<TopicId> =>
  new Set(pieces.flatMap((piece) => piece.meanings("topic").map(({ id }) => id)));

/** "How often it was shown", about offers: the table of the previous figures. */
const tableTopics: Partial<Record<Base, TopicId>> = {
  offers: "offer",
  messages: "message",
  charges: "charge",
};

const isSum = (id: MeasureId): boolean =>
  /^(?:count|money)$/.test(measures[id].unit) && !/average|per_|month_end/.test(id);

const isMoney = (id: MeasureId): boolean => measures[id].unit === "money";

type Chosen = Pick<Subjects, "measures" | "share" | "average">;
const chosenAs = (measure: MeasureId, more: Partial<Chosen> = {}): Chosen => ({
  measures: [measure],
  share: false,
  average: false,
  ...more,
});

/** The figure that a phrase names outright. @returns null if the other words do not go with it */
function namedMeasure(named: MeasureId, pieces: Pieces, asked: Asked): Chosen | null {
  const { unit } = measures[named];
  if (asked === "money" && (unit === "count" || unit === "percent")) return null;
  const others = topicsOf(pieces.filter((piece) => !piece.hasKind("measure")));
  const says = (["none", "count", "money", "rate"] as const).some((one) =>
    choose(others, one)?.measures.includes(named),
  );
  const idle: readonly TopicId[] =
    named === "time_between"
      ? ["buyer", "signup", "order", "subscription", "started", "active"]
      : measures[named].day === null
        ? ["active"]
        : [];
  if (!says && !covers(named, others, idle)) return null;
  const share = asked === "rate" && unit !== "percent";
  return chosenAs(named, { share, average: asked === "average" && isSum(named) });
}

function measuresOf(pieces: Pieces, asked: Asked, of?: Base, arePeople = false): Chosen | null {
  const [named, other] = new Set(
    pieces.flatMap((piece) => piece.meanings("measure").map(({ id }) => id)),
  );
  // "The average order value of affiliate orders": the second would be dropped.
  if (other !== undefined) return null;
  if (named !== undefined) return namedMeasure(named, pieces, asked);
  const topics = topicsOf(pieces);
  const table = of === undefined ? undefined : tableTopics[of];
  if (table !== undefined && (choose(topics, asked) === null || topics.has("earn")))
    topics.add(table);
  const counts = asked === "count" || asked === "none";
  // "How many customers bought", "made a purchase".
  const buys = topics.has("customer") && topics.has("order");
  const others = [...topics].filter((id) => id !== "order" && allTopics[id].weak !== true);
  if (counts && buys && others.length === 0 && arePeople && pieces[0]?.isPeople === true)
    return chosenAs("buyers");
  const chosen = choose(topics, asked);
  if (chosen !== null) {
    const rate = chosen.measures.some((id) => measures[id].unit === "percent");
    return { measures: chosen.measures, share: chosen.share && !rate, average: false };
  }
  const plain = asked === "average" ? (choose(topics, "money") ?? choose(topics, "none")) : null;
  return plain === null ? null : { measures: plain.measures, share: false, average: true };
}

/** "Profit per customer": divides one figure by another. */
const isPer = (piece: Piece): boolean =>
  !piece.taken &&
  !piece.right.taken &&
  piece.hasRole("by") &&
  /^(?:per|for each|for every)$/i.test(piece.text) &&
  piece.right.hasTopic("order", "customer", "subscription", "charge", "message", "offer", "unit");

/** "New subscriptions minus cancellations". */
export const isMinus = ({ text, next }: Piece): boolean =>
  /^(?:minus|less)$/i.test(text) && next.hasKind("topic", "measure");

/** "Discounts as a share of revenue", "discount share of revenue". */
const isShareOf = (piece: Piece): boolean =>
  piece.hasRole("share_of") ||
  (piece.hasRole("rate") &&
    /share|percent|%|proportion|fraction/i.test(piece.text) &&
    /^of$/i.test(piece.right.text) &&
    piece.left.hasKind("topic", "measure") &&
    piece.next.hasKind("topic", "measure"));

/** "Customers who joined in May and ordered in June". */
const joinsAndBuys = ({ measures: [only] }: Chosen, piece: Piece): boolean =>
  only === "customers" &&
  piece.hasTopic("order") &&
  /^(?:bought|ordered|purchased)$/i.test(piece.text);

/** Pieces between "and", commas and "versus", as long as each side is a figure by itself. */
function segmentsOf(pieces: Pieces, table: Base | undefined): Segment[] {
  const segments: Segment[] = [];
  let parted = false;
  for (const piece of pieces) {
    if (!isSubject(piece)) {
      parted ||=
        piece.hasRole("and", "comma", "versus", "or") ||
        isShareOf(piece) ||
        isPer(piece) ||
        isMinus(piece);
      continue;
    }
    const last = segments.at(-1);
    const [before, next] = [piece.before, piece.next];
    const own = last === undefined ? null : measuresOf(last.pieces, "none", table);
    if (last === undefined) segments.push({ pieces: [piece], asked: "none" });
    else if (!parted || own === null || joinsAndBuys(own, piece)) last.pieces.push(piece);
    else {
      const since = pieces.slice((last.pieces.at(-1)?.at ?? 0) + 1, piece.at);
      const rated = [...since, next].some((one) => one.hasRole("rate")) ? "rate" : "none";
      const [ownFirst] = own.measures;
      const alone = measuresOf([piece], rated, ownFirst && measures[ownFirst].base);
      // "Of amex and paypal charges": the rows that have these values.
      const isRow = piece.meanings("topic").some(({ id }) => allTopics[id].rows !== undefined);
      const isOfValue = before.hasKind("value", "fact") && isRow;
      const isAgent =
        piece.hasTopic("customer", "product", "affiliate") &&
        !before.hasRole("count", "and") &&
        !isPer(before);
      // Two words for one figure, which neither is by itself.
      const [merged] = measuresOf([...last.pieces, piece], "none")?.measures ?? [];
      const isOne =
        merged !== undefined &&
        merged !== ownFirst &&
        alone !== null &&
        merged !== alone.measures[0];
      if (isOfValue || isAgent || isOne) last.pieces.push(piece);
      else segments.push({ pieces: [piece], asked: "none" });
    }
    parted = false;
  }
  return segments;
}

/** "How much" belongs to the figure after it, "in dollars" to the one before it. */
function assignAsked(pieces: Pieces, segments: readonly Segment[]): void {
  for (const piece of pieces) {
    const asked = askedRoles.find((role) => piece.hasRole(role));
    if (piece.taken || asked === undefined || isShareOf(piece)) continue;
    const { text } = piece.chunk;
    // "How much did orders grow" does not ask for money.
    if (/^how much$/i.test(text) && anyRole(pieces, ...growthRoles)) {
      piece.take();
      continue;
    }
    const behind = /^(?:in |as )|^(?:dollars?|usd|\$|%|pct|percent|percentage)$/i.test(text);
    const next = segments.find((segment) => segment.pieces.some(({ at }) => at >= piece.at));
    const before = segments.findLast((segment) => segment.pieces.some(({ at }) => at < piece.at));
    const segment = behind ? (before ?? next) : (next ?? before);
    // A rate is more specific: "how many percent", "average rate".
    const rank = (one: Asked) => (one === "none" ? 9 : askedRoles.indexOf(one));
    if (segment !== undefined && rank(asked) < rank(segment.asked)) segment.asked = asked;
  }
}

/** @returns null if the words together name no figure */
export function readSubjects(
  pieces: Pieces,
  table: Base | undefined,
  perStep: boolean,
): Subjects | null {
  const per = pieces.find(isPer);
  const minus = pieces.find(isMinus);
  // "Brings in the most customers": people are what it brings.
  for (const piece of pieces) {
    const most = piece.next;
    const brings = piece.hasTopic("earn") && /^br/i.test(piece.text);
    if (brings && most.hasRole("high", "low") && most.next.hasTopic("customer")) piece.take();
  }
  const segments = segmentsOf(pieces, table);
  assignAsked(pieces, segments);
  const found = { measures: [] as MeasureId[], share: false, average: false, counted: false };
  for (const { pieces: own, asked } of segments) {
    const [before] = found.measures;
    const at = own[0]?.at ?? 0;
    // "How many customers bought", "customers who bought".
    const arePeople =
      /^(?:who|that)$/i.test(pieceAt(pieces, at + 1).text) ||
      pieces.some((piece) => piece.hasRole("count") && piece.at < at);
    // "Average monthly revenue": the average over months, not of orders.
    const sums = perStep && asked === "average" ? measuresOf(own, "none", table) : null;
    const averages = sums?.measures.every(isSum) === true ? { ...sums, average: true } : null;
    // "How many orders does the average subscriber place?", "average number of attempts per order".
    const isNumber = asked === "average" && anyText(pieces, /^(?:how many|number)$/i);
    const chosen =
      averages ??
      measuresOf(
        own,
        isNumber && per ? "none" : asked,
        before === undefined ? table : measures[before].base,
        arePeople,
      );
    if (isNumber && chosen?.measures.some(isMoney)) return null;
    // "How many orders did we get, in money?"
    const inMoney = pieces.some(
      (piece) => !piece.taken && piece.hasRole("money") && /^(?:in |usd)/i.test(piece.text),
    );
    const isCount = chosen?.measures.some((id) => /^(?:count|percent)$/.test(measures[id].unit));
    if (chosen === null || (segments.length === 1 && inMoney && isCount)) return null;
    // "Most often, by failure rate": ranked by the measure after "by".
    const leads =
      pieceAt(pieces, at).before.hasRole("by") &&
      anyRole(pieces, "high", "low", "best", "worst", "sort", "common");
    if (leads) found.measures.unshift(...chosen.measures);
    else found.measures.push(...chosen.measures);
    found.share ||= chosen.share;
    found.average ||= chosen.average;
    found.counted ||= asked === "count";
    const [first] = chosen.measures;
    for (const piece of own) piece.take(first === undefined ? "" : sayMeasure(first));
  }
  // "Payment method share".
  if (segments.length === 0 && withRole(pieces, "rate").some((piece) => !piece.taken))
    found.share = true;
  if (segments.length > 0 || found.share)
    for (const piece of pieces) if (!piece.taken && piece.hasRole(...askedRoles)) piece.take();
  const shares = pieces.filter(isShareOf);
  const dividers = [...shares, ...[per, minus].filter((one) => one !== undefined)];
  const all = [...new Set(found.measures)];
  // "Coffee revenue as a share of all revenue".
  if (all.length === 1 && shares.length > 0) {
    for (const piece of shares) piece.take();
    found.share = true;
  }
  if (dividers.length === 0 || all.length < 2) return { ...found, measures: all, ratio: null };
  if (all.length > 2) return null;
  for (const piece of dividers) piece.take();
  const [part = "revenue", whole = "revenue"] = all;
  if (minus !== undefined && all.some((id) => measures[id].unit !== "count")) return null;
  // Only who bought can have spent.
  const isOfPlans =
    measures[whole].base === "subscriptions" && measures[part].base !== "subscriptions";
  // "Recovered revenue per order": of those recovered.
  const isOfCharges = whole === "orders" && measures[part].base === "charges" && isMoney(part);
  if (per !== undefined && isOfCharges) return null;
  if (per !== undefined && (measures[whole].unit !== "count" || isOfPlans || !isSum(part)))
    return null;
  const isBought = whole === "customers" && /^(?:orders|items)$/.test(measures[part].base);
  const base = isBought ? "buyers" : whole;
  return {
    measures: [part, minus === undefined ? base : whole],
    share: false,
    average: false,
    counted: false,
    ratio: minus === undefined ? (per === undefined ? "percent" : "per") : "minus",
  };
}
