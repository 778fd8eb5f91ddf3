/** Turns what a question says into a plan of figures. */
import { labelOf } from "../plan-text.ts";
import { measures } from "../measures.ts";
import type { FiguresPlan, Filter, GroupId, MeasureId, Shape, Side } from "../plan.ts";
import { today } from "../words/days.ts";
import { opposites } from "../facts.ts";
import { amounts, groupOfColumn, isTime } from "../tables.ts";
import { groupFor, lookup, measuresFor } from "./chosen-measures.ts";
import { filtersFor, isFact, mergeFilters, together } from "./named-filters.ts";
import {
  anyRole,
  anyText,
  findPiece,
  noPiece,
  opensWithPeople,
  type Piece,
  type Pieces,
  withRole,
} from "./pieces.ts";
import { fitsUnit, numberFilter, type Draft, type Slots } from "./slots.ts";
import { isSum } from "./subjects.ts";

/** Whether two things are set side by side: "Texas versus Florida", "more tea or more coffee". */
const compares = (pieces: Pieces): boolean =>
  anyRole(pieces, "versus") ||
  pieces.some((piece) => !piece.taken && piece.hasRole("more", "than")) ||
  (anyRole(pieces, "or") &&
    anyText(pieces, /\b(?:more|higher|better|bigger|larger|less|lower|fewer|worse|most|best)\b/i));

/** "Texas versus Florida" is a split by state; "renewals versus orders with a code" are two sides. */
function sidesOf(
  filters: readonly Filter[],
): { readonly group: GroupId | null; readonly sides: readonly Side[] } | null {
  const columns = filters.flatMap((one) =>
    one.kind === "values" && !one.not && one.values.length === 1 ? one.column : [],
  );
  const column = columns.find((name, at) => columns.indexOf(name) !== at);
  if (column !== undefined) return { group: groupOfColumn(column), sides: [] };
  const parts = filters.filter(({ kind }) => kind === "values" || kind === "fact");
  if (parts.length !== 2) return null;
  return { group: null, sides: parts.map((filter) => ({ label: labelOf(filter), filter })) };
}

/** Conditions with numbers, on a row or on each group. @returns false if one applies to neither */
function addConditions(draft: Draft, { conditions, dimensions }: Slots): boolean {
  const { first, groups, filters } = draft;
  const people = first === "customers" && groups.length === 0;
  const ofRows = groups.length === 0 && dimensions.counted === null && !people;
  for (const { test, unit, subject, first: place } of conditions) {
    const { measure } = subject;
    // "From people over 40": the data has no ages.
    const isBare = unit === null && subject.field === null && measure === null;
    if (isBare && place.before.hasTopic("customer")) return false;
    const field = subject.field ?? (measure === null ? amounts[measures[first].base] : undefined);
    if (field !== undefined && (ofRows || measure === null)) {
      if (!fitsUnit(field, unit)) return false;
      filters.push(numberFilter(field, test));
    } else if (measure !== null && !ofRows && draft.having === null) {
      draft.having = { measure, test };
      if (!people) continue;
      draft.wanted = [measure];
      draft.shape = { kind: "count", of: "customer" };
    } else return false;
  }
  return true;
}

/** @returns null if nothing, or more than one thing, can be the part */
function shareOf(draft: Draft, { pieces, named }: Slots): Shape | null {
  const rate = pieces.findIndex((piece) => piece.hasRole("rate"));
  const verb = /^(?:is|are|was|were|came|comes?|used?|ha[sd]|have)\b/i;
  const isVerb = ({ text, at }: Piece) => at > rate && verb.test(text);
  const isNoun = (piece: Piece) =>
    piece.at > rate && piece.hasKind("topic", "measure") && !piece.hasKind("value", "fact");
  // "What share of tea revenue is from Texas": the part follows the verb, or else the noun.
  const pivot = pieces.find(isVerb) ?? pieces.find(isNoun);
  const behind = named.filter(({ piece }) => pivot !== undefined && piece.at >= pivot.at);
  const isWhole = draft.filters.length === 0 || !draft.groups.every(isTime);
  if (draft.groups.length > 0 && isWhole && behind.length === 0) return { kind: "share", of: [] };
  const said = behind.flatMap(({ options }) => options.map((one) => JSON.stringify(one)));
  const splits = behind.length > 0 && behind.length < named.length;
  const of = draft.filters.filter((one) => !splits || said.includes(JSON.stringify(one)));
  const shared = together(of);
  if (shared.length !== 1) return null;
  draft.filters = draft.filters.filter((one) => !of.includes(one));
  return { kind: "share", of: shared };
}

/** "With a code versus without" names one side. @returns whether both sides are asked for */
function addOpposite({ filters }: Draft, pieces: Pieces, comparing: boolean): boolean {
  const denial = pieces.at(-1) ?? noPiece;
  return opposites.some(([yes, no]) => {
    if (!filters.some(isFact(yes))) return false;
    if (comparing && denial.hasRole("not")) {
      filters.push({ kind: "fact", fact: no });
      denial.take();
    }
    return filters.some(isFact(no));
  });
}

/** "How many customers" of something that is counted itself. */
function countsPeople({ first, wanted }: Draft, { pieces }: Slots): boolean {
  const [count] = withRole(pieces, "count");
  return (
    (count?.next.hasTopic("customer") ?? opensWithPeople(pieces)) &&
    wanted.length === 1 &&
    measures[first].sql === "count({*})" &&
    measures[first].base !== "customers"
  );
}

/** The shape of the plan. @returns false if what was said has none */
function setShape(draft: Draft, slots: Slots, comparing: boolean): boolean {
  const { pieces, times, dimensions, subjects } = slots;
  const { groups } = draft;
  const growth = anyRole(pieces, "growth");
  const opposed = addOpposite(draft, pieces, comparing);
  const sides = comparing || opposed ? sidesOf(draft.filters) : null;
  const stepped = groups.some(isTime);
  const apart = growth || (sides === null && anyText(pieces, /^compare/i));
  const ends = apart && !stepped ? times.ends : null;
  const periods = times.periods.length >= 2 ? times.periods : ends;
  const alone = sides === null && periods === null && draft.wanted.length < 2;
  if (growth && periods === null && !stepped) {
    if (groups.length > 0 || draft.period !== null) return false;
    groups.push("month");
  }
  // "Compared with 2023", with nothing to compare; but "how does churn differ by state?" is a split.
  const against = withRole(pieces, "versus", "than").some((piece) => !piece.taken);
  const differs = groups.length > 0 && times.periods.length === 0;
  if (against && alone && !differs) return false;
  if (periods !== null) draft.period = null;
  // "Which of the two": as many rows as sides.
  for (const piece of pieces)
    if (piece.chunk.number === 2 && comparing && (periods !== null || sides !== null)) piece.take();
  let shape: Shape | null = draft.shape;
  // Another time in place of those compared before.
  if (shape.kind === "periods" && times.periods.length > 0) shape = { kind: "plain" };
  if (periods !== null) {
    // "The average revenue per month in 2023 and 2024": both are averages.
    if (subjects.average) return false;
    shape = { kind: "periods", periods };
  } else if (growth) shape = { kind: "growth" };
  else if (dimensions.counted !== null) shape = { kind: "count", of: dimensions.counted };
  else if (subjects.share && measures[draft.first].unit !== "percent")
    shape = shareOf(draft, slots);
  else if (subjects.average && (stepped || isSum(draft.first))) return false;
  // "How many customers got a text": people, not texts.
  if (shape?.kind === "plain" && groups.length === 0 && countsPeople(draft, slots))
    shape = { kind: "count", of: "customer" };
  if (shape === null) return false;
  if (shape.kind === "plain" && sides !== null) {
    if (sides.group === null) {
      const both = sides.sides.map(({ filter }) => filter);
      draft.filters = draft.filters.filter((one) => !both.includes(one));
      shape = { kind: "sides", sides: sides.sides };
    } else if (!groups.includes(sides.group)) groups.unshift(sides.group);
  } else if (comparing && alone && groups.length === 0) return false;
  const used = ["versus", "more", "than", "gt", "lt", "or", "growth"] as const;
  if (comparing || periods !== null || growth)
    for (const piece of withRole(pieces, ...used)) piece.take();
  draft.shape = shape;
  return true;
}

const isShare = (piece: Piece): boolean => piece.hasRole("rate") && /share/i.test(piece.text);

/** The figures of a complete question, or those of the last one unless a follow-up names others. */
function wantedBy(slots: Slots, last: FiguresPlan | null, adds: boolean): readonly MeasureId[] {
  const { subjects, ranking, conditions, dimensions } = slots;
  const [named] = subjects.measures;
  if (last === null) {
    // "States with more than $50,000 in revenue": only the condition names the figure.
    const [tested] = conditions.flatMap(({ subject }) => subject.measure ?? []);
    const isTested = named === undefined && tested !== undefined && dimensions.options.length > 0;
    return isTested ? [tested] : measuresFor(slots);
  }
  if (named === undefined) return ranking.measure === null ? last.measures : [ranking.measure];
  // "Only the paid orders" says what kind of rows is meant.
  const isRows = measures[named].sql === "count({*})" && measures[named].where.length === 0;
  if (isRows && !subjects.counted && slots.named.length > 0) return last.measures;
  return adds ? [...new Set([...last.measures, ...subjects.measures])] : subjects.measures;
}

/**
 * @param last the plan that a follow-up changes
 * @returns null if what was said does not go together
 */
export function figuresPlan(slots: Slots, last: FiguresPlan | null): FiguresPlan | null {
  const { pieces, ranking, dimensions, named, times, subjects } = slots;
  // "Compared with orders" adds a figure.
  const isTimed = times.periods.length > 0;
  const besides =
    last !== null && anyRole(pieces, "versus") && subjects.measures.length > 0 && !isTimed;
  const wanted = wantedBy(slots, last, besides || anyRole(pieces, "also"));
  const [first] = wanted;
  if (first === undefined || ranking.field !== null) return null;
  if (last !== null && slots.conditions.length > 0) return null;
  const base = lookup(first);
  const found = dimensions.options.map((options) => groupFor(options, first, base));
  const filters = filtersFor(named, base);
  if (filters === null || found.includes(null)) return null;
  const own = [...new Set(found.filter((group) => group !== null))];
  const draft: Draft = {
    wanted,
    first,
    groups: own.length === 0 ? [...(last?.groups ?? [])] : own,
    filters: mergeFilters(last?.filters ?? [], [...filters, ...slots.histories]),
    shape: last?.shape ?? { kind: "plain" },
    having: last !== null && wanted.join() === last.measures.join() ? last.having : null,
    period: times.periods[0] ?? last?.period ?? null,
  };
  if (!addConditions(draft, slots)) return null;
  // "List the customers who canceled": each of them.
  const listed = withRole(pieces, "list")[0]?.next;
  if (listed?.hasTopic("customer") && draft.groups.length === 0) draft.groups.push("customer");
  const comparing = compares(pieces);
  const byGroup = comparing && (sidesOf(draft.filters)?.group ?? null) !== null;
  // "As a share", "compared with 2023".
  const part = last === null ? noPiece : findPiece(pieces, isShare);
  if (isSum(first)) part.take("a share of the whole");
  const since = comparing && times.periods.length === 1 ? (last?.period ?? []) : [];
  const all = {
    ...slots,
    times: { ...times, periods: [since, times.periods].flat() },
    subjects: { ...subjects, share: subjects.share || part.taken },
  };
  if (!setShape(draft, all, comparing)) return null;
  // "Active subscriptions today": now is all that is known of them.
  if (measures[first].day === null && draft.period?.label === today) draft.period = null;
  const timed =
    draft.period !== null || draft.shape.kind === "periods" || draft.groups.some(isTime);
  if (!timed) draft.period = measures[first].usual;
  // "Which state grew the most?" would rank changes.
  if (anyRole(pieces, "growth") && ranking.direction !== null) return null;
  const turned = ranking.judged && measures[draft.wanted[0] ?? first].bad;
  const { shape, having } = draft;
  const kept = own.length === 0 ? last : null;
  const isUp = turned !== (ranking.direction === "asc");
  const ranked = ranking.direction === null ? (kept?.order ?? null) : isUp ? "asc" : "desc";
  const order = byGroup ? null : ranked;
  if (draft.groups.length === 0 && shape.kind !== "periods" && order !== null) return null;
  const limit = ranking.limit ?? kept?.limit ?? null;
  // "Orders with both coffee and tea".
  const isBoth = first === "orders" && draft.groups.length === 0 && anyText(pieces, /^both$/i);
  const isCut = order !== null && shape.kind !== "periods";
  // "Which channel brings the best customers" would rank pairs of both.
  if (isCut && limit !== null && shape.kind === "plain" && draft.groups.length > 1) return null;
  return {
    kind: "figures",
    measures: draft.wanted,
    groups: draft.groups,
    filters: isBoth ? draft.filters : together(draft.filters),
    period: draft.period,
    shape,
    having,
    order,
    limit: isCut ? limit : null,
    chart: slots.chart ?? last?.chart ?? null,
  };
}
