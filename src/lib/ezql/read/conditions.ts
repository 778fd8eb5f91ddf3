/** Conditions with numbers: “over $100”, “more than 2,500 orders”, “between 20 and 50 dollars”. */
import type { NumberTest } from "../plan.ts";
import { isTime } from "../columns.ts";
import type { RoleId } from "../vocabulary.ts";
import {
  hasRole,
  hasTopic,
  isPlural,
  meaningsOf,
  neighbour,
  take,
  type Piece,
  type Pieces,
} from "./pieces.ts";

export interface Condition {
  readonly test: NumberTest;
  readonly unit: "$" | "%" | null;
  readonly first: number;
  readonly last: number;
}

const operators: Partial<Record<RoleId, NumberTest["op"]>> = {
  gt: ">",
  ge: ">=",
  lt: "<",
  le: "<=",
  eq: "=",
};
const after: Partial<Record<RoleId, NumberTest["op"]>> = { or_more: ">=", or_less: "<=" };

const operatorOf = (piece: Piece | undefined, among: typeof operators) => {
  for (const { id } of meaningsOf(piece, "role")) {
    const op = among[id];
    if (op !== undefined) return op;
  }
  return null;
};

const isSign = (piece: Piece | undefined, sign: "$" | "%"): boolean => {
  const word = piece?.chunk.text.toLowerCase() ?? "";
  return sign === "$" ? /^(?:\$|dollars?|usd|bucks)$/.test(word) : /^(?:%|percent|pct)$/.test(word);
};

/** The number at a place, with the signs around it. */
function amountAt(pieces: Pieces, at: number) {
  let first = at;
  let last = at;
  let unit: Condition["unit"] = null;
  if (isSign(pieces[at - 1], "$")) [first, unit] = [at - 1, "$"];
  if (isSign(pieces[at + 1], "$")) [last, unit] = [at + 1, "$"];
  else if (isSign(pieces[at + 1], "%")) [last, unit] = [at + 1, "%"];
  return { first, last, unit, value: pieces[at]?.chunk.number ?? 0 };
}

const say = ({ op, value, to }: NumberTest): string =>
  op === "between" ? `from ${value} to ${to}` : `${op} ${value}`;

export const saysCommission = (piece: Piece | undefined): boolean =>
  /^commissions?(?: rates?)?$/i.test(piece?.chunk.text ?? "");

export function readConditions(pieces: Pieces): Condition[] {
  const found: Condition[] = [];
  const add = (test: NumberTest, unit: Condition["unit"], first: number, last: number) => {
    for (const piece of pieces.slice(first, last + 1)) take(piece);
    const main = pieces[first];
    if (main !== undefined) take(main, say(test));
    found.push({ test, unit, first, last });
  };
  for (const piece of pieces) {
    // “Cancelled over too much stock”.
    const reason = meaningsOf(neighbour(pieces, piece.at, 1), "value").some(({ column }) =>
      /_reason$|_code$/.test(column),
    );
    if (reason && /^over$/i.test(piece.chunk.text)) take(piece);
    if (piece.chunk.number === null || piece.taken) continue;
    const { first, last, unit, value } = amountAt(pieces, piece.at);
    const direct = pieces[first - 1];
    const before = hasRole(direct, "between") ? direct : neighbour(pieces, first, -1);
    const next = neighbour(pieces, last, 1);
    if (
      hasRole(before, "between") &&
      before !== undefined &&
      /and|to/i.test(next?.chunk.text ?? "") &&
      next !== undefined
    ) {
      const number = neighbour(pieces, next.at, 1);
      const at = isSign(number, "$") ? (number?.at ?? 0) + 1 : number?.at;
      if (at !== undefined && typeof pieces[at]?.chunk.number === "number") {
        const upper = amountAt(pieces, at);
        const test = { op: "between", value, to: upper.value } as const;
        add(test, unit ?? upper.unit, before.at, upper.last);
        continue;
      }
    }
    const op = operatorOf(before, operators);
    // “Over two years”: a stretch of time, not a condition.
    const lasts =
      isPlural(next) &&
      /^(?:over|past|under|within)$/i.test(before?.chunk.text ?? "") &&
      meaningsOf(next, "group").some(({ id }) => isTime(id));
    if (lasts && unit === null) continue;
    // “Affiliates who get 15 percent commission”.
    const later = operatorOf(next, after);
    const said = op === null && later === null;
    const earned = unit === "%" ? [before, next].find(saysCommission) : undefined;
    const rated = earned !== undefined && pieces.some((one) => hasTopic(one, "affiliate"));
    if (said && (rated || /^quantity of$/i.test(before?.chunk.text ?? ""))) {
      if (earned !== undefined) take(earned, "commission rate");
      add({ op: "=", value, to: value }, unit, first, last);
      continue;
    }
    if (op !== null && before !== undefined) {
      add({ op, value, to: value }, unit, before.at, last);
      continue;
    }
    if (later !== null && next !== undefined && next.at - last <= 1)
      add({ op: later, value, to: value }, unit, first, next.at);
  }
  return found;
}
