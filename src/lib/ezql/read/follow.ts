/** Questions that refer to the one before: “and by state?”, “only coffee”, “what about 2023?”, “top 3 instead”. */
import { ofOtherState } from "./other-state.ts";
import { isTime } from "../columns.ts";
import { measures } from "../measures.ts";
import type { GroupId, MeasureId, FiguresPlan, Plan } from "../plan.ts";
import { usualField } from "./usual-field.ts";
import { filtersFor, together } from "./filters.ts";
import { type Found, compares } from "./found.ts";
import { mergeFilters, mergeGroups, mergeMeasures } from "./merge.ts";
import { followList } from "./follow-list.ts";
import { anyRole, hasRole, hasTopic, take, withRole, type Pieces } from "./pieces.ts";
import { groupFor } from "./wanted.ts";
import { isPlace } from "./within.ts";

/** What the same things come to, and how many there are. */
const counterparts: readonly (readonly [count: MeasureId, money: MeasureId])[] = [
  ["orders", "revenue"],
  ["refunded_orders", "refunds"],
  ["failed_charges", "failed_amount"],
  ["recovered_orders", "recovered_revenue"],
  ["affiliate_orders", "affiliate_revenue"],
  ["offers_accepted", "offer_revenue"],
  ["offers_shown", "offer_revenue"],
  ["units_sold", "product_sales"],
];

/** “How much money was that?”, “how many are that?”: asked of the figure before. */
function counterpart(pieces: Pieces, last: FiguresPlan): MeasureId | null | undefined {
  const [first] = last.measures;
  if (first === undefined || last.measures.length > 1) return undefined;
  const { unit } = measures[first];
  // “Over $150” is a condition.
  const money = pieces.some(
    (piece) =>
      (hasRole(piece, "money") && !/^(?:\$|dollars?|usd|bucks)$/i.test(piece.chunk.text)) ||
      (hasRole(piece, "money") && !piece.taken),
  );
  if (money && unit === "count")
    return counterparts.find(([count]) => count === first)?.[1] ?? null;
  if (anyRole(pieces, "count") && unit === "money")
    return counterparts.find(([, money]) => money === first)?.[0] ?? null;
  return undefined;
}

const nationwide =
  /\b(?:nationwide|everywhere|countrywide|(?:whole|entire|across the) country|all states)\b/i;
const textOf = (pieces: Pieces): string => pieces.map(({ chunk }) => chunk.text).join(" ");
const of = ([first]: readonly MeasureId[]) => (first === undefined ? null : measures[first].base);

function followFigures(found: Found, last: FiguresPlan): FiguresPlan | null {
  const { pieces, ranking, times, attached } = found;
  const named = found.figures.measures.length > 0 || found.groups.counted !== null;
  const other = named ? undefined : counterpart(pieces, last);
  if (other === null) return null;
  const usual =
    other !== undefined
      ? [other]
      : mergeMeasures(found, last, found.named.length + attached.length > 0);
  let wanted = ofOtherState(found, usual);
  const [first] = wanted;
  if (first === undefined) return null;
  // “Who got the most?”, said of commission.
  const earns = first === "commission" || first.startsWith("affiliate_");
  const fresh = found.groups.options.map((options) =>
    earns && anyRole(pieces, "who") && options[0] === "customer"
      ? "affiliate"
      : groupFor(options, first),
  );
  if (fresh.some((group) => group === null)) return null;
  const filters = filtersFor(
    found.named,
    measures[first].byItem === undefined ? measures[first].base : "items",
  );
  if (filters === null) return null;
  let having = wanted.join() === last.measures.join() ? last.having : null;
  for (const one of attached) {
    if (one.kind === "odd") return null;
    const isRow = pieces.some((piece) => hasTopic(piece, "order", "charge", "product"));
    if (one.kind === "having") having = { measure: one.measure, test: one.test };
    // “Only those above $500”: of the groups.
    else if (one.kind === "usual" && last.groups.length > 0 && !isRow)
      having = { measure: first, test: one.test };
    else {
      const field = one.kind === "field" ? one.field : usualField(first);
      if (field === null) return null;
      filters.push({ kind: "number", field, test: one.test });
    }
  }
  const comparing = compares(pieces) || anyRole(pieces, "growth");
  const adds = anyRole(pieces, "down", "also") && !anyRole(pieces, "instead");
  let groups = mergeGroups(
    last.groups.filter((group) => !found.groups.dropped.includes(group)),
    fresh.filter((group) => group !== null),
    adds,
  );
  // Two groups or more stay but for the one that is asked for in its place.
  if (fresh.length > 0 && anyRole(pieces, "instead") && last.groups.length === 1)
    groups = fresh.filter((group) => group !== null);
  const [newest] = times.periods;
  const reset = anyRole(pieces, "reset");
  let period = newest ?? (reset && last.filters.length === 0 ? null : last.period);
  let { shape } = last;
  if (newest !== undefined && shape.kind === "periods") shape = { kind: "plain" };
  const growing = anyRole(pieces, "growth") && newest === undefined && groups.some(isTime);
  if (found.figures.share) shape = { kind: "share", of: together(filters) };
  if (growing) shape = { kind: "growth" };
  if (times.periods.length >= 2) {
    shape = { kind: "periods", periods: times.periods, growth: anyRole(pieces, "growth") };
    period = null;
  } else if (comparing && newest !== undefined && last.period !== null) {
    shape = {
      kind: "periods",
      periods: [last.period, newest].toSorted((a, b) => (a.from ?? "").localeCompare(b.from ?? "")),
      growth: anyRole(pieces, "growth"),
    };
    period = null;
  } else if (comparing && !growing && filters.length === 0) return null;
  // “How about nationwide?”
  const wide = pieces.some(({ chunk }) => nationwide.test(chunk.text));
  const kept = reset ? [] : wide ? last.filters.filter((one) => !isPlace(one)) : last.filters;
  let merged = found.figures.share
    ? [...last.filters]
    : mergeFilters(kept, filters, anyRole(pieces, "only"));
  // “How many of them have ordered?”
  const these = last.measures.join() === "customers" && wanted.join() === "orders";
  if (these && found.figures.counted && /\bof (?:them|those|these)\b/i.test(textOf(pieces))) {
    wanted = ["customers"];
    merged = [...merged, { kind: "fact", fact: "has_ordered" }];
  } else if (
    of(last.measures) === "customers" &&
    of(wanted) !== "customers" &&
    last.period !== null &&
    newest === undefined
  ) {
    // Of those who came in a time what they did in it is another thing than what they did.
    if (/\b(?:they|their|them|those|these)\b/i.test(textOf(pieces))) return null;
  }
  if (comparing && !growing && filters.length > 0) {
    const [one] = filters;
    const [column] = one?.kind === "values" ? [one.column] : [];
    if (column === undefined) return null;
    merged = together([...last.filters, ...filters]);
    const name =
      column === "products.name"
        ? "product"
        : column === "affiliates.name"
          ? "affiliate"
          : (column.split(".")[1] as GroupId);
    if (!groups.includes(name)) groups = [...groups, name].slice(-2);
  }
  if (shape.kind === "share" && shape.of.length === 0 && groups.length === 0) return null;
  for (const piece of withRole(pieces, "versus", "more", "than", "growth", "or", "down"))
    take(piece);
  let order = ranking.direction ?? last.order;
  if (ranking.judged && measures[first].bad === true) order = order === "desc" ? "asc" : "desc";
  // “Rank them by profit instead”: as many of them as before.
  const anew = wanted.join() !== last.measures.join();
  const limit =
    ranking.limit ?? (ranking.direction !== null && ranking.sortOnly && !anew ? null : last.limit);
  if (ranking.direction !== null && groups.length === 0) return null;
  if (ranking.products && !groups.includes("product")) groups = ["product"];
  return {
    ...last,
    measures: wanted,
    groups,
    filters: merged,
    period,
    shape,
    having,
    order: groups.length === 0 ? null : order,
    limit: groups.length === 0 ? null : limit,
    skip: ranking.limit === null ? last.skip : ranking.skip,
    chart: found.chart ?? (fresh.length > 0 ? null : last.chart),
  };
}

/** @returns null where the question does not fit the one before */
export const followUp = (found: Found, last: Plan): Plan | null =>
  last.kind === "list" ? followList(found, last) : followFigures(found, last);
