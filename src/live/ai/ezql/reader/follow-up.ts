/** Questions that follow up on the last one: "and by state?", "only coffee", "what about 2023?", "top 3 instead". */
import { isTime } from "../tables.ts";
import { measures } from "../measures.ts";
import type { FiguresPlan, Filter, GroupId, ListPlan, MeasureId, Plan } from "../plan.ts";
import { anyRole, hasTopic, neighbour, type Pieces, take, withRole, meaningsOf } from "./pieces.ts";
import { groupFor } from "./chosen-measures.ts";
import { readSlots, type Slots } from "./slots.ts";
import { filtersFor, type Preference, together } from "./named-filters.ts";

/** Whether a question begins or refers back like a follow-up: "and by state?", "that by flow". */
const beginnings =
  /^\W*(?:and|or|but|also|only|just|now|then|same|instead|again|(?:what|how) about|by|per|for|in|of|from|on|at|with|without|within|among|since|before|after|during|excluding|except|leave|not|no|as|compare|sort|rank|split|break|flip|swap|switch|group|narrow|limit|drop|remove|keep|make|add|change|turn|do|top|bottom|first|last|next|previous|that|those|these|it|they|them|their|its|minus|plus|versus|vs|each|every|the)\b/i;

const pointers =
  /\binstead\b|\bof each\b|\bmany of each\b|\bthe (?:top|bottom) \w+\W*$|\b(?:did|split|break|show|was|is|were|are|of|for|about|with|have) (?:that|this|it|those|these|them|they)\b|\b(?:only|too|that|those|them|as well|please)\W*$/i;

/** With fewer words than this, it is only part of a question. */
const fewest = 3;

export const beginsAsFollowUp = (question: string): boolean =>
  beginnings.test(question) ||
  pointers.test(question) ||
  question.trim().split(/\s+/).length < fewest;

/** Measures that only say what kind of rows is meant. */
const generic: readonly MeasureId[] = [
  "orders",
  "customers",
  "new_subscriptions",
  "charges",
  "messages_sent",
  "offers_shown",
  "products",
  "affiliates",
];

const family = (filter: Filter): string => {
  if (filter.kind === "values")
    return /\.(?:state|city)$/.test(filter.column) ? "place" : filter.column;
  if (filter.kind === "number") return filter.field;
  return filter.kind;
};

function mergeFilters(before: readonly Filter[], fresh: readonly Filter[]): Filter[] {
  const families = fresh.map(family);
  return [...before.filter((filter) => !families.includes(family(filter))), ...together(fresh)];
}

/** The total, count and share of the same things. */
const counterparts: readonly (readonly MeasureId[])[] = [
  ["orders", "revenue"],
  ["refunded_orders", "refunds", "refund_rate"],
  ["failed_charges", "failed_amount", "failure_rate"],
  ["recovered_orders", "recovered_revenue", "recovery_rate"],
  ["affiliate_orders", "affiliate_revenue"],
  ["offers_accepted", "offer_revenue", "acceptance_rate"],
  ["offers_shown", "offer_revenue", "acceptance_rate"],
  ["units_sold", "product_sales"],
  ["margin_percent", "gross_profit", "margin_percent"],
];

/** "How much money was that?", "in percent": asks about the previous figure. */
function counterpart({ pieces }: Slots, last: FiguresPlan): MeasureId | null {
  const [first, more] = last.measures;
  const all = counterparts.find((ids) => first !== undefined && ids.includes(first));
  if (first === undefined || more !== undefined || all === undefined) return null;
  const asked = anyRole(pieces, "rate")
    ? 2
    : anyRole(pieces, "money")
      ? 1
      : anyRole(pieces, "count")
        ? 0
        : -1;
  const found = all[asked];
  return found === undefined || found === first ? null : found;
}

function followFigures(slots: Slots, last: FiguresPlan): FiguresPlan | null {
  const { pieces, subjects, ranking, times, dimensions } = slots;
  const [named] = subjects.measures;
  const onlyRows =
    named !== undefined &&
    generic.includes(named) &&
    !subjects.counted &&
    (slots.named.length > 0 || slots.conditions.length > 0);
  const other = named === undefined ? counterpart(slots, last) : null;
  let wanted =
    other !== null
      ? [other]
      : named === undefined || onlyRows
        ? ranking.measure === null
          ? last.measures
          : [ranking.measure]
        : subjects.measures;
  const beside =
    anyRole(pieces, "versus") && slots.named.length === 0 && times.periods.length === 0;
  if (
    (anyRole(pieces, "also") || beside) &&
    named !== undefined &&
    measures[named].base === measures[last.measures[0] ?? named].base
  )
    wanted = [...new Set([...last.measures, ...subjects.measures])];
  const [first] = wanted;
  if (first === undefined) return null;
  const base = measures[first].byItem === null ? measures[first].base : "items";
  const fresh = filtersFor(slots.named, base);
  if (fresh === null || slots.conditions.length > 0) return null;
  const earns = first === "commission" || first.startsWith("affiliate_");
  const groups = dimensions.options.map((options) =>
    earns && options[0] === "customer" ? "affiliate" : groupFor(options, first),
  );
  if (groups.some((group) => group === null)) return null;
  const own = groups.filter((group) => group !== null);
  const adds = anyRole(pieces, "down", "also") && !anyRole(pieces, "instead");
  const sameKind = (a: GroupId, b: GroupId) => a === b || (isTime(a) && isTime(b));
  const merged =
    own.length === 0
      ? [...last.groups]
      : adds
        ? [
            ...last.groups.filter((group) => !own.some((other) => sameKind(other, group))),
            ...own,
          ].slice(-2)
        : own;
  const growing = anyRole(pieces, "growth") && merged.some((group) => isTime(group));
  const comparing =
    anyRole(pieces, "versus", "growth") && !growing && !(beside && named !== undefined);
  let { shape, period } = last;
  const [newest] = times.periods;
  if (times.periods.length >= 2) {
    shape = { kind: "periods", periods: times.periods, growth: anyRole(pieces, "growth") };
    period = null;
  } else if (comparing && newest !== undefined && last.period !== null) {
    const both = [last.period, newest].toSorted((a, b) =>
      (a.from ?? "").localeCompare(b.from ?? ""),
    );
    shape = { kind: "periods", periods: both, growth: anyRole(pieces, "growth") };
    period = null;
  } else if (newest !== undefined) {
    period = newest;
    if (shape.kind === "periods") shape = { kind: "plain" };
  }
  const reset = anyRole(pieces, "reset");
  if (reset && newest === undefined && last.filters.length === 0) period = null;
  const filters = mergeFilters(reset ? [] : last.filters, fresh);
  if (growing) shape = { kind: "growth" };
  if (comparing && times.periods.length === 0) return null;
  for (const piece of withRole(
    pieces,
    "versus",
    "growth",
    "or",
    "more",
    "than",
    "reset",
    "rate",
    "average",
  ))
    take(piece);
  let order = ranking.direction ?? last.order;
  if (ranking.judged && order !== null && measures[first].bad === true)
    order = order === "desc" ? "asc" : "desc";
  if (own.length > 0 && ranking.direction === null && shape.kind !== "first-of-each") order = null;
  const limit = ranking.sortOnly
    ? last.limit
    : (ranking.limit ?? (own.length > 0 ? null : last.limit));
  if (shape.kind === "first-of-each" && own.length > 0) shape = { kind: "plain" };
  return {
    ...last,
    measures: wanted,
    groups: merged,
    filters,
    period,
    shape,
    having: wanted.join() === last.measures.join() ? last.having : null,
    order: ranking.direction === null && ranking.limit !== null ? (last.order ?? "desc") : order,
    limit,
    skip: ranking.skip,
    chart: slots.chart ?? last.chart,
  };
}

function followRows(slots: Slots, last: ListPlan): ListPlan | null {
  const { times, ranking, pieces } = slots;
  const filters = filtersFor(slots.named, last.of === "orders" ? "orders" : last.of);
  if (
    filters === null ||
    slots.dimensions.options.length > 0 ||
    slots.conditions.length > 0 ||
    times.periods.length > 1
  )
    return null;
  const topic = pieces.some((piece) => hasTopic(piece, "revenue", "profit", "unit"));
  if (topic) return null;
  const [field] =
    ranking.piece === null ? [] : meaningsOf(neighbour(pieces, ranking.piece.at, 1), "field");
  const by =
    field?.id ?? (ranking.field === "price" ? "price" : ranking.field) ?? last.order?.by ?? null;
  return {
    ...last,
    filters: mergeFilters(anyRole(pieces, "reset") ? [] : last.filters, filters),
    period: times.periods[0] ?? last.period,
    order:
      ranking.direction !== null && by !== null ? { by, direction: ranking.direction } : last.order,
    limit: ranking.limit ?? last.limit,
    skip: ranking.skip,
  };
}

export function followUp(
  pieces: Pieces,
  last: Plan,
  say: (id: MeasureId) => string,
  prefer: Preference,
): Plan | null {
  const slots = readSlots(
    pieces,
    last.period ?? { from: null, to: null, label: "", words: "" },
    say,
    prefer,
    last.kind === "figures" ? (last.measures[0] ?? null) : null,
    true,
  );
  if (slots === null) return null;
  return last.kind === "figures" ? followFigures(slots, last) : followRows(slots, last);
}
