/** Turns what a question says into a plan of figures. */
import { amounts, isTime } from "../tables.ts";
import { measures } from "../measures.ts";
import type {
  FactId,
  FiguresPlan,
  Filter,
  GroupId,
  Having,
  MeasureId,
  Period,
  Shape,
  TimeId,
} from "../plan.ts";
import { today } from "../words/days.ts";
import { groupFor, lookup, measuresFor } from "./chosen-measures.ts";
import { betweenBase } from "../sql/clauses.ts";
import { compares, readBoth, sidesOf } from "./comparison.ts";
import { filtersFor, together } from "./named-filters.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  neighbour,
  type Pieces,
  take,
  withRole,
} from "./pieces.ts";
import type { Slots } from "./slots.ts";
import { growthRoles } from "./subjects.ts";

/** The whole of which these figures are a part, if they are a part themselves. */
const wholes: Partial<Record<MeasureId, { readonly of: MeasureId; readonly filter: Filter }>> = {
  active_subscriptions: {
    of: "new_subscriptions",
    filter: { kind: "values", column: "subscriptions.status", values: ["active"], not: false },
  },
  buyers: { of: "customers", filter: { kind: "fact", fact: "has_ordered" } },
  affiliate_orders: { of: "orders", filter: { kind: "fact", fact: "by_affiliate" } },
  affiliate_revenue: { of: "revenue", filter: { kind: "fact", fact: "by_affiliate" } },
  offers_accepted: { of: "offers_shown", filter: { kind: "fact", fact: "accepted" } },
};

/** A plan in progress, which the steps below change. */
interface Draft {
  wanted: readonly MeasureId[];
  readonly first: MeasureId;
  readonly groups: GroupId[];
  filters: Filter[];
  shape: Shape;
  having: Having | null;
  period: Period | null;
}

const isFact = (fact: FactId) => (one: Filter) => one.kind === "fact" && one.fact === fact;
const isState = (one: Filter): boolean =>
  one.kind === "values" && one.column === "subscriptions.status" && !one.not;

/** Conditions with numbers, on a row or on each group. @returns false if one applies to neither */
function addConditions(draft: Draft, { conditions, dimensions, pieces }: Slots): boolean {
  const { first, groups, filters } = draft;
  const people = (first === "customers" || first === "buyers") && groups.length === 0;
  const ofRows = groups.length === 0 && dimensions.counted === null && !people;
  for (const { test, unit, subject, first: place } of conditions) {
    const { measure } = subject;
    // "From people over 40": the data has no ages.
    const bare = subject.field === null && measure === null;
    if (unit === null && bare && hasTopic(neighbour(pieces, place, -1), "customer")) return false;
    const usual = unit === "%" ? null : (amounts[measures[first].base] ?? null);
    const field = subject.field ?? (measure === null ? usual : null);
    const own = field === "price" || field === "cost" || measure === null;
    if (field !== null && (ofRows || own)) {
      const share = field === "commission_rate" && test.value > 1 ? 0.01 : 1;
      const scaled = { ...test, value: test.value * share, to: test.to * share };
      filters.push({ kind: "number", field, test: scaled });
    } else if (measure !== null && !ofRows && draft.having === null) {
      draft.having = { measure, test };
      if (!people) continue;
      draft.shape = { kind: "count", of: "customer" };
      draft.wanted = [measure];
    } else return false;
  }
  return true;
}

/** "In Texas and not in Texas"; "bought tea but not coffee" is about each customer, not a condition on items. */
const contradicts = (filters: readonly Filter[]): boolean =>
  filters.some(
    (one) =>
      one.kind === "values" &&
      one.not &&
      filters.some((other) => other.kind === "values" && !other.not && other.column === one.column),
  );

const shareWord = /\b(?:share|part|portion|fraction|percent|percentage|proportion)\b/i;

/** "What share of refunds had a code": the base is what is counted, not its rate among all. */
function isPartOfRate({ first, filters }: Draft, { pieces, named }: Slots): boolean {
  const share = pieces.some(({ chunk }) => shareWord.test(chunk.text));
  const subject = pieces.findLast(
    (piece) => hasKind(piece, "topic", "measure") && !hasKind(piece, "value"),
  );
  const part = (one: Filter) =>
    one.kind === "fact" || (one.kind === "values" && !one.column.startsWith("customers."));
  return (
    share &&
    measures[first].unit === "percent" &&
    filters.some(part) &&
    named.some(
      ({ piece }) =>
        piece.at > (subject?.at ?? Infinity) || hasTopic(pieces[piece.at + 1], "subscription"),
    )
  );
}

/** "Q4 in 2023 and in 2024" reads as a quarter and two years, which cannot be compared. */
function areUneven(periods: readonly Period[]): boolean {
  const lengths = periods.map(({ from, to }) =>
    from === null || to === null ? Infinity : Date.parse(to) - Date.parse(from),
  );
  // This year has only begun, but may be compared with the last one.
  const isBegun = periods.some(({ to }) => to === today);
  const longest = Math.max(...lengths);
  return longest === Infinity || (!isBegun && Math.min(...lengths) < 0.88 * longest);
}

/** What the books cannot answer, although every word is known. */
function isUntold(draft: Draft, slots: Slots): boolean {
  const { first, wanted, groups, filters } = draft;
  const { pieces, times, subjects } = slots;
  const timed = times.periods.length > 0;
  const begun = pieces.some((piece) => hasTopic(piece, "subscribe"));
  // The data has no day on which a subscription was paused.
  const paused = filters.some(
    (one) => isState(one) && one.kind === "values" && !one.values.includes("cancelled"),
  );
  return (
    (filters.some(isFact("never_ordered")) && timed) ||
    contradicts(filters) ||
    // "Only those refunded: revenue": what is meant as a condition is not a second figure.
    (wanted.length > 1 && anyRole(pieces, "only")) ||
    isPartOfRate(draft, slots) ||
    (measures[first].base === "charges" && filters.some(isFact("with_code"))) ||
    // "Revenue less refunds", "started minus cancelled": plans cannot subtract.
    pieces.some(
      ({ at, chunk }) =>
        /^(?:minus|less)$/i.test(chunk.text) &&
        hasKind(neighbour(pieces, at, 1), "topic", "measure") &&
        !hasKind(neighbour(pieces, at, 1), "group"),
    ) ||
    // "Without subscription renewals" would read as two conditions.
    (filters.some(isFact("no_subscription")) &&
      filters.some((one) => one.kind === "values" && one.column === "orders.order_type")) ||
    (first === "refunds" && groups.includes("failure_code")) ||
    (first === "churn_rate" && groups.includes("cancel_reason")) ||
    (first === "new_subscriptions" && paused && timed && !begun && !subjects.share) ||
    (anyRole(pieces, "why") && subjects.measures.length === 0) ||
    (wanted[0] === "buyers" &&
      times.periods.length > 1 &&
      pieces.some(({ chunk }) => /^(?:in )?both$/i.test(chunk.text))) ||
    (times.periods.length > 1 && (anyRole(pieces, "joint") || areUneven(times.periods)))
  );
}

/** Subscriptions that are cancelled are cancellations, which have a date of their own. */
function countCancellations(draft: Draft, { subjects }: Slots): void {
  const ended = draft.filters.findIndex(
    (one) => isState(one) && one.kind === "values" && one.values.join() === "cancelled",
  );
  if (draft.first !== "new_subscriptions" || ended < 0 || subjects.share) return;
  draft.wanted = ["cancellations"];
  draft.filters.splice(ended, 1);
}

/** "With a code versus without": one word names the other side. */
function addOtherSide({ filters }: Draft, pieces: Pieces): void {
  const denial = withRole(pieces, "not").find((piece) => !piece.taken && piece === pieces.at(-1));
  if (denial === undefined || !filters.some(isFact("with_code"))) return;
  take(denial);
  filters.push({ kind: "fact", fact: "without_code" });
}

/** @returns null if nothing can be a part of it */
function shareOf(draft: Draft, { ranking, pieces, named }: Slots): Shape | null {
  const { first, groups } = draft;
  if ((ranking.limit ?? 1) > 1 && groups.includes("customer")) return null;
  const whole = wholes[first];
  if (whole !== undefined) draft.wanted = [whole.of];
  // The whole is what was sold, not where: "what share of tea revenue is from Texas".
  const isPart = (one: Filter) =>
    one.kind === "fact" ||
    one.kind === "number" ||
    (one.kind === "values" && !one.not && !one.column.startsWith("customers."));
  const byTime = groups.every(isTime);
  // "What share of tea revenue is from Texas": the part follows the verb.
  const rate = pieces.find((piece) => hasRole(piece, "rate"));
  const verb = pieces.find(
    ({ at, chunk }) =>
      at > (rate?.at ?? Infinity) && /^(?:is|are|was|were|came|comes?)\b/i.test(chunk.text),
  );
  const sayings = named.map(({ piece, options }) => ({
    options: options.map((one) => JSON.stringify(one)),
    behind: piece.at > (verb?.at ?? Infinity),
  }));
  const isBehind = (one: Filter) =>
    sayings.some(({ options, behind }) => behind && options.includes(JSON.stringify(one)));
  const splits = sayings.some(({ behind }) => behind) && sayings.some(({ behind }) => !behind);
  const parts = splits ? draft.filters.filter(isBehind) : draft.filters.filter(isPart);
  const said = parts.length > 0 ? parts : byTime ? draft.filters : [];
  const of = whole === undefined ? (byTime ? said : []) : [whole.filter];
  if (of.length === 0 && groups.length === 0) return null;
  draft.filters = draft.filters.filter((one) => !of.includes(one));
  const shared = together(of);
  // "The ratio of paid to unpaid": between two values it is not a share.
  const isRatio = shared.some(
    (one) => one.kind === "values" && one.column === "orders.status" && one.values.length > 1,
  );
  return isRatio ? null : { kind: "share", of: shared };
}

/** "Average daily orders": over each step of time; "the average tax": over the rows. */
function averageOf({ first, groups }: Draft): Shape | null {
  const over = groups.find((id): id is TimeId => isTime(id));
  if (over === undefined) return measures[first].averages ? { kind: "average", over: null } : null;
  if (over === "weekday" || over === "hour") return null;
  groups.splice(groups.indexOf(over), 1);
  return { kind: "average", over };
}

/** The shape of the plan. @returns false if what was said has none */
function setShape(draft: Draft, slots: Slots): boolean {
  const { pieces, times, dimensions, subjects } = slots;
  const { groups } = draft;
  if (draft.shape.kind === "between") {
    draft.period = times.periods[0] ?? null;
    return times.periods.length < 2;
  }
  const comparing = compares(pieces) && !draft.filters.some(({ kind }) => kind === "both");
  const growth = anyRole(pieces, ...growthRoles);
  if (times.periods.length > 1 && groups.join() === "year") groups.pop();
  const ends = growth || (anyRole(pieces, "versus") && groups.length === 0) ? times.ends : null;
  const periods = times.periods.length >= 2 ? times.periods : ends;
  if (comparing) addOtherSide(draft, pieces);
  const opposed = (["with_code", "without_code"] as const).every((fact) =>
    draft.filters.some(isFact(fact)),
  );
  const sides = sidesOf(draft.filters, comparing || opposed);
  const alone = sides === null && periods === null && draft.wanted.length < 2;
  // "Compared with 2023", with nothing to compare.
  const against = withRole(pieces, "versus", "than").some((piece) => !piece.taken);
  if (against && alone && (times.periods.length > 0 || groups.length === 0)) return false;
  draft.period = periods === null ? (times.periods[0] ?? null) : null;
  // "Which of the two": as many rows as sides.
  for (const piece of pieces)
    if (piece.chunk.number === 2 && comparing && (periods?.length === 2 || sides !== null))
      take(piece);
  let shape: Shape | null = draft.shape;
  if (periods !== null) {
    const grows = growth && periods.length === 2;
    const inTime = periods.toSorted((a, b) => (a.from ?? "").localeCompare(b.from ?? ""));
    shape = { kind: "periods", periods: grows ? inTime : periods, growth: grows };
  } else if (growth) shape = groups.some(isTime) ? { kind: "growth" } : null;
  else if (dimensions.counted !== null) shape = { kind: "count", of: dimensions.counted };
  else if (subjects.share) shape = shareOf(draft, slots);
  else if (subjects.average) shape = averageOf(draft);
  if (shape === null) return false;
  if (shape.kind === "plain" && sides !== null) {
    if (sides.group === null) {
      const both = sides.sides.map(({ filter }) => filter);
      draft.filters = draft.filters.filter((one) => !both.includes(one));
      shape = { kind: "sides", sides: sides.sides };
    } else if (!groups.includes(sides.group)) groups.unshift(sides.group);
  } else if (comparing && alone && !growth && groups.length === 0) return false;
  if (comparing || periods !== null || growth)
    for (const piece of withRole(pieces, "versus", "more", "than", "or", ...growthRoles))
      take(piece);
  draft.shape = shape;
  return true;
}

/** @returns null if what was said does not go together */
export function figuresPlan(slots: Slots): FiguresPlan | null {
  const { pieces, ranking, dimensions, subjects, named } = slots;
  const between = pieces.find(({ chunk }) => chunk.between !== null)?.chunk.between ?? null;
  const both = between === null ? readBoth(pieces, named) : null;
  const spoken: readonly MeasureId[] =
    both === null ? measuresFor(slots) : [both.within === "order" ? "orders" : "customers"];
  // "States with more than $50,000 in revenue": only the condition names the figure.
  const tested = slots.conditions.flatMap(({ subject }) => subject.measure ?? []);
  const wanted = spoken.length > 0 || dimensions.options.length === 0 ? spoken : tested.slice(0, 1);
  const [first] = wanted;
  if (first === undefined || ranking.field !== null) return null;
  const base = between === null ? lookup(first) : betweenBase(between);
  if (base === null || (between !== null && wanted.length > 1)) return null;
  const groups = dimensions.options.map((options) => groupFor(options, first, base));
  const rest = both === null ? named : named.filter(({ piece }) => !both.values.includes(piece));
  const filters = filtersFor(rest, base);
  if (filters === null || groups.includes(null)) return null;
  const draft: Draft = {
    wanted,
    first,
    groups: [...new Set(groups.filter((group) => group !== null))],
    filters: both === null ? filters : [...filters, both.filter],
    shape: between === null ? { kind: "plain" } : { kind: "between", ...between },
    having: null,
    period: null,
  };
  if (!addConditions(draft, slots)) return null;
  if (draft.having !== null && draft.shape.kind === "plain" && subjects.measures.length === 0)
    draft.wanted = [draft.having.measure];
  if (isUntold(draft, slots)) return null;
  countCancellations(draft, slots);
  const comparedByGroup = (sidesOf(draft.filters, compares(pieces))?.group ?? null) !== null;
  if (!setShape(draft, slots)) return null;
  const bad = measures[draft.wanted[0] ?? first].bad === true && ranking.judged;
  const turned = ranking.direction === "desc" ? "asc" : "desc";
  const order =
    comparedByGroup || ranking.direction === null ? null : bad ? turned : ranking.direction;
  const { shape, having } = draft;
  if (order !== null && draft.groups.length === 0 && shape.kind !== "periods") return null;
  if (having !== null && draft.groups.length === 0 && shape.kind === "plain") return null;
  const limit = order !== null && shape.kind !== "periods" ? ranking.limit : null;
  const outer = draft.groups.find((group) => group === dimensions.each);
  const ofEach =
    limit !== null && draft.groups.length === 2 && shape.kind === "plain" && outer !== undefined;
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
    skip: limit === null ? 0 : ranking.skip,
    chart: slots.chart,
  };
}
