/** By what an answer is split. */
import { isTime } from "../columns.ts";
import type { GroupId } from "../plan.ts";
import { setsApart } from "./filters.ts";
import { isAsked } from "./asked-group.ts";
import { placeIsAsked } from "./place-asked.ts";
import { again } from "./idle.ts";
import { besideItsValue, isThingToo } from "./led.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  isPlural,
  meaningsOf,
  neighbour,
  take,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { isTheirs } from "./theirs.ts";
import type { Ranking } from "./ranking.ts";

export interface Groups {
  /** Each with what else the words could mean, the likeliest first. */
  readonly options: readonly (readonly GroupId[])[];
  /** “How many states …”: the groups themselves are counted. */
  readonly counted: GroupId | null;
  /** Those of which each is asked for on its own: “the best product in each category”. */
  readonly each: readonly GroupId[];
  /** “Instead of category”: by what is split no longer. */
  readonly dropped: readonly GroupId[];
}

function isCounted(pieces: Pieces, piece: Piece): boolean {
  const before = neighbour(pieces, piece.at, -1);
  // “How many products cost less than $10”: rows, by a column of theirs.
  const priced = pieces.some((other) =>
    meaningsOf(other, "field").some(({ id }) => id === "price" || id === "cost"),
  );
  const tests =
    !(priced && hasTopic(piece, "product")) &&
    anyRole(pieces, "gt", "ge", "lt", "le", "eq", "or_more", "or_less");
  // “Unique buyers” are a figure of their own.
  const person = hasTopic(piece, "buyer") && !tests;
  const distinct = hasRole(pieces[piece.at - 1], "distinct") && !person;
  // “How many affiliates had sales”.
  const sold =
    hasTopic(piece, "affiliate") &&
    pieces.some(
      (other) =>
        other.at > piece.at &&
        hasTopic(other, "sell", "revenue", "order") &&
        /^(?:had|made|have|brought|generated|drove)$/i.test(pieces[other.at - 1]?.chunk.text ?? ""),
    );
  return hasRole(before, "count") && (!isThingToo(piece) || distinct || tests || sold);
}

/** Figures of which there is none by the head. */
const isThingOf = (pieces: Pieces): boolean =>
  pieces.some(
    (piece) =>
      hasKind(piece, "measure") ||
      (hasKind(piece, "topic") && !hasTopic(piece, "customer", "buyer", "earn", "revenue", "sell")),
  );

export function readGroups(pieces: Pieces, ranking: Ranking): Groups {
  const options: GroupId[][] = [];
  const each: GroupId[] = [];
  const dropped: GroupId[] = [];
  let counted: GroupId | null = null;
  const add = (ids: GroupId[]) => {
    if (!options.some((other) => other[0] === ids[0])) options.push(ids);
  };
  for (const piece of pieces) {
    if (piece.taken || !hasKind(piece, "group")) continue;
    const ids = meaningsOf(piece, "group").map(({ id }) => id);
    const [first] = ids;
    if (first === undefined) continue;
    // “Weekends against weekdays”: days to be compared, not days to be split by.
    const apart = setsApart(pieces) || (anyRole(pieces, "or") && anyRole(pieces, "more"));
    const against = apart && anyRole(pieces, "weekend");
    if (against && /days?$/i.test(piece.chunk.text)) continue;
    // “By year instead of category”.
    const lead = pieces.slice(Math.max(0, piece.at - 3), piece.at).map(({ chunk }) => chunk.text);
    if (
      /\b(?:instead of|rather than|in place of|and not|not)(?: by| per| the)*$/i.test(
        lead.join(" "),
      )
    ) {
      take(piece);
      for (const other of pieces.slice(Math.max(0, piece.at - 2), piece.at))
        if (/^(?:by|per|rather|than|instead|instead of|not)$/i.test(other.chunk.text)) take(other);
      dropped.push(...ids);
      continue;
    }
    // “How many opt-outs did our campaign texts cause?”
    if (
      /^cause$/i.test(piece.chunk.text) &&
      pieces.some(({ chunk }) => /^did$/i.test(chunk.text))
    ) {
      take(piece);
      continue;
    }
    if (isTheirs(pieces, piece)) continue;
    // “Why are cards declined”: of the reasons.
    if (/^cards$/i.test(piece.chunk.text) && anyRole(pieces, "why")) {
      take(piece);
      continue;
    }
    // “Both states together”.
    if (anyRole(pieces, "joint") && /^both$/i.test(pieces[piece.at - 1]?.chunk.text ?? "")) {
      take(piece);
      continue;
    }
    // “Without the affiliate channel”.
    if (hasKind(piece, "value") && hasRole(neighbour(pieces, piece.at, -1), "not")) continue;
    if (besideItsValue(pieces, piece, ids)) {
      if (!isThingToo(piece)) take(piece);
      continue;
    }
    if (isCounted(pieces, piece)) {
      take(piece, `how many of them there are`);
      counted = first;
      continue;
    }
    // “What do we take in per buyer”: a figure of its own.
    const head =
      (ranking.direction === null || options.length > 0) &&
      /^(?:per|per each|per single)$/i.test(pieces[piece.at - 1]?.chunk.text ?? "");
    // “Recurring revenue per month” is of a month as it is.
    const lead1 = pieces[piece.at - 1];
    const recurs = pieces.some(({ chunk }) => /^recurring (?:revenue|income)$/i.test(chunk.text));
    if (
      recurs &&
      first === "month" &&
      /(?:^| )(?:per|each|every|a)\b/i.test(`${lead1?.chunk.text ?? ""} ${piece.chunk.text}`)
    ) {
      take(piece, again);
      if (lead1 !== undefined && !hasKind(lead1, "measure")) take(lead1);
      continue;
    }
    if (head && first === "customer" && !isThingOf(pieces)) continue;
    if (!isAsked(pieces, piece, ranking)) continue;
    take(piece, `grouped by ${first.replaceAll("_", " ")}`);
    const before = neighbour(pieces, piece.at, -1);
    if (
      hasRole(before, "by") &&
      /^(?:(?:in|for|of|at|from) )?(?:each|every|per)\b/i.test(before?.chunk.text ?? "")
    )
      each.push(first);
    add(ids);
  }
  for (const piece of pieces) {
    // “Over time, by quarter” and “quarter by quarter” say the steps themselves.
    const stepped = options.some(([id]) => id !== undefined && isTime(id));
    if (hasRole(piece, "growth_month") || (hasRole(piece, "trend") && !stepped)) add(["month"]);
    if (hasRole(piece, "growth_week")) add(["week"]);
    if (hasRole(piece, "growth_quarter")) add(["quarter"]);
    if (hasRole(piece, "growth_year")) add(["year"]);
  }
  if (
    anyRole(pieces, "why") &&
    !options.some(([id]) => id === "cancel_reason" || id === "failure_code")
  ) {
    add(
      pieces.some((piece) => hasTopic(piece, "failure"))
        ? ["failure_code"]
        : ["cancel_reason", "failure_code"],
    );
  }
  const asksWhere = placeIsAsked(pieces);
  const known = ["state", "city", "channel", "placement"];
  if (asksWhere && !options.some(([id = ""]) => known.includes(id))) add(["state"]);
  // “The top four teas”, “which coffee sells best”: products of a category.
  const category = pieces.some((piece) =>
    meaningsOf(piece, "value").some(({ column }) => column === "products.category"),
  );
  // “For each of the teas”.
  const eachOf = pieces.some(
    (piece) =>
      hasRole(piece, "by") &&
      /\b(?:each|every|per)$/i.test(piece.chunk.text) &&
      meaningsOf(neighbour(pieces, piece.at, 1), "value").some(
        ({ column }) => column === "products.category",
      ),
  );
  if (eachOf) add(["product"]);
  const ranks = ranking.direction !== null && !ranking.sortOnly;
  // Who earns is an affiliate, who spends a customer.
  const earns = pieces.some((piece) =>
    meaningsOf(piece, "measure").some(({ id }) => id === "commission"),
  );
  // “For customers who opted in”: not who.
  const asksWho =
    pieces.some((piece) => hasRole(piece, "who") && pieces[piece.at - 1]?.note !== again) ||
    pieces.some(({ chunk }) => /^who /i.test(chunk.text));
  const partner = pieces.some((piece) => hasTopic(piece, "affiliate") && hasKind(piece, "group"));
  const speaks = pieces.some(
    (piece) =>
      isPlural(piece) &&
      meaningsOf(piece, "value").some(({ column }) => column === "affiliates.channel"),
  );
  if (options.length === 0 && ranks && (asksWho || speaks))
    add([earns || partner || speaks ? "affiliate" : "customer"]);
  // “Who bought the grinder?”
  const [opening] = pieces.filter((piece) => !isFiller(piece) || hasRole(piece, "who"));
  const bought =
    opening !== undefined &&
    /^who$/i.test(opening.chunk.text) &&
    !ranks &&
    hasTopic(neighbour(pieces, opening.at, 1), "order");
  if (options.length === 0 && bought && counted === null) add(["customer"]);
  const buys = pieces.some(
    (piece) =>
      hasTopic(piece, "order") && /^(?:bu|order$|purchase$|bought)/i.test(piece.chunk.text),
  );
  if (options.length === 0 && ranks && buys && anyRole(pieces, "which")) add(["product"]);
  // “The best selling tea in every quarter”.
  const ofEach = each.length === 1 && options.length === 1 && ranking.products && !ranking.sortOnly;
  // “Is tea or coffee more profitable?”
  const either = anyRole(pieces, "or") && anyRole(pieces, "more");
  if ((options.length === 0 && (ranking.products || (ranks && category && !either))) || ofEach)
    add(["product"]);
  return { options, counted, each, dropped };
}
