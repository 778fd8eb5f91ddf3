/** Conditions by name: column values, facts about rows, days of the week, delivery intervals. */
import type { Base, Filter, MeasureId } from "../plan.ts";
import { filterOn, tablesIn } from "../sql/clauses.ts";
import { sayFilter } from "../answer.ts";
import { columnSql, tables } from "../tables.ts";
import {
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
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

const daysOf = (piece: Piece): readonly number[] =>
  roleOf(piece, "days") ?? (/^weekdays?$/i.test(piece.chunk.text) ? [1, 2, 3, 4, 5] : []);

/** "Every 14 days", "30-day subscriptions", "every two weeks", "attempt 2". */
export function readIntervals(pieces: Pieces): NamedFilter[] {
  const found: NamedFilter[] = [];
  const values = (column: "subscriptions.interval_days", value: number) =>
    [{ kind: "values", column, values: [String(value)], not: false }] as const;
  for (const piece of pieces) {
    const { number } = piece.chunk;
    if (number === null || piece.taken) continue;
    const next = neighbour(pieces, piece.at, 1);
    const before = neighbour(pieces, piece.at, -1);
    const unit = /^days?$/i.test(next?.chunk.text ?? "")
      ? 1
      : /^weeks?$/i.test(next?.chunk.text ?? "")
        ? 7
        : 0;
    // "Cancelled within 30 days" says nothing about deliveries.
    const isSpan = /^(?:within|in|after|over|under|for|before)$/i.test(
      pieces[piece.at - 1]?.chunk.text ?? "",
    );
    if (unit > 0 && !isSpan && next !== undefined && intervals.includes(number * unit)) {
      take(piece, "delivery interval");
      found.push({ piece, options: values("subscriptions.interval_days", number * unit) });
      take(next);
      if (before !== undefined && hasRole(before, "by")) {
        take(before);
        const verb = neighbour(pieces, before.at, -1);
        if (
          verb !== undefined &&
          hasTopic(verb, "message", "delivery") &&
          !hasTopic(verb, "subscription")
        )
          take(verb);
      }
      const noun = neighbour(pieces, next.at, 1);
      if (
        noun !== undefined &&
        meaningsOf(noun, "group").some(({ id }) => id === "interval_days") &&
        !hasRole(neighbour(pieces, noun.at, -1), "by")
      )
        take(noun);
    }
  }
  return found;
}

/** "Not", "except", "without" before a piece, or before the list that contains it. */
function isDenied(pieces: Pieces, piece: Piece): Piece | null {
  let at = piece.at;
  let relative = false;
  for (;;) {
    const before = neighbour(pieces, at, -1);
    if (before === undefined) return null;
    if (hasRole(before, "not") && !/^beside$/i.test(before.chunk.text)) return before;
    // "Less gear".
    if (/^(?:less|minus)$/i.test(before.chunk.text) && !relative && before.at === piece.at - 1)
      return before;
    // "Excluding those from Texas", but not "outside Texas who came by email".
    relative ||= hasRole(before, "where", "who", "those");
    const listed = hasRole(before, "or", "and", "comma") || hasKind(before, "value");
    if (relative ? !hasRole(before, "where", "who", "those") : !listed) return null;
    at = before.at;
  }
}

/** Which meaning comes first for a word that is both a figure and a condition: "delivered", "failed payments". */
export type Preference = "subjects" | "values";

const column = (piece: Piece): string => meaningsOf(piece, "value")[0]?.column ?? "";

export function readNamedFilters(
  pieces: Pieces,
  prefer: Preference = "values",
  last: MeasureId | null = null,
): NamedFilter[] {
  const listed = pieces.some(({ chunk }) => /^(?:and so on|etc)$/i.test(chunk.text));
  const cancels =
    last === "cancellations" || pieces.some((piece) => hasTopic(piece, "cancel", "lost"));
  const found: NamedFilter[] = [];
  for (const piece of pieces) {
    if (piece.taken) continue;
    const weekend = pieces.some((one) => hasRole(one, "weekend"));
    const days = /^weekdays?$/i.test(piece.chunk.text) && !weekend ? [] : daysOf(piece);
    if (days.length > 0 && listed) {
      take(piece, "which days");
      continue;
    }
    if (days.length > 0) {
      take(piece, "which days");
      const denied = isDenied(pieces, piece);
      if (denied !== null) take(denied);
      const kept =
        denied === null ? days : [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day));
      found.push({ piece, options: [{ kind: "days", days: kept }] });
      continue;
    }
    // "Subscription revenue": from orders that a subscription created.
    const next = neighbour(pieces, piece.at, 1);
    if (
      hasTopic(piece, "subscription") &&
      pieces[piece.at + 1] === next &&
      (hasTopic(next, "revenue", "order") ||
        meaningsOf(next, "measure").some(({ id }) => id === "average_order_value")) &&
      !hasKind(next, "value")
    ) {
      take(piece, "orders of a subscription");
      found.push({ piece, options: [{ kind: "fact", fact: "by_subscription" }] });
      continue;
    }
    const both = hasKind(piece, "value", "fact") && hasKind(piece, "topic", "measure");
    const ownNoun = meaningsOf(next, "group").some(({ id }) =>
      meaningsOf(piece, "value").some(({ column: name }) => name.endsWith(`.${id}`)),
    );
    const figure = pieces.some(
      (other) =>
        other !== piece &&
        hasKind(other, "measure", "topic") &&
        !hasTopic(other, "customer", "affiliate"),
    );
    const source = hasTopic(piece, "affiliate") && figure && !hasKind(piece, "measure");
    // "Retries only", "just the refunded ones", "of repeat buyers": these restrict the rows.
    const lead = pieces[piece.at - 1]?.chunk.text ?? "";
    const narrows =
      figure &&
      (hasRole(pieces[piece.at + 1], "only") ||
        hasRole(pieces[piece.at - 1], "only") ||
        /^ones$/i.test(next?.chunk.text ?? "") ||
        isDenied(pieces, piece) !== null ||
        (hasKind(piece, "fact") && /^(?:for|of|from|among|by|on|in|with)$/i.test(lead)));
    const told =
      column(piece) === "sms_messages.status" && !pieces.some((one) => hasRole(one, "rate"));
    if (
      both &&
      !ownNoun &&
      !source &&
      !narrows &&
      !told &&
      prefer === "subjects" &&
      !column(piece).startsWith("products.")
    )
      continue;
    const byAffiliate: Filter[] = hasTopic(piece, "affiliate")
      ? [{ kind: "fact", fact: "by_affiliate" }]
      : [];
    const facts = meaningsOf(piece, "fact").map(({ id }): Filter => ({ kind: "fact", fact: id }));
    const denied = isDenied(pieces, piece);
    const values = meaningsOf(piece, "value")
      // "Failed payments" is a cancel reason only if the question asks for reasons.
      .filter(({ column: name }) => cancels || !name.endsWith("cancel_reason"))
      .map(({ column, value }): Filter => ({
        kind: "values",
        column,
        values: [value],
        not: denied !== null,
      }));
    if (!hasKind(piece, "value", "fact") && !source) continue;
    if (source && denied !== null)
      byAffiliate.splice(0, 1, { kind: "fact", fact: "without_affiliate" });
    if (facts.length + values.length + byAffiliate.length === 0) continue;
    // The word "emails" means messages, which the shop's books do not have.
    if (/^e-?mails$/i.test(piece.chunk.text)) continue;
    if (denied !== null && facts.length > 0 && values.length === 0) continue;
    take(piece);
    if (denied !== null) take(denied);
    const people = hasTopic(neighbour(pieces, piece.at, -1), "customer", "buyer");
    found.push({
      piece,
      options: people && !source ? [...facts, ...values] : [...byAffiliate, ...values, ...facts],
      idle: source && values.length === 0,
    });
  }
  return found;
}

/** The option that a table has, its own columns first; null if it has none. */
function filterFor({ options }: NamedFilter, base: Base): Filter | null {
  const own = tables[base].alias;
  const known = options.filter((option) => filterOn(option, base, "x") !== null);
  if ((base === "orders" || base === "items") && known[0]?.kind === "fact") return known[0];
  const ofOwn = known.find(
    (option) => option.kind === "values" && tablesIn(columnSql(option.column)).has(own),
  );
  return ofOwn ?? known[0] ?? null;
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

/** Values of one column are one filter: any of them. */
export function together(filters: readonly Filter[]): Filter[] {
  const merged: Filter[] = [];
  for (const filter of filters) {
    const at = merged.findIndex(
      (other) =>
        other.kind === "values" &&
        filter.kind === "values" &&
        other.column === filter.column &&
        other.not === filter.not,
    );
    const days = merged.findIndex((one) => one.kind === "days");
    const before = merged[days];
    if (before?.kind === "days" && filter.kind === "days") {
      merged[days] = { kind: "days", days: [...new Set([...before.days, ...filter.days])].sort() };
      continue;
    }
    const other = merged[at];
    if (other?.kind === "values" && filter.kind === "values")
      merged[at] = { ...other, values: [...new Set([...other.values, ...filter.values])] };
    else if (!merged.some((one) => JSON.stringify(one) === JSON.stringify(filter)))
      merged.push(filter);
  }
  return merged;
}
