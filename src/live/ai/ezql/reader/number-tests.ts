/** Conditions with numbers: "over $100", "more than 2,500 orders", "between 20 and 50 dollars". */
import type { NumberTest } from "../plan.ts";
import { hasRole, neighbour, type Pieces, roleOf, take } from "./pieces.ts";

export interface NumberCondition {
  readonly test: NumberTest;
  readonly unit: "$" | "%" | null;
  /** Indexes of its first and last piece. */
  readonly first: number;
  readonly last: number;
}

const dollar = /^(?:\$|dollars?|usd|bucks)$/i;
const percent = /^(?:%|percent|pct)$/i;
const signAt = (pieces: Pieces, at: number, sign: RegExp) =>
  sign.test(pieces[at]?.chunk.text ?? "");

/** A number with the symbols around it. */
function amountAt(pieces: Pieces, at: number) {
  const before = signAt(pieces, at - 1, dollar);
  const behind = signAt(pieces, at + 1, dollar);
  const rate = signAt(pieces, at + 1, percent);
  const unit: NumberCondition["unit"] = before || behind ? "$" : rate ? "%" : null;
  return {
    first: before ? at - 1 : at,
    last: behind || rate ? at + 1 : at,
    unit,
    value: pieces[at]?.chunk.number ?? 0,
  };
}

export function readNumberTests(pieces: Pieces): NumberCondition[] {
  const found: NumberCondition[] = [];
  const add = (condition: NumberCondition) => {
    for (const piece of pieces.slice(condition.first, condition.last + 1)) take(piece);
    found.push(condition);
  };
  for (const piece of pieces) {
    if (piece.chunk.number === null || piece.taken) continue;
    const { first, last, unit, value } = amountAt(pieces, piece.at);
    const direct = pieces[first - 1];
    const before = hasRole(direct, "between") ? direct : neighbour(pieces, first, -1);
    const next = neighbour(pieces, last, 1);
    if (before !== undefined && hasRole(before, "between") && next !== undefined) {
      const other = neighbour(pieces, next.at, 1);
      const at = signAt(pieces, other?.at ?? -1, dollar) ? (other?.at ?? 0) + 1 : (other?.at ?? -1);
      if (/and|to/i.test(next.chunk.text) && typeof pieces[at]?.chunk.number === "number") {
        const upper = amountAt(pieces, at);
        const test = { op: "between", value, to: upper.value } as const;
        add({ test, unit: unit ?? upper.unit, first: before.at, last: upper.last });
        continue;
      }
    }
    const op = roleOf(before, "tests");
    const behind = roleOf(next, "testsBefore");
    if (op !== undefined && before !== undefined)
      add({ test: { op, value, to: value }, unit, first: before.at, last });
    else if (behind !== undefined && next !== undefined && next.at - last <= 1)
      add({ test: { op: behind, value, to: value }, unit, first, last: next.at });
  }
  return found;
}
