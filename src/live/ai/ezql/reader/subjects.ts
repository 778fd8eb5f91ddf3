/** The figures that a question names: "revenue, number of orders and average order value". */
import { measures } from "../measures.ts";
import type { Base, MeasureId } from "../plan.ts";
import { type Asked, choose, covers } from "./topics.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";
import type { TopicId } from "../vocabulary.ts";

export interface Subjects {
  readonly measures: readonly MeasureId[];
  /** A share of the whole, not a measure of its own. */
  readonly share: boolean;
  /** The average over each row or each step of time. */
  readonly average: boolean;
  /** The question asks for a count explicitly. */
  readonly counted: boolean;
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

const isSubject = (piece: Piece): boolean => !piece.taken && hasKind(piece, "measure", "topic");

const topicsOf = (pieces: Pieces): Set<TopicId> =>
  new Set(pieces.flatMap((piece) => meaningsOf(piece, "topic").map(({ id }) => id)));

/** Topics that may appear with a measure that is named directly. */
const besideNamed: Partial<Record<MeasureId, readonly TopicId[]>> = {
  mrr: ["active", "cancel", "subscription", "revenue"],
  churn_rate: ["active", "cancel", "subscription"],
  commission: ["order", "revenue", "affiliate", "sell"],
  affiliate_revenue: ["order", "revenue", "affiliate", "sell"],
  affiliate_orders: ["order", "affiliate"],
  acceptance_rate: ["acceptance", "convert", "offer"],
  revenue_per_customer: ["buyer", "order", "revenue", "customer"],
  recovery_rate: ["recovery", "charge", "failure"],
  delivery_rate: ["message", "delivery"],
};

/** "How often it was shown", about offers: the table of the previous figures. */
const tableTopics: Partial<Record<Base, TopicId>> = {
  offers: "offer",
  messages: "message",
  charges: "charge",
};

function measuresOf(
  pieces: Pieces,
  asked: Asked,
  of?: Base,
  arePeople = false,
): Pick<Subjects, "measures" | "share" | "average"> | null {
  const [named] = pieces.flatMap((piece) => meaningsOf(piece, "measure").map(({ id }) => id));
  if (named !== undefined) {
    const others = topicsOf(pieces.filter((piece) => !hasKind(piece, "measure")));
    if (
      asked === "money" &&
      /^(?:count|percent)$/.test(measures[named].unit) &&
      named !== "affiliate_orders" &&
      named !== "margin_percent"
    )
      return null;
    const says = (["none", "count", "money", "rate"] as const).some((one) =>
      choose(others, one)?.measures.includes(named),
    );
    if (!says && !covers(named, others, besideNamed[named] ?? [])) return null;
    const sums =
      asked === "money" || topicsOf(pieces).has("revenue") || topicsOf(pieces).has("earn");
    if (named === "affiliate_orders" && sums)
      return { measures: ["affiliate_revenue"], share: false, average: false };
    const share = asked === "rate" && measures[named].unit !== "percent" && !/per_/.test(named);
    const average =
      asked === "average" &&
      /^(?:count|money)$/.test(measures[named].unit) &&
      !/average|per_/.test(named);
    return { measures: [named], share, average };
  }
  const topics = topicsOf(pieces);
  const table = of === undefined ? undefined : tableTopics[of];
  if (table !== undefined && (choose(topics, asked) === null || topics.has("earn")))
    topics.add(table);
  if (
    (asked === "count" || asked === "none") &&
    topics.size === 2 &&
    topics.has("customer") &&
    topics.has("order")
  ) {
    const [opening] = pieces;
    if (hasTopic(opening, "customer") && arePeople)
      return { measures: ["buyers"], share: false, average: false };
  }
  const chosen = choose(topics, asked);
  if (chosen !== null) {
    const rate = chosen.measures.some((id) => measures[id].unit === "percent");
    return { measures: chosen.measures, share: chosen.share && !rate, average: false };
  }
  const plain = choose(topics, "none");
  if (plain === null) return null;
  if (asked === "average") return { measures: plain.measures, share: false, average: true };
  const [first] = plain.measures;
  // "How much recurring …": asks for the amount.
  return first !== undefined && asked === "money" && measures[first].unit === "money"
    ? { measures: plain.measures, share: false, average: false }
    : null;
}

/** Pieces between "and", commas and "versus", as long as each side is a figure by itself. */
function segmentsOf(pieces: Pieces, table: Base | undefined): Segment[] {
  const segments: Segment[] = [{ pieces: [], asked: "none" }];
  let parted = false;
  for (const piece of pieces) {
    if (hasRole(piece, "and", "comma", "versus", "or") && !isSubject(piece)) parted = true;
    if (!isSubject(piece)) continue;
    const last = segments.at(-1);
    if (last === undefined) continue;
    const since = pieces.slice((last.pieces.at(-1)?.at ?? piece.at) + 1, piece.at);
    const led = since.some((one) => hasRole(one, "rate") && !one.taken);
    const rated = led || hasRole(neighbour(pieces, piece.at, 1), "rate") ? "rate" : "none";
    const ownFirst = measuresOf(last.pieces, last.asked, table)?.measures[0];
    const of = ownFirst === undefined ? table : measures[ownFirst].base;
    const weak =
      !hasKind(piece, "measure") &&
      topicsOf([piece]).size > 0 &&
      measuresOf([piece], rated, of) === null;
    const merged = measuresOf([...last.pieces, piece], "none");
    const own = measuresOf(last.pieces, "none", table);
    const alone = measuresOf([piece], rated, of);
    const same =
      merged !== null &&
      alone !== null &&
      own !== null &&
      merged.measures[0] !== own.measures[0] &&
      merged.measures[0] !== alone.measures[0];
    // "Of amex and paypal charges": the rows that have these values.
    const ofValue =
      hasKind(neighbour(pieces, piece.at, -1), "value") &&
      hasTopic(piece, "order", "charge", "customer", "product", "message", "offer", "subscription");
    const person =
      ofValue ||
      (hasTopic(piece, "customer", "product", "affiliate") &&
        !hasKind(piece, "measure") &&
        last.pieces.length > 0 &&
        !hasRole(neighbour(pieces, piece.at, -1), "count", "and"));
    if (parted && last.pieces.length > 0 && own !== null && !weak && !same && !person)
      segments.push({ pieces: [piece], asked: "none" });
    else last.pieces.push(piece);
    parted = false;
  }
  return segments.filter(({ pieces: own }) => own.length > 0);
}

/** "How much" belongs to the figure after it, "in dollars" to the one before it. */
function assignAsked(pieces: Pieces, segments: readonly Segment[]): void {
  for (const piece of pieces) {
    if (piece.taken || !hasRole(piece, ...askedRoles)) continue;
    const asked = askedRoles.find((role) => hasRole(piece, role));
    // "How much did orders grow" does not ask for money.
    const grows = /^how much$/i.test(piece.chunk.text) && anyRole(pieces, ...growthRoles);
    if (grows) {
      take(piece);
      continue;
    }
    const behind = /^(?:in |as )|^(?:dollars?|usd|\$|%|pct|percent|percentage)$/i.test(
      piece.chunk.text,
    );
    const next = segments.find((segment) => segment.pieces.some((one) => one.at >= piece.at));
    const before = segments.findLast((segment) => segment.pieces.some((one) => one.at < piece.at));
    const segment = behind ? (before ?? next) : (next ?? before);
    if (segment === undefined || asked === undefined) continue;
    // A rate is more specific: "how many percent", "average rate".
    const rank = (one: Asked) => (one === "none" ? 9 : askedRoles.indexOf(one));
    if (rank(asked) < rank(segment.asked)) segment.asked = asked;
  }
}

/** @returns null if the words together name no figure */
export function readSubjects(
  pieces: Pieces,
  say: (id: MeasureId) => string,
  table?: Base,
): Subjects | null {
  const segments = segmentsOf(pieces, table);
  assignAsked(pieces, segments);
  const found = { measures: [] as MeasureId[], share: false, average: false, counted: false };
  for (const { pieces: own, asked } of segments) {
    const [before] = found.measures;
    const count = pieces.find((piece) => hasRole(piece, "count"));
    // "How many customers bought", "customers who bought".
    const who = /^(?:who|that)$/i.test(pieces[(own[0]?.at ?? 0) + 1]?.chunk.text ?? "");
    const arePeople = who || (count?.at ?? Infinity) < (own[0]?.at ?? 0);
    const chosen = measuresOf(
      own,
      asked,
      before === undefined ? table : measures[before].base,
      arePeople,
    );
    if (chosen === null) return null;
    // "How many orders did we get, in money?"
    const [figure] = chosen.measures;
    const inMoney = pieces.some(
      (piece) => !piece.taken && hasRole(piece, "money") && /^(?:in |usd)/i.test(piece.chunk.text),
    );
    const contradicts =
      inMoney &&
      segments.length === 1 &&
      figure !== undefined &&
      /^(?:count|percent)$/.test(measures[figure].unit);
    // "How many orders did each customer place on average" does not ask for money.
    const isOther =
      asked === "average" &&
      segments.length === 1 &&
      anyRole(pieces, "count") &&
      figure !== undefined &&
      measures[figure].unit === "money";
    // There is no "reply rate"; a share of replies is another figure.
    const isRate =
      chosen.share && pieces.some(({ chunk, taken }) => !taken && /^rate$/i.test(chunk.text));
    if (contradicts || isOther || isRate) return null;
    // "Most often, by failure rate": ranked by the measure after "by".
    const led =
      segments.length > 1 &&
      own[0] !== undefined &&
      hasRole(neighbour(pieces, own[0].at, -1), "by") &&
      anyRole(pieces, "high", "low", "best", "worst", "sort", "common");
    if (led) found.measures.unshift(...chosen.measures);
    else found.measures.push(...chosen.measures);
    found.share ||= chosen.share;
    found.average ||= chosen.average;
    found.counted ||= asked === "count";
    const [first] = chosen.measures;
    for (const piece of own) take(piece, first === undefined ? "" : say(first));
  }
  if (segments.length > 0)
    for (const piece of pieces) if (!piece.taken && hasRole(piece, ...askedRoles)) take(piece);
  return { ...found, measures: [...new Set(found.measures)] };
}
