/** The figures of a question that names one or several: “revenue, number of orders and average order value”. */
import { agg } from "./resolve.ts";
import { measures } from "../measures.ts";
import type { Filter, MeasureId } from "../plan.ts";
import type { TopicId } from "../vocabulary.ts";
import { type Asked, choose, covers } from "./measure.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  take,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { segmentsOf, whenShown } from "./cut-segments.ts";
import { wholes } from "./sides.ts";
import { type Context, alsoWith, isSubject, resolve } from "./resolve.ts";

export interface Figures {
  readonly measures: readonly MeasureId[];
  readonly share: boolean;
  readonly average: boolean;
  /** “Of affiliate orders”, said of another figure: which rows it is of. */
  readonly facts: readonly Filter[];
  /** Words that do not go together. */
  readonly odd: readonly Piece[];
  /** A number of them was asked for outright. */
  readonly counted: boolean;
}

function askedIn(pieces: Pieces): Asked {
  const roles = pieces.filter(({ taken }) => !taken);
  if (anyRole(roles, "rate")) return "rate";
  // “How good are we at recovering …”.
  const well = /\bhow (?:good|well|successful|effective)\b/i;
  const said = pieces.map(({ chunk }) => chunk.text).join(" ");
  if (well.test(said) && roles.some((piece) => hasTopic(piece, "recovery"))) return "rate";
  if (anyRole(roles, "average")) return "average";
  const count = roles.find((piece) => hasRole(piece, "count"));
  // “When people pay with Amex, how often does it fail?”
  const whenPaid = anyRole(roles, "when") && roles.some((piece) => hasTopic(piece, "failure"));
  const often = /^how (?:often|frequently)$/i.test(count?.chunk.text ?? "");
  if (often && (roles.some((piece) => hasTopic(piece, "recovery")) || whenShown(roles) || whenPaid))
    return "rate";
  const money = roles.find((piece) => hasRole(piece, "money"));
  if (count !== undefined && (money === undefined || count.at <= money.at)) return "count";
  return money === undefined ? "none" : "money";
}

const topicsOf = (pieces: Pieces): Set<TopicId> =>
  new Set(
    pieces.filter(isSubject).flatMap((piece) => meaningsOf(piece, "topic").map(({ id }) => id)),
  );

/** “Customers from affiliates”: said beside a figure that is not of affiliates, it says where they came from. */
function isSource(pieces: Pieces, piece: Piece, id: MeasureId): boolean {
  const named = pieces.some((other) =>
    meaningsOf(other, "value").some(({ column }) => column.startsWith("affiliates.")),
  );
  const ofAffiliates = named || id === "commission" || id.startsWith("affiliate");
  return (
    !ofAffiliates &&
    hasTopic(piece, "affiliate") &&
    hasKind(piece, "value") &&
    !hasKind(piece, "measure")
  );
}

function takeAll(pieces: Pieces, note: string, id: MeasureId): void {
  for (const piece of pieces) {
    if (isSubject(piece) && isSource(pieces, piece, id)) continue;
    if (isSubject(piece)) take(piece, note);
    else if (hasRole(piece, ...agg)) take(piece);
  }
}

/** What is an average as it is. */
const averages: ReadonlySet<MeasureId> = new Set<MeasureId>([
  "average_order_value",
  "average_discount",
  "average_price",
  "revenue_per_customer",
  "orders_per_customer",
  "units_per_order",
]);

/** “How much have affiliate orders brought in”, “discounts on affiliate orders”: not how many they are. */
function ofTheirs(segment: Pieces, topics: ReadonlySet<TopicId>, asked: Asked): MeasureId | null {
  const what = /^(?:what|what's|whats)$/i.test(segment[0]?.chunk.text ?? "");
  const chosen = asked === "count" ? null : choose(topics, asked);
  if (chosen === null || (asked === "rate" && chosen.share)) return null;
  const [measure] = chosen.measures;
  const earned = topics.has("revenue") || asked === "money" || what;
  if (measure === "revenue") return earned ? "affiliate_revenue" : null;
  if (measure === undefined || measure === "orders" || topics.has("affiliate")) return null;
  return /^(?:orders|items)$/.test(measures[measure].base) ? measure : null;
}

/** @param say what a measure means, for the visitor */
export function readFigures(
  pieces: Pieces,
  say: (id: MeasureId) => string,
  context: Context,
): Figures {
  const found: MeasureId[] = [];
  const odd: Piece[] = [];
  const facts: Filter[] = [];
  let share = false;
  let average = false;
  let counted = false;
  for (const segment of segmentsOf(pieces)) {
    const asked = askedIn(segment);
    const direct = segment
      .filter((piece) => !piece.taken)
      .flatMap((piece) => meaningsOf(piece, "measure").map(({ id }) => id));
    const topics = topicsOf(segment);
    if (direct.length === 0 && topics.size === 0) continue;
    counted ||= asked === "count" && !(topics.size === 1 && topics.has("customer"));
    const own = direct.join() === "affiliate_orders" ? ofTheirs(segment, topics, asked) : null;
    if (own !== null) {
      direct.splice(0, 1, own);
      if (own !== "affiliate_revenue") facts.push({ kind: "fact", fact: "by_affiliate" });
    }
    const [first] = direct;
    if (first !== undefined) {
      const both = first === "product_sales" && asked === "rate";
      share ||=
        both ||
        (asked === "rate" &&
          measures[first].unit !== "percent" &&
          (first !== "mrr" ||
            /share|percent|portion|part/i.test(segment.map(({ chunk }) => chunk.text).join(" "))) &&
          !/rate/.test(segment.map(({ chunk }) => chunk.text).join(" ")));
      average ||= asked === "average" && !averages.has(first) && measures[first].unit !== "percent";
      const filters = segment.filter((piece) => hasKind(piece, "value", "fact"));
      const bare = topicsOf(segment.filter((piece) => !filters.includes(piece)));
      const second = direct[1];
      const part = second === undefined ? undefined : wholes[second]?.filter;
      const joined = segment.some((piece) => hasRole(piece, "and", "comma", "versus"));
      // “Give back in refunds”: topics that stand for the same figure say it again.
      const again = choose(topics, asked)?.measures[0] === first;
      if (
        covers(first, topics, alsoWith(first)) &&
        direct.length === 2 &&
        !joined &&
        part &&
        asked !== "rate"
      ) {
        found.push(first);
        facts.push(part);
        takeAll(segment, say(first), first);
      } else if (again || covers(first, topics, alsoWith(first))) {
        found.push(...direct);
        takeAll(segment, say(first), first);
      } else if (covers(first, bare, alsoWith(first))) {
        // “The average order of returning customers”: what is a condition, too, is one.
        found.push(...direct);
        takeAll(
          segment.filter((piece) => !filters.includes(piece) || hasKind(piece, "measure")),
          say(first),
          first,
        );
      } else odd.push(...segment.filter(isSubject));
      continue;
    }
    const chosen = resolve(segment, topics, asked, context);
    // An “opt-out rate” is no share of the opt-outs.
    const rate = segment.some(
      (piece) =>
        !piece.taken &&
        /^rates?$/i.test(piece.chunk.text) &&
        // A “success rate” is the share of those that succeeded.
        !hasKind(pieces[piece.at - 1], "value", "fact"),
    );
    if (chosen === null || (chosen.share && rate)) {
      odd.push(...segment.filter(isSubject));
      continue;
    }
    share ||= chosen.share;
    average ||= chosen.average;
    found.push(...chosen.measures);
    for (const piece of segment) {
      const used = meaningsOf(piece, "topic").some(({ id }) => !chosen.dropped.includes(id));
      if (isSubject(piece) && isSource(pieces, piece, chosen.measures[0] ?? "orders")) continue;
      if (isSubject(piece) && used) take(piece, say(chosen.measures[0] ?? "orders"));
      else if (hasRole(piece, ...agg)) take(piece);
    }
  }
  // “How much did we refund, and on how many orders?”: on those that were refunded.
  const on = pieces.some(
    ({ chunk, at }) =>
      /^how many$/i.test(chunk.text) &&
      /^(?:on|over|across|for|in)$/i.test(pieces[at - 1]?.chunk.text ?? ""),
  );
  // “When a first charge fails, how often does a retry bring it in: the recovery rate”: what it is, then its name.
  if (anyRole(pieces, "when") && found.join() === "failed_charges,recovery_rate") {
    found.shift();
    for (const piece of pieces)
      if (
        meaningsOf(piece, "fact").some(({ id }) => id === "first_attempt" || id === "retry") ||
        /^paid$/i.test(piece.chunk.text)
      )
        take(piece);
  }
  if (on && found.join() === "refunds,orders") found.splice(1, 1, "refunded_orders");
  return { measures: [...new Set(found)], share, average, facts, odd, counted };
}
