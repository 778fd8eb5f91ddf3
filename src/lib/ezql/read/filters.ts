/** Conditions by name: values of columns, facts about rows, days of the week. */
import type { Base } from "../measures.ts";
import type { ColumnId, Filter } from "../plan.ts";
import { filterOn, tablesIn } from "../sql/scope.ts";
import { columnSql, fromTable } from "../columns.ts";
import { isNegated } from "./negated.ts";
import { otherSide } from "./other-side.ts";
import { opposites } from "./opposites.ts";
import type { RoleId } from "../vocabulary.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  neighbour,
  type Piece,
  type Pieces,
  take,
} from "./pieces.ts";

export interface Named {
  readonly piece: Piece;
  /** What it may be, a value or a fact. */
  readonly options: readonly Filter[];
  readonly not: boolean;
}

const dayRoles: readonly RoleId[] = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
];

function optionsOf(piece: Piece, not: boolean): Filter[] {
  // “Leave out anything with a discount code”.
  const facts = meaningsOf(piece, "fact").flatMap(({ id }): Filter[] => {
    const fact = not ? opposites[id] : id;
    if (not && id === "by_subscription")
      return [{ kind: "values", column: "orders.order_type", values: ["one_time"], not: false }];
    return fact === undefined ? [] : [{ kind: "fact", fact }];
  });
  const values = meaningsOf(piece, "value")
    .toSorted((a, b) => Number(a.loose) - Number(b.loose))
    .map(({ column, value }): Filter => ({ kind: "values", column, values: [value], not }));
  return [...facts, ...values];
}

/** “Versus”, “than”, “better than”. */
export const setsApart = (pieces: Pieces): boolean =>
  anyRole(pieces, "versus", "than") ||
  pieces.some((piece) => hasRole(piece, "gt", "lt") && /\bthan$/i.test(piece.chunk.text));

/** “Weekends against weekdays”, “Monday or Friday”: two stretches of the week, to be told apart. */
function sidesOfWeek(pieces: Pieces): readonly (readonly number[])[] | null {
  const either = anyRole(pieces, "or") && anyRole(pieces, "more");
  if (!either && !setsApart(pieces)) return null;
  const parts = pieces.flatMap((piece) => {
    const day = dayRoles.findIndex((id) => hasRole(piece, id));
    if (day >= 0) return [[day]];
    if (hasRole(piece, "weekend")) return [[0, 6]];
    const workdays = hasRole(piece, "workday") || /^(?:on )?week ?days?$/i.test(piece.chunk.text);
    return workdays ? [[1, 2, 3, 4, 5]] : [];
  });
  if (parts.length !== 2) return null;
  for (const piece of pieces)
    if (/^(?:on )?week ?days?$/i.test(piece.chunk.text)) take(piece, "day of the week");
  return parts;
}

export function readNamed(pieces: Pieces): Named[] {
  const found: Named[] = [];
  const days = new Set<number>();
  for (const piece of pieces) {
    if (piece.taken) continue;
    const day = dayRoles.findIndex((id) => hasRole(piece, id));
    const several = hasRole(piece, "weekend")
      ? [0, 6]
      : hasRole(piece, "workday")
        ? [1, 2, 3, 4, 5]
        : [];
    for (const at of day >= 0 ? [day] : several) {
      days.add(at);
      take(piece, "day of the week");
    }
    if (meaningsOf(piece, "value").length + meaningsOf(piece, "fact").length === 0) continue;
    // “With their e-mail” names a column, not where somebody came from.
    const before = pieces[piece.at - 1]?.chunk.text ?? "";
    // “The e-mails of the ten best customers”: a column that no figure has.
    if (hasKind(piece, "detail") && /^of\b/i.test(pieces[piece.at + 1]?.chunk.text ?? "")) continue;
    // “Email customers”, “email only”: where they came from.
    const next = pieces[piece.at + 1];
    const source = hasTopic(next, "customer", "buyer", "order") || hasRole(next, "only");
    if (
      !source &&
      hasKind(piece, "detail") &&
      /^(?:with|their|and|,|names?|whose)$/i.test(before)
    ) {
      take(piece, "a column of the list");
      continue;
    }
    const not = isNegated(pieces, piece);
    const all = optionsOf(piece, not);
    // “Social affiliates” are affiliates who speak there.
    const ofAffiliates = all.filter(
      (option) => option.kind === "values" && option.column.startsWith("affiliates."),
    );
    // “Customers without a subscription”: what they are, and not what their orders are.
    const facts = all.filter(({ kind }) => kind === "fact");
    const person =
      hasTopic(neighbour(pieces, piece.at, -1), "customer", "buyer") && facts.length > 0;
    const options =
      hasTopic(next, "affiliate") && ofAffiliates.length > 0 ? ofAffiliates : person ? facts : all;
    if (options.length === 0) continue;
    take(piece);
    const other = otherSide(pieces, piece);
    if (other !== null) found.push({ piece, options: [other], not: false });
    found.push({ piece, options, not });
  }
  const [piece] = pieces;
  const sides = sidesOfWeek(pieces);
  if (sides !== null && piece !== undefined) {
    for (const part of sides)
      found.push({ piece, options: [{ kind: "days", days: part }], not: false });
  } else if (days.size > 0 && piece !== undefined) {
    const filter: Filter = { kind: "days", days: [...days].sort() };
    found.push({ piece, options: [filter], not: false });
  }
  return found;
}

export const sayColumn = (column: ColumnId): string =>
  (column.split(".")[1] ?? column).replaceAll("_", " ");

export const sayValue = (value: string): string => value.replaceAll("_", " ");

const say = (filter: Filter): string => {
  if (filter.kind === "fact") return filter.fact.replaceAll("_", " ");
  if (filter.kind !== "values") return "";
  const verb = filter.not ? "is not" : "is";
  return `${sayColumn(filter.column)} ${verb} ${filter.values.map(sayValue).join(" or ")}`;
};

/** The option that a table knows, its own columns first; null where it knows none. */
function pick(options: readonly Filter[], base: Base): Filter | null {
  const own = fromTable[base].split(" AS ")[1] ?? "";
  const known = options.filter((option) => filterOn(option, base, "x") !== null);
  const ofOwn = known.find(
    (option) => option.kind === "values" && tablesIn(columnSql(option.column)).has(own),
  );
  return ofOwn ?? known[0] ?? null;
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
    const other = merged[at];
    if (other?.kind === "values" && filter.kind === "values") {
      merged[at] = { ...other, values: [...new Set([...other.values, ...filter.values])] };
    } else merged.push(filter);
  }
  return merged;
}

/** @returns a filter for each, in their order; null where the table knows nothing of one */
export function filtersFor(named: readonly Named[], base: Base): Filter[] | null {
  const found: Filter[] = [];
  for (const { piece, options } of named) {
    // “MRR from subscriptions”: all of theirs is.
    const [only] = options;
    if (base === "subscriptions" && only?.kind === "fact" && only.fact === "by_subscription")
      continue;
    const filter = pick(options, base);
    if (filter === null) return null;
    const note = say(filter);
    if (note !== "") piece.note = note;
    found.push(filter);
  }
  return contradicts(found) ? null : found;
}

/** “Failed or not delivered”: of one column some values and none of some others. */
const contradicts = (filters: readonly Filter[]): boolean =>
  filters.some(
    (one) =>
      one.kind === "values" &&
      one.not &&
      filters.some((other) => other.kind === "values" && !other.not && other.column === one.column),
  );
