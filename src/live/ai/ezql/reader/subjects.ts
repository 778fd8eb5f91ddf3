/** The figures that a question names: "revenue, number of orders and average order value". */
import { measures, sayMeasure } from "../measures.ts";
import type { Base, MeasureId, Ratio } from "../plan.ts";
import { type Asked, choose, covers } from "./topics.ts";
import { anyRole, anyText, type Piece, type Pieces } from "./pieces.ts";
import type { TopicId } from "../vocabulary.ts";

export interface Subjects {
  readonly measures: readonly MeasureId[];
  /** A share of the whole, not a measure of its own. */
  readonly share: boolean;
  /** The average over each row or each step of time. */
  readonly average: boolean;
  /** The question asks for a count explicitly. */
  readonly counted: boolean;
  /** "Discounts as a share of revenue": the first figure and the second are one. */
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

const topicsOf = (pieces: Pieces): Set<TopicId> =>
  new Set(pieces.flatMap((piece) => piece.meanings("topic").map(({ id }) => id)));

/** "How often it was shown", about offers: the table of the previous figures. */
const tableTopics: Partial<Record<Base, TopicId>> = {
  offers: "offer",
  messages: "message",
  charges: "charge",
};

export const isSum = (id: MeasureId): boolean => /^(?:count|sum)\([^/]*$/.test(measures[id].sql);

type Chosen = Pick<Subjects, "measures" | "share" | "average">;

/** The figure that a phrase names outright. @returns null if the other words do not go with it */
function namedMeasure(named: MeasureId, pieces: Pieces, asked: Asked): Chosen | null {
  const { unit, day } = measures[named];
  if (asked === "money" && (unit === "count" || unit === "percent")) return null;
  const others = topicsOf(pieces.filter((piece) => !piece.hasKind("measure")));
  const says = (["none", "count", "money", "rate"] as const).some((one) =>
    choose(others, one)?.measures.includes(named),
  );
  const idle: readonly TopicId[] =
    named === "time_between"
      ? ["buyer", "signup", "order", "subscription", "started", "active"]
      : day === null
        ? ["active"]
        : [];
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
  const table = of === undefined ? undefined : tableTopics[of];
  if (table !== undefined && (choose(topics, asked) === null || topics.has("earn")))
    topics.add(table);
  const chosen = choose(topics, asked);
  if (chosen !== null) return { ...chosen, average: asked === "average" };
  const plain = asked === "average" ? (choose(topics, "money") ?? choose(topics, "none")) : null;
  return plain === null ? null : { measures: plain.measures, share: false, average: true };
}

/** "New subscriptions minus cancellations". */
const isMinus = ({ text, before, next }: Piece): boolean =>
  /^(?:minus|less)$/i.test(text) && before.exists && next.hasKind("topic", "measure");

/** "Discounts as a share of revenue". */
const isShareOf = (piece: Piece): boolean => piece.hasRole("share_of");

/** Pieces between "and", commas and "versus", as long as each side is a figure by itself. */
function segmentsOf(pieces: Pieces, table: Base | undefined): Segment[] {
  const segments: Segment[] = [];
  let parted = false;
  for (const piece of pieces) {
    if (piece.taken || !piece.hasKind("measure", "topic")) {
      parted ||=
        piece.hasRole("and", "comma", "versus", "or") || isShareOf(piece) || isMinus(piece);
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
export function readSubjects(pieces: Pieces, table: Base | undefined): Subjects | null {
  // "Brings in the most customers": people are what it brings.
  for (const piece of pieces) {
    const { next } = piece;
    const brings = piece.hasTopic("earn") && next.hasRole("high", "low");
    if (brings && next.next.hasTopic("customer")) piece.take();
  }
  const minus = pieces.find(isMinus);
  const shares = pieces.filter(isShareOf);
  const segments = segmentsOf(pieces, table);
  assignAsked(pieces, segments);
  const found = { measures: [] as MeasureId[], share: false, average: false, counted: false };
  for (const { pieces: own, asked } of segments) {
    const [before] = found.measures;
    const chosen = measuresOf(own, asked, before === undefined ? table : measures[before].base);
    if (chosen === null) return null;
    // "Average number of orders" is no money.
    const isNumber = asked === "average" && anyText(pieces, /^(?:how many|number)$/i);
    if (isNumber && chosen.measures.some((id) => measures[id].unit === "money")) return null;
    // "How many orders did we get, in money?"
    const inMoney = pieces.some(
      (piece) => piece.hasRole("money") && /^(?:in |usd)/i.test(piece.text),
    );
    const isCount = chosen.measures.some((id) => /^(?:count|percent)$/.test(measures[id].unit));
    if (segments.length === 1 && inMoney && isCount) return null;
    found.measures.push(...chosen.measures);
    found.share ||= chosen.share;
    found.average ||= chosen.average;
    found.counted ||= asked === "count";
    const [first] = chosen.measures;
    for (const piece of own) piece.take(first === undefined ? "" : sayMeasure(first));
  }
  if (segments.length > 0)
    for (const piece of pieces) if (!piece.taken && piece.hasRole(...askedRoles)) piece.take();
  const all = [...new Set(found.measures)];
  // "Coffee revenue as a share of all revenue".
  if (all.length === 1 && shares.length > 0) {
    for (const piece of shares) piece.take();
    found.share = true;
  }
  const isRatio = all.length === 2 && (shares.length > 0 || minus !== undefined);
  if (!isRatio) return { ...found, measures: all, ratio: null };
  if (minus !== undefined && new Set(all.map((id) => measures[id].unit)).size > 1) return null;
  for (const piece of [...shares, minus]) piece?.take();
  const ratio = minus === undefined ? "percent" : "minus";
  return { measures: all, share: false, average: false, counted: false, ratio };
}
