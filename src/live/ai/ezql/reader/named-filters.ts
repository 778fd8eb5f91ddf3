/** Conditions by name: column values, facts about rows, days of the week, delivery intervals. */
import type { Base, FactId, Filter } from "../plan.ts";
import { filterOn, tablesIn } from "../sql/clauses.ts";
import { sayFilter } from "../answer.ts";
import { opposites } from "../facts.ts";
import { columnSql, groupOfColumn, tables } from "../tables.ts";
import {
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbor,
  type Piece,
  type Pieces,
  roleOf,
  take,
} from "./pieces.ts";

export interface NamedFilter {
  readonly piece: Piece;
  /** What it can be, a value or a fact, the likeliest first. */
  readonly options: readonly Filter[];
  /** When the table lacks it, it adds nothing new: the affiliates of a commission. */
  readonly idle?: boolean;
}

const intervals = [14, 30, 45, 60];

/** "Every 14 days", "30-day subscriptions", "every two weeks". */
export function readIntervals(pieces: Pieces): NamedFilter[] {
  return pieces.flatMap((piece) => {
    const next = neighbor(pieces, piece.at, 1);
    const unit = /^(day|week)s?$/i.exec(next?.chunk.text ?? "")?.[1]?.toLowerCase();
    const days = (piece.chunk.number ?? 0) * (unit === "week" ? 7 : 1);
    // "Cancelled within 30 days" says nothing about deliveries.
    const lead = pieces[piece.at - 1]?.chunk.text ?? "";
    const isSpan = /^(?:within|in|after|over|under|for|before)$/i.test(lead);
    if (piece.taken || next === undefined || unit === undefined || isSpan) return [];
    if (!intervals.includes(days)) return [];
    take(piece, "delivery interval");
    take(next);
    const every = neighbor(pieces, piece.at, -1);
    if (every !== undefined && hasRole(every, "by")) {
      take(every);
      const verb = neighbor(pieces, every.at, -1);
      if (verb !== undefined && hasTopic(verb, "message", "delivery")) take(verb);
    }
    const noun = neighbor(pieces, next.at, 1);
    if (noun !== undefined && meaningsOf(noun, "group").some(({ id }) => id === "interval_days"))
      take(noun);
    const values = [String(days)];
    const filter = {
      kind: "values",
      column: "subscriptions.interval_days",
      values,
      not: false,
    } as const;
    return [{ piece, options: [filter] }];
  });
}

/** "Not", "except", "without" before a piece, or before the list that contains it. */
function isDenied(pieces: Pieces, piece: Piece): Piece | null {
  let at = piece.at;
  let relative = false;
  for (;;) {
    const before = neighbor(pieces, at, -1);
    if (before === undefined) return null;
    if (hasRole(before, "not") && !/^beside$/i.test(before.chunk.text)) return before;
    // "Less gear".
    if (/^(?:less|minus)$/i.test(before.chunk.text) && at === piece.at) return before;
    // "Excluding those from Texas", but not "outside Texas who came by email".
    const isPronoun = hasRole(before, "where", "who", "those");
    const isListed = hasRole(before, "or", "and", "comma") || hasKind(before, "value");
    relative ||= isPronoun;
    if (relative ? !isPronoun : !isListed) return null;
    at = before.at;
  }
}

/** Which meaning comes first for a word that is both a figure and a condition: "delivered", "failed payments". */
export type Preference = "subjects" | "values";

const hasFact = (piece: Piece, ids: readonly FactId[]): boolean =>
  meaningsOf(piece, "fact").some(({ id }) => ids.includes(id));

/** Whether a word that can also name a figure restricts the rows of another: "retries only", "of repeat buyers". */
function restricts(pieces: Pieces, piece: Piece): boolean {
  const next = neighbor(pieces, piece.at, 1);
  const direct = [pieces[piece.at - 1], pieces[piece.at + 1]];
  const [value] = meaningsOf(piece, "value");
  const column = value?.column ?? "";
  return (
    column.startsWith("products.") ||
    (value !== undefined &&
      meaningsOf(next, "group").some(({ id }) => id === groupOfColumn(value.column))) ||
    direct.some((other) => hasRole(other, "only")) ||
    isDenied(pieces, piece) !== null ||
    opposites.some(
      (pair) => hasFact(piece, pair) && pieces.some((one) => one !== piece && hasFact(one, pair)),
    ) ||
    (hasKind(piece, "fact") &&
      /^(?:for|of|from|among|by|on|in|with)$/i.test(direct[0]?.chunk.text ?? ""))
  );
}

/** @returns what a piece can be as a condition, the likeliest first */
function optionsOf(piece: Piece, isSource: boolean, not: boolean): Filter[] {
  const fact = (id: FactId): Filter => ({ kind: "fact", fact: id });
  const facts = meaningsOf(piece, "fact").map(({ id }) => fact(id));
  const values = meaningsOf(piece, "value").map(({ column, value }): Filter => ({
    kind: "values",
    column,
    values: [value],
    not,
  }));
  if (isSource) return [fact(not ? "without_affiliate" : "by_affiliate"), ...values, ...facts];
  if (not && values.length === 0) return [];
  return [...values, ...facts];
}

export function readNamedFilters(pieces: Pieces, prefer: Preference = "values"): NamedFilter[] {
  const found: NamedFilter[] = [];
  for (const piece of pieces) {
    if (piece.taken) continue;
    const denied = isDenied(pieces, piece);
    const add = (options: readonly Filter[], note = "", idle = false) => {
      take(piece, note);
      if (denied !== null) take(denied);
      found.push({ piece, options, idle });
    };
    const days = roleOf(piece, "days");
    if (days !== undefined) {
      const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day));
      add([{ kind: "days", days: denied === null ? days : others }], "which days");
      continue;
    }
    const next = pieces[piece.at + 1];
    // "Subscription revenue": from orders that a subscription created.
    const ofOrders =
      hasTopic(next, "revenue", "order") ||
      meaningsOf(next, "measure").some(({ id }) => id === "average_order_value");
    if (hasTopic(piece, "subscription") && ofOrders && !hasKind(next, "value")) {
      add([{ kind: "fact", fact: "by_subscription" }], "orders of a subscription");
      continue;
    }
    const isFigure = pieces.some(
      (other) =>
        other !== piece &&
        hasKind(other, "measure", "topic") &&
        !hasTopic(other, "customer", "affiliate"),
    );
    // "How many affiliates joined" is not about customers.
    const joins = hasTopic(next, "signup") && /^joined/i.test(next?.chunk.text ?? "");
    const isSource =
      hasTopic(piece, "affiliate") && isFigure && !joins && !hasKind(piece, "measure");
    if ((!hasKind(piece, "value", "fact") && !isSource) || joins) continue;
    const both = hasKind(piece, "topic", "measure") && !isSource;
    if (both && prefer === "subjects" && !(isFigure && restricts(pieces, piece))) continue;
    const options = optionsOf(piece, isSource, denied !== null);
    // The word "emails" means messages, which the shop's books do not have.
    if (options.length === 0 || /^e-?mails$/i.test(piece.chunk.text)) continue;
    add(options, "", isSource && !hasKind(piece, "value"));
  }
  return found;
}

/** The option that a table has, its own columns first; null if it has none. */
function filterFor({ options }: NamedFilter, base: Base): Filter | null {
  const known = options.filter((option) => filterOn(option, base, "x") !== null);
  if ((base === "orders" || base === "items") && known[0]?.kind === "fact") return known[0];
  const own = known.find(
    (one) => one.kind === "values" && tablesIn(columnSql(one.column)).has(tables[base].alias),
  );
  return own ?? known[0] ?? null;
}

/** @returns null if the table lacks one of them */
export function filtersFor(named: readonly NamedFilter[], base: Base): Filter[] | null {
  const found: Filter[] = [];
  for (const one of named) {
    const filter = filterFor(one, base);
    if (filter === null && one.idle === true) continue;
    if (filter === null) return null;
    one.piece.note = sayFilter(filter);
    found.push(filter);
  }
  return found;
}

/** Values of one column are one filter: any of them. So are days of the week. */
export function together(filters: readonly Filter[]): Filter[] {
  const merged: Filter[] = [];
  for (const filter of filters) {
    const at = merged.findIndex(
      (other) =>
        (other.kind === "days" && filter.kind === "days") ||
        (other.kind === "values" &&
          filter.kind === "values" &&
          other.column === filter.column &&
          other.not === filter.not),
    );
    const other = merged[at];
    if (other?.kind === "values" && filter.kind === "values")
      merged[at] = { ...other, values: [...new Set([...other.values, ...filter.values])] };
    else if (other?.kind === "days" && filter.kind === "days")
      merged[at] = { kind: "days", days: [...new Set([...other.days, ...filter.days])].sort() };
    else if (!merged.some((one) => JSON.stringify(one) === JSON.stringify(filter)))
      merged.push(filter);
  }
  return merged;
}
