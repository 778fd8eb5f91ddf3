/** Questions that follow up on the last one: "and by state?", "only coffee", "what about 2023?", "top 3 instead". */
import { measures } from "../measures.ts";
import type { FiguresPlan, Filter, ListPlan, MeasureId, Plan } from "../plan.ts";
import { anyRole, type Pieces, withRole } from "./pieces.ts";
import { groupFor } from "./chosen-measures.ts";
import { readSlots, type Slots } from "./slots.ts";
import { filtersFor, isFact, type Preference, together } from "./named-filters.ts";

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

/** What a filter is about: a new one replaces those about the same. */
const family = (filter: Filter): string => {
  if (filter.kind === "number") return filter.field;
  return filter.kind === "values" ? filter.column : filter.kind;
};
function mergeFilters(before: readonly Filter[], fresh: readonly Filter[]): Filter[] {
  const families = fresh.map(family);
  return [...before.filter((filter) => !families.includes(family(filter))), ...together(fresh)];
}

/** The count, the total and the share of the same things. */
const counterparts: readonly (readonly MeasureId[])[] = [
  ["orders", "revenue"],
  ["refunded_orders", "refunds", "refund_rate"],
  ["failed_charges", "failed_amount", "failure_rate"],
  ["recovered_orders", "recovered_revenue", "recovery_rate"],
  ["offers_accepted", "offer_revenue", "acceptance_rate"],
  ["offers_shown", "offer_revenue", "acceptance_rate"],
  ["units_sold", "product_sales"],
  ["margin_percent", "gross_profit", "margin_percent"],
];

/** The figures that are meant: those of the last question, unless others are named. */
function measuresAfter(slots: Slots, last: FiguresPlan, besides: boolean): readonly MeasureId[] {
  const { pieces, subjects, ranking } = slots;
  const [named] = subjects.measures;
  const [before] = last.measures;
  const rowsOnly =
    named !== undefined && generic.includes(named) && !subjects.counted && slots.named.length > 0;
  if (named !== undefined && !rowsOnly) {
    const adds = besides || anyRole(pieces, "also");
    const isAlike = before !== undefined && measures[named].base === measures[before].base;
    return adds && isAlike
      ? [...new Set([...last.measures, ...subjects.measures])]
      : subjects.measures;
  }
  if (named === undefined && before !== undefined) {
    // "How much money was that?", "in percent".
    const all = counterparts.find((ids) => ids.includes(before)) ?? [];
    const other = (["count", "money", "rate"] as const).findLast((role) => anyRole(pieces, role));
    const found = other && all[["count", "money", "rate"].indexOf(other)];
    if (found !== undefined) return [found];
  }
  return ranking.measure === null ? last.measures : [ranking.measure];
}

function followFigures(slots: Slots, last: FiguresPlan): FiguresPlan | null {
  const { pieces, subjects, ranking, times, dimensions } = slots;
  const versus = anyRole(pieces, "versus");
  const besides = versus && slots.named.length === 0 && times.periods.length === 0;
  const wanted = measuresAfter(slots, last, besides);
  const [first] = wanted;
  if (first === undefined || slots.conditions.length > 0) return null;
  const filters = filtersFor(
    slots.named,
    measures[first].byItem === null ? measures[first].base : "items",
  );
  const earns = first === "commission" || last.filters.some(isFact("by_affiliate"));
  const groups = dimensions.options.map((options) =>
    earns && options[0] === "customer" ? "affiliate" : groupFor(options, first),
  );
  if (filters === null || groups.includes(null)) return null;
  const own = groups.filter((group) => group !== null);
  const growth = anyRole(pieces, "growth");
  const comparing = growth || (versus && !(besides && subjects.measures.length > 0));
  let { shape, period } = last;
  const [newest] = times.periods;
  if (comparing && newest === undefined) return null;
  if (newest !== undefined) {
    const earlier = comparing && period !== null ? [period] : [];
    const periods = [...earlier, ...times.periods].toSorted((a, b) =>
      (a.from ?? "").localeCompare(b.from ?? ""),
    );
    if (periods.length > 1) shape = { kind: "periods", periods, growth };
    else if (shape.kind === "periods") shape = { kind: "plain" };
    period = periods.length > 1 ? null : newest;
  }
  for (const piece of withRole(pieces, "versus", "growth", "or", "more", "than", "rate", "average"))
    piece.take();
  if (own.length > 0 && shape.kind === "first-of-each") shape = { kind: "plain" };
  const turned = ranking.judged && measures[first].bad;
  const usual = own.length > 0 ? null : last.order;
  const flipped = ranking.direction === "asc" ? "desc" : "asc";
  const ranked = ranking.direction === null ? usual : turned ? flipped : ranking.direction;
  return {
    ...last,
    measures: wanted,
    groups: own.length === 0 ? last.groups : own,
    filters: mergeFilters(last.filters, filters),
    period,
    shape,
    having: wanted.join() === last.measures.join() ? last.having : null,
    order: ranking.direction === null && ranking.limit !== null ? (last.order ?? "desc") : ranked,
    limit: ranking.sortOnly ? last.limit : (ranking.limit ?? (own.length > 0 ? null : last.limit)),
    chart: slots.chart ?? last.chart,
  };
}

function followRows(slots: Slots, last: ListPlan): ListPlan | null {
  const { times, ranking, pieces, dimensions, conditions } = slots;
  const filters = filtersFor(slots.named, last.of);
  const more = dimensions.options.length + conditions.length;
  const isFigure = pieces.some((piece) => piece.hasTopic("revenue", "profit", "unit"));
  if (filters === null || more > 0 || times.periods.length > 1 || isFigure) return null;
  const by = ranking.piece.next.meanings("field")[0]?.id ?? ranking.field ?? last.order?.by;
  const { direction } = ranking;
  return {
    ...last,
    filters: mergeFilters(last.filters, filters),
    period: times.periods[0] ?? last.period,
    order: direction === null || by === undefined ? last.order : { by, direction },
    limit: ranking.limit ?? last.limit,
  };
}

export function followUp(pieces: Pieces, last: Plan, prefer: Preference): Plan | null {
  const slots = readSlots(
    pieces,
    last.period ?? { from: null, to: null, label: "", words: "" },
    prefer,
    true,
  );
  if (slots === null) return null;
  return last.kind === "figures" ? followFigures(slots, last) : followRows(slots, last);
}
