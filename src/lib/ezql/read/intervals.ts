/** “Every 14 days”, “30-day subscriptions”, “attempt 2”: numbers that are values of a column. */
import { measures } from "../measures.ts";
import type { FactId, Filter, Plan } from "../plan.ts";
import type { Named } from "./filters.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";

const days: readonly number[] = [14, 30, 45, 60];

/** “Subscription revenue”, “subscription orders”: orders that a subscription brought. */
function bySubscription(pieces: Pieces): Named[] {
  return pieces.flatMap((piece): Named[] => {
    const next = pieces[piece.at + 1];
    const goesWith =
      hasTopic(next, "revenue", "order") ||
      meaningsOf(next, "measure").some(({ id }) => id === "average_order_value");
    if (piece.taken || !hasTopic(piece, "subscription") || !goesWith) return [];
    take(piece, "orders of a subscription");
    return [{ piece, options: [{ kind: "fact", fact: "by_subscription" }], not: false }];
  });
}

/** “Customers who have an active subscription”: people, each counted once. */
function holders(pieces: Pieces): Named[] {
  const at = pieces.findIndex((piece) => hasTopic(piece, "customer", "buyer"));
  const state = pieces.find(
    (piece) =>
      piece.at > at && /^(?:active|paused|cancell?ed)$/i.test(piece.chunk.tokens[0]?.full ?? ""),
  );
  if (at < 0 || state === undefined) return [];
  const noun = [state, pieces[state.at + 1]].find((piece) =>
    /\bsub(?:scription)?s?$/i.test(piece?.chunk.text ?? ""),
  );
  const between = pieces.slice(at + 1, state.at);
  const held = between.some(({ chunk }) =>
    /^(?:have|has|with|having|hold|holds|who have|on)$/i.test(chunk.text),
  );
  if (
    noun === undefined ||
    !held ||
    !between.every((piece) => isFiller(piece) || hasRole(piece, "who", "which"))
  )
    return [];
  const name = (/^(?:active|paused)/i.exec(state.chunk.text)?.[0] ?? "cancelled").toLowerCase();
  for (const piece of [state, noun]) take(piece, `with a subscription that is ${name}`);
  return [
    {
      piece: state,
      options: [{ kind: "fact", fact: `${name}_subscription` as FactId }],
      not: false,
    },
  ];
}

/** “That ship every 14 days”: the verb says no more than the interval does. */
function takeVerb(pieces: Pieces, by: Piece): void {
  const verb = neighbour(pieces, by.at, -1);
  if (
    verb !== undefined &&
    /^(?:shipping|renew(?:s|ed|ing)?|go(?:es|ing)? out|sent(?: out)?|deliver(?:y|ies|s|ed|ing)?|arriv\w+)$/i.test(
      verb.chunk.text,
    )
  )
    take(verb);
}

/** @param last the question before, whose subject stays */
export function readIntervals(pieces: Pieces, last: Plan | null): Named[] {
  const found: Named[] = [...bySubscription(pieces), ...holders(pieces)];
  const spoken = last?.kind === "figures" ? last.measures[0] : undefined;
  const aboutDeliveries =
    (spoken !== undefined && measures[spoken].base === "subscriptions") ||
    pieces.some(
      (piece) =>
        hasTopic(piece, "subscription", "active", "cancel", "delivery", "subscribe") ||
        meaningsOf(piece, "measure").some(({ id }) => id === "churn_rate" || id === "mrr"),
    ) ||
    pieces.some((piece) => meaningsOf(piece, "group").some(({ id }) => id === "interval_days"));
  for (const piece of pieces) {
    const { number } = piece.chunk;
    if (number === null || piece.taken) continue;
    const next = neighbour(pieces, piece.at, 1);
    const before = neighbour(pieces, piece.at, -1);
    const isDays = /^days?$/i.test(next?.chunk.text ?? "");
    const isWeeks = /^weeks?$/i.test(next?.chunk.text ?? "");
    const value = isWeeks ? number * 7 : number;
    if (aboutDeliveries && (isDays || isWeeks) && next !== undefined && days.includes(value)) {
      const filter: Filter = {
        kind: "values",
        column: "subscriptions.interval_days",
        values: [String(value)],
        not: false,
      };
      take(piece);
      take(next);
      if (hasRole(before, "by") && before !== undefined) {
        take(before);
        takeVerb(pieces, before);
      }
      // “The 60 day interval”: it says what the number is.
      const noun = neighbour(pieces, next.at, 1);
      const led = hasRole(neighbour(pieces, noun?.at ?? 0, -1), "by");
      if (
        noun !== undefined &&
        !led &&
        meaningsOf(noun, "group").some(({ id }) => id === "interval_days")
      )
        take(noun);
      found.push({ piece, options: [filter], not: false });
      continue;
    }
    // “30 or 60-day subscriptions”: the first shares the other's day.
    if (
      aboutDeliveries &&
      hasRole(next, "or", "and", "versus", "comma") &&
      next !== undefined &&
      days.includes(number) &&
      anyRole(pieces, "or", "and", "versus")
    ) {
      const other = neighbour(pieces, next.at, 1);
      if (typeof other?.chunk.number !== "number" || !days.includes(other.chunk.number)) continue;
      take(piece);
      found.push({
        piece,
        options: [
          {
            kind: "values",
            column: "subscriptions.interval_days",
            values: [String(number)],
            not: false,
          },
        ],
        not: false,
      });
      continue;
    }
    const attempt =
      hasTopic(before, "charge") &&
      hasKind(before, "topic") &&
      /^attempts?$/i.test(before?.chunk.text ?? "");
    if (attempt && number >= 1 && number <= 5) {
      take(piece);
      found.push({
        piece,
        options: [
          { kind: "values", column: "charges.attempt", values: [String(number)], not: false },
        ],
        not: false,
      });
    }
  }
  return found;
}
