/** What a condition with a number is about. */
import type { FieldId, MeasureId, NumberTest } from "../plan.ts";
import { type Condition, saysCommission } from "./conditions.ts";
import { choose } from "./measure.ts";
import {
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  take,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { rateBefore } from "./rate-before.ts";

export type Attached =
  | { readonly kind: "field"; readonly field: FieldId; readonly test: NumberTest }
  | { readonly kind: "having"; readonly measure: MeasureId; readonly test: NumberTest }
  /** Of the amount that a row of the measure's table has. */
  | { readonly kind: "usual"; readonly test: NumberTest }
  /** A condition on a figure where there are no groups to have one. */
  | { readonly kind: "odd" };

const subjectOf = (piece: Piece | undefined): MeasureId | null => {
  const [measure] = meaningsOf(piece, "measure");
  if (measure !== undefined) return measure.id;
  const topics = meaningsOf(piece, "topic").map(({ id }) => id);
  if (topics.length === 0) return null;
  return choose(new Set(topics), "none")?.measures[0] ?? null;
};

/** “A cost above”, “their cost”: what it costs the shop; “costs less than”: its price. */
function fieldOf(pieces: Pieces, piece: Piece | undefined): FieldId | null {
  if (piece === undefined) return null;
  if (/\bdiscount$/i.test(piece.chunk.text)) return "discount";
  const noun =
    /^(?:a|an|the|whose|their|unit)$/i.test(pieces[piece.at - 1]?.chunk.text ?? "") ||
    /^(?:is|are)$/i.test(pieces[piece.at + 1]?.chunk.text ?? "");
  const ids = meaningsOf(piece, "field").map(({ id }) => id);
  if (noun && /^costs?$/i.test(piece.chunk.text)) return "cost";
  return ids[0] ?? null;
}

/** A kind of rows that has an amount of its own, which “over $100” is about. */
const hasAmount = (piece: Piece | undefined): boolean =>
  hasTopic(piece, "order", "charge", "failure", "product", "refund", "offer", "customer");

/**
 * What the conditions are about: a column of the rows, or a figure of each group.
 *
 * @param grouped there are groups, or they are counted, or customers are asked for one by one
 */
export function attach(
  pieces: Pieces,
  conditions: readonly Condition[],
  grouped: boolean,
): Attached[] {
  let before: Attached | null = null;
  return conditions.map((condition) => {
    // “More than 500 customers but fewer than 1000”.
    const glue = neighbour(pieces, condition.first, -1);
    const one = attachOne(pieces, condition, grouped);
    const again =
      before?.kind === "having" && one.kind !== "having" && hasRole(glue, "and", "comma");
    before = again && before?.kind === "having" ? { ...before, test: condition.test } : one;
    return before;
  });
}

function attachOne(
  pieces: Pieces,
  { test, unit, first, last }: Condition,
  grouped: boolean,
): Attached {
  const next = neighbour(pieces, last, 1);
  const before = neighbour(pieces, first, -1);
  const share = unit === "%" && test.op === "=" ? [before, next].find(saysCommission) : undefined;
  if (share !== undefined) {
    take(share, "commission rate");
    const rate = test.value / 100;
    return { kind: "field", field: "commission_rate", test: { ...test, value: rate, to: rate } };
  }
  const isGlued =
    next !== undefined &&
    pieces.slice(last + 1, next.at).some((piece) => /^(?:in|of|worth)$/i.test(piece.chunk.text));
  const verb =
    hasTopic(before, "order", "earn", "sell") &&
    /^(?:sold|sell|ordered?(?!s)|bought|buy|spent|spend|purchased?(?!s)|earned|brought|made|placed)/i.test(
      before?.chunk.text ?? "",
    );
  const times = hasRole(next, "count") && /times?/i.test(next?.chunk.text ?? "");
  if (times && next !== undefined && grouped) {
    take(next);
    if (before !== undefined && hasTopic(before, "order")) take(before);
    return { kind: "having", measure: "orders", test };
  }
  const named = next?.at === last + 1 && !hasTopic(next, "order", "charge", "product");
  const isCounted = next !== undefined && !next.taken && (unit !== "$" || isGlued || named);
  const counted = isCounted ? subjectOf(next) : null;
  if (counted !== null && next !== undefined && (grouped || unit === "$")) {
    const field = fieldOf(pieces, next);
    take(next);
    // “Customers who ordered more than five items”: the verb is said of it.
    if (verb && before !== undefined) take(before);
    if (!grouped && field !== null) return { kind: "field", field, test };
    return { kind: "having", measure: counted, test };
  }
  const rate = rateBefore(pieces, before);
  if (rate !== null && grouped) return { kind: "having", measure: rate, test };
  const field = fieldOf(pieces, before);
  const figure = subjectOf(before);
  const own = field === "price" || field === "cost";
  if (field !== null && before !== undefined && (!grouped || own || figure === null)) {
    if (field === "commission_rate" && (unit === "%" || test.value > 1)) {
      take(before);
      return {
        kind: "field",
        field,
        test: { ...test, value: test.value / 100, to: test.to / 100 },
      };
    }
    if (!(figure === "refunds" && /^refunded$/i.test(before.chunk.text))) take(before);
    return { kind: "field", field, test };
  }
  if (figure !== null && grouped && before !== undefined && (!hasAmount(before) || verb)) {
    // The figure is asked for as well, unless it is only a verb: “who spent over $500”.
    if (verb) take(before);
    const earned = hasTopic(before, "earn") && /^earn/i.test(before.chunk.text);
    const paid = earned && pieces.some((piece) => hasTopic(piece, "affiliate"));
    const spent = paid ? "commission" : "revenue";
    return { kind: "having", measure: verb && unit === "$" ? spent : figure, test };
  }
  const isOdd = figure !== null && !hasAmount(before) && !hasTopic(before, "revenue", "earn");
  // No row has an amount in percent.
  if (unit === "%" && before?.chunk.meanings.every(({ kind }) => kind !== "field") !== false)
    return { kind: "odd" };
  return isOdd && unit !== "$" ? { kind: "odd" } : { kind: "usual", test };
}
