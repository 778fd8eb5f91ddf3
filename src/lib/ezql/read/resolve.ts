/** What one part of a question asks for, from its topics. */
import type { MeasureId } from "../plan.ts";
import type { TopicId } from "../vocabulary.ts";
import { type Asked, choose } from "./measure.ts";
import {
  type Piece,
  type Pieces,
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  take,
} from "./pieces.ts";

export const agg = ["count", "money", "rate", "average"] as const;

export const isSubject = (piece: Piece): boolean =>
  !piece.taken && hasKind(piece, "measure", "topic");

/** “How many customers ordered”: people are counted, not their orders. */
function areBuyers(pieces: Pieces, topics: ReadonlySet<TopicId>, ranked: boolean): boolean {
  if (ranked || topics.size !== 2 || !topics.has("customer") || !topics.has("order")) return false;
  const orders = pieces.filter((piece) => hasTopic(piece, "order"));
  if (
    orders.some(({ at }) =>
      hasRole(
        pieces.findLast((other) => other.at < at && !isFiller(other)),
        "count",
      ),
    )
  )
    return false;
  // “How many times did people order”.
  if (pieces.some(({ chunk }) => /^how many times\b/i.test(chunk.text))) return false;
  const people = pieces.findIndex((piece) => hasTopic(piece, "customer"));
  // “When do people order? The count per hour”: of what they do.
  const count = pieces.findIndex((piece) => hasRole(piece, "count"));
  if (count > pieces.findIndex((piece) => hasTopic(piece, "order"))) return false;
  return people >= 0 && people < pieces.findIndex((piece) => hasTopic(piece, "order"));
}

export interface Context {
  /** The question asks for the most or the least. */
  readonly ranked: boolean;
  /** It is split into days, weeks, months: an average may be one of these. */
  readonly steps: boolean;
  /** It is split by affiliates, who earn commission. */
  readonly byAffiliate: boolean;
  /** It names offers or where they are shown. */
  readonly offers: boolean;
}

/** “In dollars and in percent”. */
const inBoth = (pieces: Pieces): boolean =>
  pieces.some((piece, at) => {
    const rest = pieces.slice(at + 1).filter((other) => !isFiller(other));
    const [glue, other] = rest;
    const pair = ["money", "rate"] as const;
    return pair.some(
      (role, index) =>
        hasRole(piece, role) &&
        /^(?:in )?(?:dollars?|\$|percent|%|money|usd|as a percentage)$/i.test(piece.chunk.text) &&
        /^(?:and|plus|as well as)\b/i.test(glue?.chunk.text ?? "") &&
        hasRole(other, pair[1 - index] ?? role),
    );
  });

export const alsoWith = (id: MeasureId): readonly TopicId[] => {
  if (id === "mrr" || id === "churn_rate") return ["active", "cancel", "subscription"];
  if (id === "commission" || id === "affiliate_revenue") return ["order", "revenue", "affiliate"];
  if (id === "acceptance_rate") return ["acceptance", "convert"];
  return id === "revenue_per_customer" ? ["buyer", "order"] : [];
};

interface Resolved {
  readonly measures: readonly MeasureId[];
  readonly share: boolean;
  readonly average: boolean;
  readonly dropped: readonly TopicId[];
}

/** “What do affiliates earn us”, “what did we earn through affiliates”: not what they earn. */
const earnsUs = (segment: Pieces): boolean =>
  segment.some(({ chunk }) => /^(?:us|we)$|\bus$/i.test(chunk.text));

export function resolve(
  segment: Pieces,
  topics: ReadonlySet<TopicId>,
  asked: Asked,
  { ranked, steps, byAffiliate, offers }: Context,
): Resolved | null {
  const earner = segment.find(({ chunk }) => /^earn/i.test(chunk.text));
  const partners = segment.some(
    (piece) => hasTopic(piece, "affiliate") && piece.at < (earner?.at ?? 0),
  );
  if (
    earner !== undefined &&
    topics.has("earn") &&
    (byAffiliate || (partners && !earnsUs(segment)))
  ) {
    return { measures: ["commission"], share: false, average: false, dropped: [] };
  }
  // “What do we take in per buyer”.
  const person = segment.find((piece) => hasTopic(piece, "customer", "buyer"));
  const per = segment.find(({ at, chunk }) => at + 1 === person?.at && /^per\b/i.test(chunk.text));
  const earns: ReadonlySet<TopicId> = new Set(["customer", "buyer", "earn", "revenue", "sell"]);
  // “What do we make per order”.
  const basket = segment.find(
    (piece) =>
      hasTopic(piece, "order") &&
      /^per\b/i.test(segment.find(({ at }) => at === piece.at - 1)?.chunk.text ?? ""),
  );
  if (
    basket !== undefined &&
    topics.size > 1 &&
    [...topics].every((topic) => /^(?:order|earn|revenue|sell|customer)$/.test(topic))
  ) {
    const led = segment.find(({ at }) => at === basket.at - 1);
    if (led !== undefined) take(led);
    return { measures: ["average_order_value"], share: false, average: false, dropped: [] };
  }
  if (per !== undefined && topics.size > 1 && [...topics].every((topic) => earns.has(topic))) {
    take(per);
    return { measures: ["revenue_per_customer"], share: false, average: false, dropped: [] };
  }
  // “Gross profit in dollars and in percent”: both, and of nothing else are both known.
  if (inBoth(segment)) {
    const known = topics.size === 1 && (topics.has("profit") || topics.has("margin"));
    if (!known) return null;
    const both = ["gross_profit", "margin_percent"] as const;
    return { measures: both, share: false, average: false, dropped: [] };
  }
  if (areBuyers(segment, topics, ranked)) {
    // “What do customers buy”, “how often do they order” ask for something else.
    const count = segment.find((piece) => hasRole(piece, "count"));
    const other =
      count === undefined
        ? anyRole(segment, "which")
        : /^how (?:often|freq)/i.test(count.chunk.text);
    if (other) return null;
    return { measures: ["buyers"], share: asked === "rate", average: false, dropped: [] };
  }
  // Affiliates join, too.
  const joins = segment.find(
    (piece) => hasTopic(piece, "signup") && /^join/i.test(piece.chunk.text),
  );
  const partner = segment.find((piece) => hasTopic(piece, "affiliate"));
  if (
    joins !== undefined &&
    partner !== undefined &&
    partner.at < joins.at &&
    !topics.has("customer")
  ) {
    return { measures: ["affiliates"], share: false, average: false, dropped: [] };
  }
  // What is a value, too, such as “failed” or “delivered”, may be left to the filters.
  const values = new Set(
    segment
      .filter((piece) => isSubject(piece) && hasKind(piece, "value", "fact"))
      .flatMap((piece) => meaningsOf(piece, "topic").map(({ id }) => id)),
  );
  const less = [...values].map((value) => new Set([...topics].filter((topic) => topic !== value)));
  const least = new Set([...topics].filter((topic) => !values.has(topic)));
  const about =
    offers &&
    ["earn", "revenue", "taken", "shown", "added"].some((topic) => topics.has(topic as TopicId));
  const all: ReadonlySet<TopicId> = about ? new Set([...topics, "offer" as const]) : topics;
  for (const set of [all, ...less, least]) {
    const dropped = [...topics].filter((topic) => !set.has(topic));
    const chosen = asked === "average" && steps ? null : choose(set, asked);
    if (chosen !== null) return { ...chosen, average: false, dropped };
    if (asked !== "average") continue;
    const plain = choose(set, "none");
    if (plain !== null) return { ...plain, average: true, dropped };
  }
  return null;
}
