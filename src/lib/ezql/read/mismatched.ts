/** Conditions and counts that a figure was given though the question says them of something else. */
import { measures } from "../measures.ts";
import type { FiguresPlan } from "../plan.ts";
import { anyRole, hasKind, hasRole, hasTopic, neighbour, type Pieces } from "./pieces.ts";

/** @param text the question's words, in small letters */
export function isMismatched(pieces: Pieces, plan: FiguresPlan, text: string): boolean {
  const { filters, groups, measures: told, order, period, shape } = plan;
  const [first = "orders"] = told;
  const counted = pieces.find((piece) => hasRole(piece, "count"));
  const things = counted === undefined ? undefined : neighbour(pieces, counted.at, 1);
  const values = (column: string) =>
    filters.some((one) => one.kind === "values" && one.column === column);
  return (
    // “How many products did Texas buy”, “how many customers got refunds”.
    (first === "orders" && shape.kind !== "count" && hasTopic(things, "product")) ||
    (/^(?:refunded_orders|failed_charges)$/.test(first) &&
      hasTopic(things, "customer") &&
      shape.kind === "plain") ||
    // “Orders with more than three items”: no amount of money.
    (filters.some((one) => one.kind === "number" && one.field === "total") &&
      pieces.some(
        (piece) =>
          piece.chunk.number !== null &&
          hasTopic(neighbour(pieces, piece.at, 1), "unit", "product") &&
          !hasKind(neighbour(pieces, piece.at, 1), "value"),
      )) ||
    (period === null &&
      groups.length > 0 &&
      /\bwithin (?:an?|one|two|three|\d+) (?:day|week|month|year)/.test(text)) ||
    (first === "failed_charges" && values("charges.status")) ||
    (first === "active_subscriptions" && values("subscriptions.cancel_reason")) ||
    // “The share of the top ten customers”: of all of them together.
    (shape.kind === "share" &&
      order !== null &&
      /\b(?:from|of|by) (?:the |our )?top\b/.test(text)) ||
    // “Orders with shipping” are not its sum.
    pieces.some(
      (piece) =>
        /^with$/i.test(pieces[piece.at - 1]?.chunk.text ?? "") &&
        hasTopic(piece, "shipping", "tax") &&
        told.length === 1 &&
        piece.at > 1,
    ) ||
    // “Revenue lost to failed charges”: money, and no count.
    (measures[first].unit === "count" &&
      told.length === 1 &&
      shape.kind !== "count" &&
      plan.having === null &&
      !anyRole(pieces, "count", "instead", "about") &&
      pieces.some((piece) => hasTopic(piece, "revenue")))
  );
}
