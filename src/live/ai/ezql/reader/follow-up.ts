/** Questions that follow up on the last one: "and by state?", "only coffee", "what about 2023?", "top 3 instead". */
import { measures } from "../measures.ts";
import type { FiguresPlan, Filter, MeasureId, Plan } from "../plan.ts";
import { anyRole, type Pieces, withRole } from "./pieces.ts";
import { groupFor, lookup } from "./chosen-measures.ts";
import { readSlots, type Slots } from "./slots.ts";
import { isSum } from "./subjects.ts";
import { filtersFor, type Preference, together } from "./named-filters.ts";

/** Whether a question begins or refers back like a follow-up: "and by state?", "that by flow". */
const beginnings =
  /^\W*(?:and|or|but|also|only|just|now|then|same|instead|again|(?:what|how) about|by|per|for|in|of|from|on|at|with|without|within|among|since|before|after|during|excluding|except|leave|not|no|as|compare|sort|rank|split|break|flip|swap|switch|group|narrow|limit|drop|remove|keep|make|add|change|turn|do|top|bottom|first|last|next|previous|that|those|these|it|they|them|their|its|minus|plus|versus|vs|each|every|the)\b/i;

const pointers =
  /\binstead\b|\bof each\b|\bmany of each\b|\bthe (?:top|bottom) \w+\W*$|\b(?:did|split|break|show|was|is|were|are|of|for|about|with|have) (?:that|this|it|those|these|them|they)\b|\b(?:only|too|that|those|them|as well|please)\W*$/i;

/** With fewer words than this, it is only part of a question: "which codes?" */
const fewest = 3;

export const beginsAsFollowUp = (question: string): boolean =>
  beginnings.test(question) ||
  pointers.test(question) ||
  question.trim().split(/\s+/).length < fewest;

/** What a filter is about: a new one replaces those about the same. */
const family = (filter: Filter): string =>
  filter.kind === "values" ? filter.column : filter.kind === "number" ? filter.field : filter.kind;

function mergeFilters(before: readonly Filter[], fresh: readonly Filter[]): Filter[] {
  const families = fresh.map(family);
  return [...before.filter((filter) => !families.includes(family(filter))), ...together(fresh)];
}

/** The figures that are meant: those of the last question, unless others are named. */
function measuresAfter(slots: Slots, last: FiguresPlan, adds: boolean): readonly MeasureId[] {
  const { subjects, ranking } = slots;
  const [named] = subjects.measures;
  if (named === undefined) return ranking.measure === null ? last.measures : [ranking.measure];
  // "Only the paid orders" says what kind of rows is meant.
  const isRows = measures[named].sql === "count({*})" && measures[named].where.length === 0;
  if (isRows && !subjects.counted && slots.named.length > 0) return last.measures;
  return adds ? [...new Set([...last.measures, ...subjects.measures])] : subjects.measures;
}

/** @returns null if what was said cannot change the last plan */
export function followUp(pieces: Pieces, last: FiguresPlan, prefer: Preference): Plan | null {
  const before = last.period ?? { from: null, to: null, label: "", words: "" };
  const slots = readSlots(pieces, before, prefer);
  if (slots === null) return null;
  const { subjects, ranking, times, dimensions } = slots;
  const versus = anyRole(pieces, "versus");
  // "Compared with orders".
  const besides = versus && subjects.measures.length > 0 && times.periods.length === 0;
  const wanted = measuresAfter(slots, last, besides || anyRole(pieces, "also"));
  const [first] = wanted;
  if (first === undefined || slots.conditions.length > 0) return null;
  const filters = filtersFor(slots.named, lookup(first));
  const groups = dimensions.options.map((options) => groupFor(options, first));
  if (filters === null || groups.includes(null)) return null;
  const own = groups.filter((group) => group !== null);
  let { shape, period } = last;
  const [newest] = times.periods;
  const comparing = versus && !besides;
  if (comparing && newest === undefined) return null;
  if (newest !== undefined) {
    const isOne = times.periods.length === 1;
    const earlier = comparing && isOne && period !== null ? [period] : [];
    const periods = [...earlier, ...times.periods].toSorted((a, b) =>
      (a.from ?? "").localeCompare(b.from ?? ""),
    );
    if (periods.length > 1) shape = { kind: "periods", periods, growth: false };
    else if (shape.kind === "periods") shape = { kind: "plain" };
    period = periods.length > 1 ? null : newest;
  }
  for (const piece of withRole(pieces, "versus", "or", "more", "than")) piece.take();
  // "As a share".
  const rate = pieces.find((piece) => piece.hasRole("rate") && /share/i.test(piece.text));
  if (rate !== undefined && shape.kind === "plain" && last.groups.length > 0 && isSum(first)) {
    rate.take("a share of the whole");
    shape = { kind: "share", of: [] };
  }
  const usual = own.length > 0 ? null : last.order;
  const isTurned = ranking.judged && measures[first].bad;
  const flipped = ranking.direction === "asc" ? "desc" : "asc";
  const ranked = ranking.direction === null ? usual : isTurned ? flipped : ranking.direction;
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
