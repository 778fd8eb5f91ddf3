/** Conditions by name: column values, facts about rows, days of the week, delivery intervals. */
import type { Base, FactId, Filter } from "../plan.ts";
import { filterOn } from "../sql/clauses.ts";
import { filterInWords } from "../plan-text.ts";
import { columnSql, isOwn } from "../tables.ts";
import { opposites } from "../facts.ts";
import { anyRole, noPiece, type Piece, type Pieces } from "./pieces.ts";

interface NamedFilter {
  readonly piece: Piece;
  /** What it can be, a value or a fact, the likeliest first. */
  readonly options: readonly Filter[];
}

export const isFact = (fact: FactId) => (one: Filter) => one.kind === "fact" && one.fact === fact;
export const valuesOf = (filter: Filter, column: string): readonly string[] =>
  filter.kind === "values" && filter.column === column && !filter.not ? filter.values : [];

/** "Not", "except", "without" before a piece, or before the list that contains it. */
function denialOf(piece: Piece): Piece {
  for (let { before } = piece; ; before = before.before) {
    const isLess = before === piece.before && /^less$/i.test(before.text);
    if (before.hasRole("not") || isLess) return before;
    const isListed =
      before.hasRole("or", "and", "comma", "those", "where") || before.hasKind("value");
    if (!isListed) return noPiece;
  }
}

/** Which meaning comes first for a word that is both a figure and a condition: "delivered", "failed payments". */
export type Preference = "subjects" | "values";

/** @returns what a piece can be as a condition, the likeliest first */
function optionsOf(piece: Piece, isAffiliate: boolean, not: boolean): Filter[] {
  const fact = (id: FactId): Filter => ({ kind: "fact", fact: id });
  const facts = piece.meanings("fact").map(({ id }) => fact(id));
  // A word for several values of a column, such as "weekend", means any of them.
  const columns = Map.groupBy(piece.meanings("value"), ({ column }) => column);
  const values = [...columns].map(([column, all]): Filter => ({
    kind: "values",
    column,
    values: [...new Set(all.map(({ value }) => value))],
    not,
  }));
  // "Orders that came through affiliates" have one; customers came by that channel.
  const credits = piece.hasFact("by_affiliate") && !/^(?:who|customers?)$/i.test(piece.before.text);
  if (isAffiliate || credits)
    return [fact(not ? "without_affiliate" : "by_affiliate"), ...values, ...facts];
  if (not && values.length === 0)
    return opposites.flatMap(([yes, no]) => (piece.hasFact(yes) ? [fact(no)] : []));
  return [...values, ...facts];
}

export function readNamedFilters(pieces: Pieces, prefer: Preference = "values"): NamedFilter[] {
  const found: NamedFilter[] = [];
  for (const piece of pieces) {
    if (piece.taken) continue;
    const denied = denialOf(piece);
    const add = (options: readonly Filter[], note = "") => {
      piece.take(note);
      denied.take();
      found.push({ piece, options });
    };
    const next = piece.right;
    // "Subscription revenue": from orders that a subscription created.
    const ofOrders =
      next.hasTopic("revenue", "order") ||
      (next.hasRole("versus") && !piece.isPlural) ||
      next.meanings("measure").some(({ id }) => id === "average_order_value");
    if (piece.hasTopic("subscription") && ofOrders && !next.hasKind("value")) {
      add([{ kind: "fact", fact: "by_subscription" }], "orders of a subscription");
      continue;
    }
    const isFigure = pieces.some(
      (other) =>
        other !== piece &&
        other.hasKind("measure", "topic") &&
        !other.hasTopic("customer", "affiliate"),
    );
    const isSource = piece.hasTopic("affiliate") && isFigure;
    if (!piece.hasKind("value", "fact") && !isSource) continue;
    const both = piece.hasKind("topic", "measure") && !isSource;
    // "Top products for repeat customers".
    const restricts = piece.hasKind("fact") && /^(?:for|of|from|among|by)$/i.test(piece.left.text);
    if (both && prefer === "subjects" && !(isFigure && restricts)) continue;
    const options = optionsOf(piece, isSource, denied.exists);
    // The word "emails" means messages, which the shop's books do not have.
    if (options.length > 0 && !/^e-?mails$/i.test(piece.text)) add(options);
  }
  return found;
}

/** The option that a table has, its own columns first; null if it has none. */
function filterFor({ options }: NamedFilter, base: Base): Filter | null {
  const known = options.filter((option) => filterOn(option, base, "x") !== null);
  const own = known.find((one) => one.kind === "values" && isOwn(base, columnSql(one.column)));
  return own ?? known[0] ?? null;
}

/** @returns null if the table lacks one of them */
export function filtersFor(named: readonly NamedFilter[], base: Base): Filter[] | null {
  const found: Filter[] = [];
  for (const one of named) {
    const filter = filterFor(one, base);
    if (filter === null) return null;
    one.piece.note = filterInWords(filter);
    found.push(filter);
  }
  return found;
}

/** Values of one column are one filter, and a row needs one of them. */
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
    if (other?.kind === "values" && filter.kind === "values")
      merged[at] = { ...other, values: [...new Set([...other.values, ...filter.values])] };
    else if (!merged.some((one) => JSON.stringify(one) === JSON.stringify(filter)))
      merged.push(filter);
  }
  return merged;
}

/** What a filter is about: a new one replaces those about the same. */
const family = (filter: Filter): string =>
  filter.kind === "values" ? filter.column : filter.kind === "number" ? filter.field : filter.kind;

/** Adds the filters of a follow-up to those of the last question. */
export function mergeFilters(before: readonly Filter[], fresh: readonly Filter[]): Filter[] {
  const families = fresh.map(family);
  return [...before.filter((filter) => !families.includes(family(filter))), ...fresh];
}

const isPerson = (piece: Piece): boolean =>
  piece.hasTopic("customer", "buyer", "signup") || piece.hasRole("who");

/** "Bought", "order", "never ordered", "coffee buyers". */
const isVerb = (piece: Piece): boolean =>
  piece.hasFact("never_ordered") || (piece.hasTopic("order") && !piece.isPlural);

const isBoth = ({ text }: Piece): boolean => /^(?:both|together|as well as|also)$/i.test(text);

/**
 * Customers by the products that they bought. Only what is denied, or said of the same customers twice, is a history:
 * "customers who bought tea in 2024" are the buyers of that time.
 */
export function readHistories(pieces: Pieces): readonly Filter[] {
  const verb = pieces.findIndex(isVerb);
  if (verb < 0 || !pieces.some(isPerson) || anyRole(pieces, "versus", "or")) return [];
  const bought = pieces.flatMap((piece) => {
    const value = piece.meanings("value").find(({ column }) => column.startsWith("products."));
    const denials = [piece.before, piece.before.before].filter(
      (one) => one.hasRole("not") || one.hasFact("never_ordered"),
    );
    // "Tea buyers who also bought coffee".
    const isBefore = piece.at < verb && !piece.right.hasTopic("buyer");
    return value === undefined || piece.taken || isBefore ? [] : [{ piece, value, denials }];
  });
  const isDenied = bought.some(({ denials }) => denials.length > 0);
  const isJoined = pieces.some(isBoth) || anyRole(pieces, "and", "also");
  if (!isDenied && (bought.length < 2 || !isJoined)) return [];
  pieces[verb]?.take();
  for (const piece of pieces) if (isBoth(piece) || (isVerb(piece) && piece.at > verb)) piece.take();
  return bought.map(({ piece, value: { column, value }, denials }): Filter => {
    const not = denials.length > 0;
    for (const one of [piece, ...denials])
      one.take(not ? "what customers did not do" : "what customers did");
    return { kind: "bought", not, column, values: [value] };
  });
}
