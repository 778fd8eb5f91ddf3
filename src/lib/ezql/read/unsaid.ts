/** Conditions and units that were said and have had no effect, by where they stand: such a plan says less than was asked. */
import { isTime } from "../columns.ts";
import { measures } from "../measures.ts";
import type { Period, Plan } from "../plan.ts";
import { again } from "./idle.ts";
import {
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
} from "./pieces.ts";

type Told = (pieces: Pieces, piece: Piece, plan: Plan, told: string) => boolean;

/** “In dollars”, “in units”: what the figures are measured in. */
const unitIsOther: Told = (pieces, { at, chunk: { text } }, plan) => {
  if (plan.kind === "list") return false;
  if (/^in (?:dollars?|money|cash|usd)$/i.test(text))
    return !plan.measures.some((id) => measures[id].unit === "money");
  return (
    /^(?:units?|bags?|pieces?)$/i.test(text) &&
    /^in$/i.test(pieces[at - 1]?.chunk.text ?? "") &&
    !plan.measures.some((id) => id.startsWith("units"))
  );
};

const ends = (piece: Piece | undefined): boolean =>
  piece === undefined || hasRole(piece, "comma", "by") || piece.chunk.period !== null;

/** What “only” is said of: what stands behind it, or before it at the end of its part. */
function restricted(pieces: Pieces, only: Piece): Piece | undefined {
  const next = neighbour(pieces, only.at, 1);
  return ends(next) ? neighbour(pieces, only.at, -1) : next;
}

const holdsValue = (piece: Piece, told: string): boolean =>
  meaningsOf(piece, "value").some(({ value }) => told.includes(`"${value}"`)) ||
  meaningsOf(piece, "fact").some(({ id }) =>
    told.includes(id.replace(/^(?:not|without|with|no|has)_/, "")),
  );

/** “Subscribers only” is no further figure, and “retries only” no figure of all. */
const onlyIsLost: Told = (pieces, piece, plan, told) => {
  if (!hasRole(piece, "only")) return false;
  const noun = restricted(pieces, piece);
  // “Refunded orders only”: those of a kind.
  const of = noun?.note === again && hasTopic(noun, "order") ? pieces[noun.at - 1] : noun;
  if (of === undefined || ends(of)) return false;
  if (hasKind(of, "value", "fact"))
    return !holdsValue(of, told) && (of !== noun || !hasKind(of, "measure", "group"));
  if (plan.kind === "list") return false;
  // “Monthly subscriptions only”: which, and not in which steps.
  const split = pieces[of.at - 1]?.note.startsWith("grouped") === true;
  // “How many bought anything, subscribers only”: not what is counted.
  const counted = pieces.some(
    (other) =>
      other !== of &&
      (hasRole(pieces[of.at - 1], "comma") ||
        /^[-–—]$/.test(pieces[of.at - 1]?.chunk.text ?? "")) &&
      other.at < of.at &&
      hasKind(other, "topic", "measure") &&
      !hasKind(other, "group", "value") &&
      !isFiller(other),
  );
  return (
    (plan.measures.length > 1 || split || counted) &&
    hasKind(of, "measure", "topic") &&
    of.note !== again
  );
};

/** “Compared with 2023”: a stretch of time that is no side of a comparison. */
const sideIsLost: Told = (pieces, piece, plan) =>
  hasRole(piece, "versus") &&
  Boolean(neighbour(pieces, piece.at, 1)?.chunk.period) &&
  plan.kind === "figures" &&
  !/periods|growth/.test(plan.shape.kind);

/** “As of 1 June 2024”: from then on, until then, or how it was on that day? */
const asOfWhen: Told = (pieces, { at, chunk: { period } }) =>
  period !== null &&
  /^as of$/i.test(
    pieces
      .slice(Math.max(0, at - 2), at)
      .map(({ chunk }) => chunk.text)
      .join(" "),
  );

/** “How many subscriptions, no renewals”: what is counted are no orders. */
const othersCounted: Told = (pieces, piece, plan) =>
  plan.kind === "figures" &&
  plan.measures.join() === "orders" &&
  piece.note !== again &&
  !hasKind(piece, "value", "fact") &&
  (hasTopic(piece, "subscription", "subscribe") ||
    (hasTopic(piece, "customer") && hasRole(neighbour(pieces, piece.at, -1), "count"))) &&
  !pieces.some((other) => hasTopic(other, "order"));

/** “In bags less gear”: neither more nor fewer of anything. */
const lessOf: Told = (pieces, piece) =>
  /^less$/i.test(piece.chunk.text) &&
  hasKind(pieces[piece.at + 1], "value", "topic") &&
  !pieces.some(({ chunk }) => /\bthan$/i.test(chunk.text));

/** “Customers who came via email”, read as a column where none is shown. */
const columnIsLost: Told = (_, piece, plan, told) =>
  piece.note === "a column of the list" &&
  plan.kind === "figures" &&
  !plan.groups.includes("customer") &&
  hasKind(piece, "value") &&
  !holdsValue(piece, told);

/** “If they liked it”: a condition of words that say nothing. */
const conditionIsEmpty: Told = (pieces, piece) => {
  if (!/^if$/i.test(piece.chunk.text)) return false;
  const rest = pieces.slice(piece.at + 1);
  const stop = rest.findIndex((one) => !isFiller(one));
  const said = stop < 0 ? rest : rest.slice(0, stop);
  return (
    /^(?:he|she|it|they|we|there|this|that|people|someone)\b/i.test(said[0]?.chunk.text ?? "") &&
    (stop < 0 || ends(rest[stop]) || /^(?:he|she|they)$/i.test(said[0]?.chunk.text ?? ""))
  );
};

/** “On which days, at night, of the week”: one group that was torn in two. */
const groupIsTorn: Told = (pieces, { at, note }, plan) =>
  /^grouped by (?:day|week|month|year)$/.test(note) &&
  /^of the$/i.test(
    pieces
      .slice(Math.max(0, at - 2), at)
      .map(({ chunk }) => chunk.text)
      .join(" "),
  ) &&
  plan.kind === "figures" &&
  plan.groups.filter(isTime).length > 1;

const rules: readonly Told[] = [
  groupIsTorn,
  unitIsOther,
  onlyIsLost,
  sideIsLost,
  asOfWhen,
  othersCounted,
  lessOf,
  columnIsLost,
  conditionIsEmpty,
];

const overlap = (one: Period, other: Period): boolean =>
  one !== other && (one.from ?? "") < (other.to ?? "9") && (other.from ?? "") < (one.to ?? "9");

/** Of three stretches of time one is within another: no side that anybody asked for. */
const sidesOverlap = (plan: Plan): boolean =>
  plan.kind === "figures" &&
  plan.shape.kind === "periods" &&
  (plan.shape.periods.length > 2 || plan.shape.growth) &&
  plan.shape.periods.some((one, _, all) => all.some((other) => overlap(one, other)));

/** “Channels by customers”, read as revenue of each customer. */
const rankIsInvented = (pieces: Pieces, plan: Plan): boolean =>
  plan.kind === "figures" &&
  plan.groups.length > 1 &&
  plan.groups.includes("customer") &&
  plan.measures.join() === "revenue" &&
  !pieces.some(
    (piece) =>
      hasKind(piece, "measure") || hasTopic(piece, "revenue", "earn", "sell", "order", "price"),
  );

/** “Hello? Is anybody there”: of whom nothing is asked. */
function nobodyIsMeant(pieces: Pieces, plan: Plan): boolean {
  if (plan.kind === "list" || plan.measures.join() !== "customers") return false;
  const told = pieces.filter(
    (piece) => !isFiller(piece) && hasKind(piece, "topic", "measure", "group", "value", "fact"),
  );
  return (
    told.length > 0 &&
    told.every(
      (piece) =>
        hasTopic(piece, "customer") &&
        /^(?:any|some|every)(?:body|one)$|^people$/i.test(piece.chunk.text),
    ) &&
    !pieces.some((piece) => hasRole(piece, "count"))
  );
}

export const saysLess = (pieces: Pieces, plan: Plan): boolean => {
  const told = JSON.stringify(plan);
  return (
    sidesOverlap(plan) ||
    rankIsInvented(pieces, plan) ||
    nobodyIsMeant(pieces, plan) ||
    pieces.some((piece) => rules.some((rule) => rule(pieces, piece, plan, told)))
  );
};
