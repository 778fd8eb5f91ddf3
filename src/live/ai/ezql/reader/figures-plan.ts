/** Turns what a question says into a plan of figures. */
import { labelOf } from "../answer.ts";
import { measures } from "../measures.ts";
import type { FiguresPlan, Filter, GroupId, Shape, Side, TimeId } from "../plan.ts";
import { betweenBase } from "../sql/clauses.ts";
import { addUnits, spanAround, today } from "../words/days.ts";
import { opposites } from "../facts.ts";
import { amounts, groupOfColumn, isTime } from "../tables.ts";
import { groupFor, lookup, measuresFor } from "./chosen-measures.ts";
import { filtersFor, isFact, together, valuesOf } from "./named-filters.ts";
import {
  anyRole,
  anyText,
  opensWithPeople,
  pieceAt,
  type Piece,
  type Pieces,
  withRole,
} from "./pieces.ts";
import type { Draft, Slots } from "./slots.ts";
import { growthRoles } from "./subjects.ts";
import { fitsUnit, growthOf, numberFilter } from "./times-and-numbers.ts";

/** "Revenue from renewals and revenue from one-time orders" names its figure twice. */
function namesTwice(pieces: Pieces): boolean {
  const said = pieces.filter((one) => one.hasKind("topic", "measure")).map(({ text }) => text);
  return new Set(said).size < said.length;
}

/** "Do Texans spend more than Californians?" */
const isBetweenValues = (piece: Piece, at: number, all: Pieces): boolean =>
  !piece.taken &&
  piece.hasRole("gt", "lt") &&
  [all.slice(0, at), all.slice(at)].every((side) => side.some((one) => one.hasKind("value")));

/** Whether two things are set side by side: "Texas versus Florida", "both ... respectively". */
function compares(all: Pieces): boolean {
  const pieces = all.filter((piece) => !/^both$/i.test(piece.text) || !piece.taken);
  if (anyRole(pieces, "joint")) return false;
  const either =
    anyRole(pieces, "or") &&
    anyText(pieces, /\b(?:more|higher|better|bigger|larger|less|lower|fewer|worse|most|best)\b/i);
  return (
    either ||
    anyRole(pieces, "versus") ||
    pieces.some((piece) => !piece.taken && piece.hasRole("more", "than")) ||
    pieces.some(isBetweenValues) ||
    anyText(
      pieces,
      /^(?:both|beside|respectively|separately|individually|side by side|next to(?: each other)?)$/i,
    )
  );
}

/** "Texas versus Florida" is a split by state; "renewals versus orders with a code" are two sides. */
function sidesOf(
  filters: readonly Filter[],
): { readonly group: GroupId | null; readonly sides: readonly Side[] } | null {
  const columns = filters.flatMap((one) => (one.kind === "values" && !one.not ? one.column : []));
  const column = columns.find((name, at) => columns.indexOf(name) !== at);
  if (column !== undefined) return { group: groupOfColumn(column), sides: [] };
  const parts = filters.filter(
    ({ kind }) => kind === "values" || kind === "fact" || kind === "days",
  );
  if (parts.length !== 2) return null;
  return { group: null, sides: parts.map((filter) => ({ label: labelOf(filter), filter })) };
}

/** Conditions with numbers, on a row or on each group. @returns false if one applies to neither */
function addConditions(draft: Draft, { conditions, dimensions, pieces }: Slots): boolean {
  const { first, groups, filters } = draft;
  const people = (first === "customers" || first === "buyers") && groups.length === 0;
  const ofRows = groups.length === 0 && dimensions.counted === null && !people;
  for (const { test, unit, subject, first: place, last } of conditions) {
    const { measure } = subject;
    // "From people over 40": the data has no ages.
    const bare = unit === null && subject.field === null && measure === null;
    if (bare && pieceAt(pieces, place).before.hasTopic("customer")) return false;
    // "At least two gift boxes" would be a number of units.
    if (bare && pieceAt(pieces, last).next.hasKind("value")) return false;
    // "From more than one category" counts categories.
    if (bare && pieceAt(pieces, last).next.hasKind("group")) return false;
    const isRate = measure !== null && measures[measure].unit === "percent";
    if (unit === "%" && subject.field !== "commission_rate" && !isRate) return false;
    if (unit === "$" && measure !== null && measures[measure].unit !== "money") return false;
    const isSize = measure === null || (measure === "average_order_value" && ofRows);
    const field = subject.field ?? (isSize ? amounts[measures[first].base] : undefined);
    if (field !== undefined && (ofRows || measure === null || field === "price")) {
      if (!fitsUnit(field, unit)) return false;
      filters.push(numberFilter(field, test));
    } else if (measure !== null && !ofRows && draft.having === null) {
      draft.having = { measure, test };
      if (!people) continue;
      draft.wanted = [measure];
      if (anyRole(pieces, "list")) {
        draft.groups.push("customer");
        continue;
      }
      draft.shape = { kind: "count", of: "customer" };
    } else return false;
  }
  return true;
}

/** @returns null if nothing can be a part of it */
function shareOf(draft: Draft, { pieces, named }: Slots): Shape | null {
  const { groups } = draft;
  // "The discount rate": no measure of ours.
  const hasFact = draft.filters.some(({ kind }) => kind === "fact");
  if (anyText(pieces, /^rates?$/i) && !hasFact) return null;
  // "The percentage of customers opted in, by state" is a share of each state.
  if (!groups.every(isTime) && !hasFact) return { kind: "share", of: [] };
  // "What share of tea revenue is from Texas": the part follows the verb, or the noun if there is none.
  const after = pieces.slice(pieces.findIndex((piece) => piece.hasRole("rate")) + 1);
  const divider =
    after.find(({ text }) => /^(?:is|are|was|were|came|comes?)\b/i.test(text)) ??
    after.find((piece) => piece.hasKind("topic", "measure"));
  const behind = named.filter(({ piece }) => piece.at > (divider?.at ?? Infinity));
  const said = behind.flatMap(({ options }) => options.map((one) => JSON.stringify(one)));
  const splits = behind.length > 0 && behind.length < named.length;
  // The whole is what was sold, not where.
  const isPart = (one: Filter): boolean =>
    splits
      ? said.includes(JSON.stringify(one))
      : one.kind !== "joined" &&
        (one.kind !== "values" || (!one.not && !one.column.startsWith("customers.")));
  const parts = draft.filters.filter(isPart);
  const of = parts.length > 0 ? parts : draft.filters;
  // "What percent of charges succeed on the first try": which of both is the part?
  if (of.length > 1 && !splits) return null;
  if (of.length === 0 && groups.length === 0) return null;
  draft.filters = draft.filters.filter((one) => !of.includes(one));
  const shared = together(of);
  // "The ratio of paid to unpaid": between two values it is not a share.
  const isRatio = shared.some((one) => valuesOf(one, "orders.status").length > 1);
  return isRatio ? null : { kind: "share", of: shared };
}

/** "Average daily orders": over each step of time; "the average tax": over the rows. */
function averageOf({ first, groups }: Draft): Shape | null {
  const over = groups.find((id): id is TimeId => isTime(id));
  if (over === undefined) return measures[first].averages ? { kind: "average", over: null } : null;
  groups.splice(groups.indexOf(over), 1);
  return over === "weekday" || over === "hour" ? null : { kind: "average", over };
}

/** "With a code versus without", "with and without a code": names one side. @returns whether both are asked for */
function addOpposite({ filters }: Draft, pieces: Pieces, comparing: boolean): boolean {
  const denial = pieceAt(pieces, pieces.length - 1);
  const words = pieces.map(({ chunk }) => chunk.text).join(" ");
  for (const [yes, no] of opposites) {
    const [has, hasNot] = [filters.some(isFact(yes)), filters.some(isFact(no))];
    if (has && comparing && denial.hasRole("not")) {
      filters.push({ kind: "fact", fact: no });
      denial.take();
      return true;
    }
    if (hasNot && !has && /\bwith (?:and|or|vs|versus) without\b/i.test(words)) {
      filters.splice(filters.findIndex(isFact(no)), 0, { kind: "fact", fact: yes });
      for (const piece of withRole(pieces, "or", "versus")) piece.take();
      return true;
    }
    if (has && hasNot) return true;
  }
  return false;
}

/** "How many customers" of something that is counted itself. */
function countsPeople({ first, wanted }: Draft, { pieces }: Slots): boolean {
  const [count] = withRole(pieces, "count");
  return (
    (count?.next.isPeople ?? opensWithPeople(pieces)) &&
    wanted.length === 1 &&
    measures[first].sql === "count({*})" &&
    /^(?:orders|subscriptions|messages|charges|offers)$/.test(measures[first].base)
  );
}

/** The shape of the plan. @returns false if what was said has none */
function setShape(draft: Draft, slots: Slots, comparing: boolean): boolean {
  const { pieces, times, dimensions, subjects } = slots;
  const { groups } = draft;
  if (draft.shape.kind === "between") {
    draft.period = times.periods[0] ?? null;
    return times.periods.length < 2;
  }
  const growth = anyRole(pieces, ...growthRoles);
  if (times.periods.length > 1 && groups.join() === "year") groups.pop();
  const opposed = addOpposite(draft, pieces, comparing);
  // "One-time and recurring orders" are two sides; no order is both.
  const isDivided =
    draft.filters.some((one) => valuesOf(one, "orders.order_type").includes("one_time")) &&
    draft.filters.some(isFact("by_subscription"));
  const divides = (isDivided || namesTwice(pieces)) && anyRole(pieces, "and");
  const sides = comparing || opposed || divides ? sidesOf(draft.filters) : null;
  const stepped = groups.some(isTime);
  // "Seeds vs gear, March to May" compares those two, and a growth by month needs all its months.
  const twoEnds = growth ? !stepped : sides === null && groups.length === 0;
  const ends = twoEnds && (growth || anyRole(pieces, "versus")) ? times.ends : null;
  const several = times.periods.length >= 2 ? times.periods : ends;
  const grows = growth && several === null && !stepped;
  const periods = grows ? growthOf(times.periods[0]) : several;
  // "How has it changed since 2023?"
  if (grows && periods === null && groups.length === 0) groups.push("month");
  const alone = sides === null && periods === null && draft.wanted.length < 2;
  // "Compared with 2023", with nothing to compare.
  const against = withRole(pieces, "versus", "than").some((piece) => !piece.taken);
  // "How does churn differ by state?" is a split.
  const opens = withRole(pieces, "versus").some((piece) => !piece.before.exists);
  const differs = groups.length > 0 && (times.periods.length === 0 || opens);
  if (against && alone && !differs) return false;
  draft.period = periods === null ? (times.periods[0] ?? null) : null;
  // "Which of the two": as many rows as sides.
  for (const piece of pieces)
    if (piece.chunk.number === 2 && comparing && (periods?.length === 2 || sides !== null))
      piece.take();
  let shape: Shape | null = draft.shape;
  if (periods !== null) {
    const inTime = periods.toSorted((a, b) => (a.from ?? "").localeCompare(b.from ?? ""));
    // "The average revenue per month in 2023 and 2024": both are averages.
    if (subjects.average) return false;
    shape = { kind: "periods", periods: growth ? inTime : periods, growth };
  } else if (growth) shape = groups.some(isTime) ? { kind: "growth" } : null;
  else if (dimensions.counted !== null) shape = { kind: "count", of: dimensions.counted };
  else if (subjects.ratio !== null) {
    shape = { kind: "ratio", by: subjects.ratio };
    // "Shipping per order": both count the same orders.
    const [part, whole] = draft.wanted;
    if (part && whole === "orders" && measures[part].where.includes("o.status = 'paid'"))
      draft.filters.push({ kind: "values", column: "orders.status", values: ["paid"], not: false });
    // "Commission per order": of those that earn one.
    if (part === "commission" && whole === "orders")
      draft.filters.push({ kind: "fact", fact: "by_affiliate" });
  } else if (subjects.share && measures[draft.first].unit !== "percent")
    shape = shareOf(draft, slots);
  else if (subjects.average) shape = averageOf(draft);
  // "How many customers got a text": people, not texts.
  if (shape?.kind === "plain" && groups.length === 0 && countsPeople(draft, slots))
    shape = { kind: "count", of: "customer" };
  // "At the end of 2024": its last month.
  const { to } = draft.period ?? {};
  if (measures[draft.first].base === "month_ends" && draft.period?.from === null && to)
    draft.period = spanAround(addUnits(to, "month", -1), "month");
  if (shape === null) return false;
  if (isDivided && (shape.kind !== "plain" || sides?.group !== null)) return false;
  if (shape.kind === "plain" && sides !== null) {
    if (sides.group === null) {
      const both = sides.sides.map(({ filter }) => filter);
      draft.filters = draft.filters.filter((one) => !both.includes(one));
      shape = { kind: "sides", sides: sides.sides };
    } else if (!groups.includes(sides.group)) groups.unshift(sides.group);
  } else if (comparing && alone && groups.length === 0 && !growth) return false;
  if (comparing || periods !== null || growth)
    for (const piece of withRole(
      pieces,
      "versus",
      "more",
      "than",
      "gt",
      "lt",
      "or",
      ...growthRoles,
    ))
      piece.take();
  draft.shape = shape;
  return true;
}

/** @returns null if what was said does not go together */
export function figuresPlan(slots: Slots): FiguresPlan | null {
  const { pieces, ranking, dimensions, named } = slots;
  const between = pieces.find(({ chunk }) => chunk.between !== null)?.chunk.between ?? null;
  const spoken = measuresFor(slots);
  // "States with more than $50,000 in revenue": only the condition names the figure.
  const tested = slots.conditions.flatMap(({ subject }) => subject.measure ?? []);
  const isSpoken = slots.subjects.measures.length > 0 || tested.length === 0;
  const wanted = isSpoken || dimensions.options.length === 0 ? spoken : tested.slice(0, 1);
  const [first] = wanted;
  if (first === undefined || ranking.field !== null || ranking.isTwice) return null;
  const base = between === null ? lookup(first) : betweenBase(between);
  if (base === null || (between !== null && wanted.length > 1)) return null;
  const groups = dimensions.options.map((options) => groupFor(options, first, base));
  const filters = filtersFor(named, base);
  if (filters === null || groups.includes(null)) return null;
  if (first === "revenue" && slots.subjects.measures[0] === "mrr")
    filters.push({ kind: "fact", fact: "by_subscription" });
  const draft: Draft = {
    wanted,
    first,
    groups: [...new Set(groups.filter((group) => group !== null))],
    filters: [...filters, ...slots.histories],
    shape:
      between === null
        ? { kind: "plain" }
        : { kind: "between", ...between, share: slots.subjects.share },
    having: null,
    period: null,
  };
  if (!addConditions(draft, slots)) return null;
  // "List the customers who canceled": each of them.
  const listed = withRole(pieces, "list")[0]?.next;
  if (listed?.hasTopic("customer") && draft.groups.length === 0) draft.groups.push("customer");
  const comparing = compares(pieces);
  const byGroup = comparing && (sidesOf(draft.filters)?.group ?? null) !== null;
  if (!setShape(draft, slots, comparing)) return null;
  // "Active subscriptions today": now is all that is known of them.
  if (measures[first].day === null && draft.period?.label === today) draft.period = null;
  const timed =
    draft.period !== null || draft.shape.kind === "periods" || draft.groups.some(isTime);
  if (!timed) draft.period = measures[first].usual;
  // "Which state fell the most?"
  const falls =
    anyRole(pieces, "growth") && anyText(pieces, /^(?:declin|decreas|drop|fall|fell|shr[aiu]nk)/i);
  const turned = falls || (ranking.judged && measures[draft.wanted[0] ?? first].bad);
  const { shape, having } = draft;
  const order =
    byGroup || ranking.direction === null
      ? null
      : turned === (ranking.direction === "asc")
        ? "desc"
        : "asc";
  if (draft.groups.length === 0 && shape.kind !== "periods" && order !== null) return null;
  if (draft.groups.length === 0 && shape.kind === "plain" && having !== null) return null;
  const isRanked = shape.kind !== "periods" || (shape.growth && draft.groups.length > 0);
  const limit = order !== null && isRanked ? ranking.limit : null;
  const outer = draft.groups.find((group) => group === dimensions.each);
  const ofEach =
    limit !== null && draft.groups.length === 2 && shape.kind === "plain" && outer !== undefined;
  // "Which channel brings the best customers" would rank pairs of both.
  if (limit !== null && shape.kind === "plain" && draft.groups.length > 1 && !ofEach) return null;
  if (ofEach) draft.groups.sort((a, b) => Number(b === outer) - Number(a === outer));
  return {
    kind: "figures",
    measures: draft.wanted,
    groups: draft.groups,
    filters: together(draft.filters),
    period: draft.period,
    shape: ofEach ? { kind: "first-of-each" } : shape,
    having,
    order,
    limit,
    chart: slots.chart,
  };
}
