/** From what was understood to a plan of figures. */
import { isTime } from "../columns.ts";
import { averagesRows, measures } from "../measures.ts";
import type { GroupId, Direction, FiguresPlan, Filter, Having, Shape } from "../plan.ts";
import { usualField } from "./usual-field.ts";
import { filtersFor, together } from "./filters.ts";
import { type Found, compares, periodsToCompare } from "./found.ts";
import { anyRole, hasTopic, neighbour, take, withRole } from "./pieces.ts";
import { growthShape } from "./growth-shape.ts";
import {
  againstIn,
  areJoined,
  dropsIn,
  partsOf,
  isWhole,
  wholeBeside,
  withBoth,
} from "./within.ts";
import { asksEach, sidesOf, standApart, wholes } from "./sides.ts";
import { areOdd } from "./odd-together.ts";
import { areOpposed } from "./opposites.ts";
import { groupFor, lookup, measuresOf, partOfItself } from "./wanted.ts";

/** @returns null where what was said does not go together */
export function buildFigures(found: Found): FiguresPlan | null {
  const { times, ranking, attached, figures, pieces } = found;
  let wanted = measuresOf(found);
  const part = partOfItself(found, wanted[0]);
  if (part !== null) wanted = [part];
  const [first] = wanted;
  if (first === undefined) return null;
  const groups: GroupId[] = [];
  for (const options of found.groups.options) {
    const group = groupFor(options, first);
    if (group === null) return null;
    if (!groups.includes(group)) groups.push(group);
  }
  if (ranking.field !== null) return null;
  const named = filtersFor(found.named, lookup(first));
  if (named === null) return null;
  if (areOdd(found, named, first, groups)) return null;
  const numbers: Filter[] = [];
  let having: Having | null = null;
  for (const one of attached) {
    if (one.kind === "odd") return null;
    if (one.kind === "having") {
      having = withBoth(having, one);
      if (having === null) return null;
      continue;
    }
    const field = one.kind === "field" ? one.field : usualField(first);
    if (field === null) return null;
    numbers.push({ kind: "number", field, test: one.test });
  }
  // Subscriptions that are cancelled are cancellations, which have a day of their own.
  const ended = named.find(
    (filter) =>
      filter.kind === "values" &&
      filter.column === "subscriptions.status" &&
      !filter.not &&
      filter.values.join() === "cancelled",
  );
  if (first === "new_subscriptions" && ended !== undefined && !figures.share) {
    wanted = ["cancellations"];
    named.splice(named.indexOf(ended), 1);
  }
  // “Those started in 2023 that were cancelled”: the time is that of their beginning.
  const begun = pieces.some(({ chunk }) =>
    /^(?:started|begun|began|opened|taken out)$/i.test(chunk.text),
  );
  const state = { cancellations: "cancelled", active_subscriptions: "active" }[String(first)];
  if (begun && state !== undefined && times.periods.length === 1 && !figures.share) {
    wanted = ["new_subscriptions"];
    const column = "subscriptions.status" as const;
    named.push({ kind: "values", column, values: [state], not: false });
  }
  // “Affiliate orders against others”: the whole, by its two sides.
  const both = wholeBeside(named, first);
  if (both !== undefined) {
    wanted = [both.of];
    named.push(both.filter);
  }
  // “The first half of last month”: two stretches of time, and nothing says what of them.
  if (times.periods.length > 1 && !areJoined(pieces)) return null;
  const periods = periodsToCompare(found);
  let period = periods === null ? (times.periods[0] ?? null) : null;
  let shape: Shape = { kind: "plain" };
  let filters = [...numbers, ...named];
  const growth = anyRole(
    pieces,
    "growth",
    "growth_week",
    "growth_month",
    "growth_quarter",
    "growth_year",
  );
  const sides = sidesOf(named, compares(pieces) || asksEach(found), standApart(found));
  if (periods !== null) {
    const differs = pieces.some(({ chunk }) => /^differ/i.test(chunk.text));
    const grows = (growth || differs) && periods.length === 2;
    const inTime = periods.toSorted((a, b) => (a.from ?? "").localeCompare(b.from ?? ""));
    shape = { kind: "periods", periods: grows ? inTime : periods, growth: grows };
  } else if (growth) {
    const grown = growthShape(found, period, groups);
    if (grown === null) return null;
    shape = grown;
    if (grown.kind === "periods") period = null;
  } else if (found.groups.counted !== null) {
    shape = { kind: "count", of: found.groups.counted };
  } else if (figures.share || part !== null) {
    const whole = wholes[first];
    const own = whole === undefined || isWhole(found) ? [] : [whole.filter];
    if (whole !== undefined && own.length > 0) wanted = [whole.of];
    const parts = partsOf(found, filters, lookup(first), groups.every(isTime));
    // “Cancel reasons for tea, in percent”: of all that tea has.
    const reasons = groups.some((id) => id === "cancel_reason" || id === "failure_code");
    const of = [...own, ...(own.length === 0 && !reasons ? parts : [])];
    if (of.length === 0 && groups.length === 0) return null;
    filters = filters.filter((filter) => !of.includes(filter));
    shape = { kind: "share", of: together(of) };
  } else if (figures.average) {
    const over = groups.find(isTime);
    if (over === undefined && !averagesRows(first)) return null;
    if (over === "weekday" || over === "hour") return null;
    // “The average tax per order”: the rows of which it is one.
    if (over === undefined)
      for (const piece of withRole(pieces, "by"))
        if (
          hasTopic(
            neighbour(pieces, piece.at, 1),
            "order",
            "charge",
            "offer",
            "failure",
            "acceptance",
          )
        )
          take(piece);
    if (over !== undefined) groups.splice(groups.indexOf(over), 1);
    shape = { kind: "average", over: over ?? null };
  }
  // “One line for coffee, one for tea and so on”: of all of their kind.
  const open = pieces.some(({ chunk }) => /^(?:and so on|etc)$/i.test(chunk.text));
  const week = groups.includes("weekday");
  if (open && !week && (sides?.group ?? null) === null) return null;
  const listed = week ? "days" : "values";
  if (open) filters = filters.filter((one) => one.kind !== listed || ("not" in one && one.not));
  if (sides !== null && shape.kind === "plain") {
    if (sides.group !== null && !groups.includes(sides.group)) groups.unshift(sides.group);
    else if (sides.group === null) {
      shape = { kind: "sides", sides: sides.sides };
      filters = [...numbers, ...sides.rest];
    }
  } else if (sides === null && compares(pieces) && periods === null && !growth) {
    // “New against cancelled, by month”: of what stands against the other, one side was not understood.
    if (againstIn(pieces) && wanted.length === 1 && groups.every(isTime)) return null;
    // A comparison with one side only is not understood, unless it is of the groups.
    if ((groups.length === 0 && wanted.length < 2) || anyRole(pieces, "than")) return null;
  }
  if (areOpposed(filters)) return null;
  if (compares(pieces) || periods !== null || growth || anyRole(pieces, "or_more")) {
    for (const piece of withRole(
      pieces,
      "versus",
      "more",
      "than",
      "growth",
      "or",
      "or_more",
      "or_less",
      ...(found.attached.length === 0 ? (["gt", "lt"] as const) : []),
    ))
      take(piece);
  }
  // “The fastest growing product”: since when, nobody said.
  if (growth && ranking.direction !== null && /^(?:products|affiliates)$/.test(first)) return null;
  const either =
    (sides?.group ?? null) !== null && anyRole(pieces, "or") && anyRole(pieces, "more");
  let direction: Direction | null = either ? null : ranking.direction;
  // “The biggest drop”.
  if (growth && dropsIn(pieces) && direction === "desc") direction = "asc";
  if (direction !== null && ranking.judged && measures[first].bad === true) {
    direction = direction === "desc" ? "asc" : "desc";
  }
  const perPerson = pieces.some(
    (piece) =>
      piece.note === "grouped by customer" && /^per$/i.test(pieces[piece.at - 1]?.chunk.text ?? ""),
  );
  if (perPerson && direction === null) return null;
  // “Affiliates who earned over $500”, read as no group of them.
  const ofNone = groups.length === 0 && shape.kind === "plain";
  if (ofNone && (direction ?? having) !== null) return null;
  const isRanked = direction !== null && groups.length > 0;
  let limit = isRanked ? ranking.limit : null;
  const [outer] = found.groups.each;
  if (isRanked && !ranking.sortOnly && groups.length === 2 && shape.kind === "plain") {
    if (outer === undefined || !groups.includes(outer)) return null;
    groups.sort((a, b) => Number(b === outer) - Number(a === outer));
    shape = { kind: "first-of-each" };
    limit = ranking.limit ?? 1;
  }
  return {
    kind: "figures",
    measures: wanted,
    groups,
    filters: together(filters),
    period,
    shape,
    having,
    order: isRanked ? direction : null,
    limit,
    skip: limit === null ? 0 : ranking.skip,
    chart: found.chart,
  };
}
