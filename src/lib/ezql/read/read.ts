/** From the phrases of a question to its plan. */
import { measures } from "../measures.ts";
import type { MeasureId, Plan } from "../plan.ts";
import { buildPlan } from "./build-plan.ts";
import { unaccounted } from "./accounted.ts";
import { attach } from "./attach.ts";
import { readConditions } from "./conditions.ts";
import { countsThings } from "./counts-things.ts";
import { readNamed } from "./filters.ts";
import { readDenied } from "./denied.ts";
import { followUp } from "./follow.ts";
import { refersBack } from "./refers.ts";
import { readChart } from "./found.ts";
import { groupWithCondition } from "./group-with-condition.ts";
import { readGroups } from "./groups.ts";
import { takeFirstTries, takeIdle } from "./idle.ts";
import { readIntervals } from "./intervals.ts";
import { takeKindsOfOrders } from "./kinds-of-orders.ts";
import { isLeft, splitsByNothing } from "./left.ts";
import { isMisread } from "./misread.ts";
import { takePeople } from "./people.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  meaningsOf,
  take,
  type Piece,
  type Pieces,
} from "./pieces.ts";
import { readRanking } from "./ranking.ts";
import { rankedField, sortedBy } from "./said-columns.ts";
import { columnsOf } from "./led.ts";
import { listPlan } from "./list-plan.ts";
import { wantsRows } from "./rows.ts";
import { asksTwoThings, countedTwice, goesOut, isDenied, saysStatus } from "./said.ts";
import { readFigures } from "./segments.ts";
import { saysLess } from "./unsaid.ts";
import { withShare } from "./with-share.ts";
import { readTimes } from "./times.ts";
import { opened, today } from "../words/days.ts";

export type Read =
  | { readonly kind: "plan"; readonly plan: Plan }
  | { readonly kind: "odd"; readonly pieces: readonly Piece[] };

const odd = (pieces: Pieces): Read => ({ kind: "odd", pieces: pieces.filter(isLeft) });

/** The plan, where it holds all that was said. */
function checked(pieces: Pieces, plan: Plan, last: Plan | null): Read {
  // “Only those …” are of what was asked before.
  const other =
    last?.kind === "figures" &&
    plan.kind === "figures" &&
    anyRole(pieces, "only") &&
    anyRole(pieces, "those") &&
    plan.measures.join() !== last.measures.join();
  if (other || isMisread(pieces, plan, last === null) || saysLess(pieces, plan)) return odd(pieces);
  const missing = unaccounted(pieces, plan);
  return missing.length > 0 ? { kind: "odd", pieces: missing } : { kind: "plan", plan };
}

/**
 * @param say what a measure means, for the visitor
 */
export function read(pieces: Pieces, last: Plan | null, say: (id: MeasureId) => string): Read {
  const unknown = pieces.filter(({ chunk }) =>
    chunk.meanings.some(({ kind }) => kind === "unknown"),
  );
  if (unknown.length > 0) return { kind: "odd", pieces: unknown };
  const lastPeriod = last?.period ?? null;
  const back = last !== null && refersBack(pieces);
  const bare = !pieces.some((piece) => hasKind(piece, "measure", "topic"));
  const intervals = [...readIntervals(pieces, last), ...readDenied(pieces)];
  const conditions = readConditions(pieces);
  const times = readTimes(pieces, lastPeriod, back || bare);
  // Of what is yet to come the books say nothing, nor of what was before them.
  if (
    times.periods.some(
      ({ from, to }) => (from !== null && from > today) || (to !== null && to <= opened),
    )
  )
    return odd(pieces.filter(({ chunk }) => chunk.period !== null));
  takeIdle(pieces);
  takePeople(pieces);
  takeKindsOfOrders(pieces);
  const chart = readChart(pieces);
  const ranking = readRanking(pieces);
  const rows = back || countsThings(pieces, conditions) ? [] : wantsRows(pieces, ranking);
  const before = pieces.map(({ taken, note }) => ({ taken, note }));
  let left: readonly Piece[] = [];
  for (const of of rows) {
    const attached = attach(pieces, conditions, false);
    const plan = listPlan(pieces, of, ranking, attached, times.periods[0] ?? null, intervals);
    left = pieces.filter(isLeft);
    if (plan !== null && times.periods.length < 2 && left.length === 0)
      return checked(pieces, plan, last);
    // What was understood of other rows is understood anew.
    pieces.forEach((piece, at) => Object.assign(piece, before[at]));
  }
  if (rows.length > 0 && anyRole(pieces, "list")) {
    // “List customers with at least five orders”: a figure of each is asked about.
    const tested = attach(pieces, conditions, true).some(({ kind }) => kind === "having");
    if (!tested) return { kind: "odd", pieces: left };
    pieces.forEach((piece, at) => Object.assign(piece, before[at]));
  }
  let groups = readGroups(pieces, ranking);
  const person = pieces.some((piece) => hasTopic(piece, "customer", "buyer") && !piece.taken);
  const priced = pieces.some(
    (piece) => !piece.taken && hasKind(piece, "field") && hasTopic(piece, "price"),
  );
  if (asksTwoThings(pieces, ranking)) return odd(pieces);
  if (conditions.length > 0 && groups.options.length === 0 && groups.counted === null && !priced) {
    const group = groupWithCondition(pieces);
    if (group !== null) groups = { ...groups, options: [[group]] };
  }
  const grouped =
    groups.options.length > 0 || groups.counted !== null || (person && conditions.length > 0);
  const attached = attach(pieces, conditions, grouped);
  if (person && groups.options.length === 0 && attached.some(({ kind }) => kind === "having")) {
    groups =
      anyRole(pieces, "list") && groups.counted === null
        ? { ...groups, options: [["customer"]] }
        : { ...groups, counted: groups.counted ?? "customer" };
  }
  const steps = groups.options.some(([id]) => /^(?:day|week|month|quarter|year)$/.test(id ?? ""));
  // “Leaving out those refunded”: a condition, whatever else the word could ask for.
  const texts = pieces.some((piece) => hasTopic(piece, "message"));
  const rated = pieces.some((piece) => hasRole(piece, "rate") || hasKind(piece, "measure"));
  // “One-time buyers against repeat buyers”: two kinds of them.
  const single = pieces.some((piece) =>
    meaningsOf(piece, "fact").some(({ id }) => id === "single_buyer"),
  );
  const held: Piece[] = pieces.filter(
    (piece) =>
      !piece.taken &&
      hasKind(piece, "value", "fact") &&
      (isDenied(pieces, piece) ||
        // “Just those caused by failed payments”, said of cancellations.
        (back &&
          JSON.stringify(last).includes('["cancellations"]') &&
          meaningsOf(piece, "value").some(({ value }) => value === "payment_failed")) ||
        // “The win back flow”.
        meaningsOf(pieces[piece.at + 1], "group").some(({ id }) =>
          meaningsOf(piece, "value").some(({ column }) => columnsOf[id]?.test(column)),
        ) ||
        // “Charges that were retries”.
        (hasKind(piece, "fact") &&
          /^(?:that|which|who) (?:were|are)$/i.test(pieces[piece.at - 1]?.chunk.text ?? "")) ||
        // “For repeat customers”, said of a figure before.
        (back &&
          hasKind(piece, "fact") &&
          /^(?:for|of|among|from|just|only)$/i.test(pieces[0]?.chunk.text ?? "")) ||
        (single && meaningsOf(piece, "fact").some(({ id }) => id === "repeat_buyer")) ||
        // “Texts delivered in May” are not all that were sent.
        (texts && !rated && saysStatus(piece))),
  );
  // “Sorted by price”, said of a list.
  if (back && last.kind === "list" && (rankedField(pieces, ranking) ?? sortedBy(pieces)) !== null)
    for (const piece of pieces) if (hasKind(piece, "field")) take(piece, "how it is sorted");
  for (const piece of held) piece.taken = true;
  takeFirstTries(pieces);
  for (const piece of pieces) if (!piece.taken && goesOut(pieces, piece)) take(piece);
  const told = last?.kind === "figures" && groups.options.length === 0 ? last : null;
  const [spoken] = told?.measures ?? [];
  const figures = readFigures(pieces, say, {
    ranked: ranking.direction !== null,
    steps,
    offers:
      pieces.some((piece) => hasTopic(piece, "offer")) ||
      (spoken !== undefined && measures[spoken].base === "offers") ||
      groups.options.some(([id]) => id === "offer" || id === "placement") ||
      pieces.some((piece) => {
        const values = meaningsOf(piece, "value");
        return (
          values.length > 0 && values.every(({ column }) => column.startsWith("checkout_offers"))
        );
      }),
    byAffiliate:
      groups.options.some(([id]) => id === "affiliate") ||
      pieces.some((piece) => {
        const values = meaningsOf(piece, "value");
        return values.length > 0 && values.every(({ column }) => column === "affiliates.name");
      }),
  });
  for (const piece of held) piece.taken = false;
  const [piece] = pieces;
  const facts =
    piece === undefined
      ? []
      : figures.facts.map((fact) => ({ piece, options: [fact], not: false }));
  const named = [...intervals, ...facts, ...readNamed(pieces)];
  if (figures.odd.some((piece) => !piece.taken))
    return { kind: "odd", pieces: figures.odd.filter(({ taken }) => !taken) };
  const found = withShare(
    { pieces, times, ranking, groups, attached, figures, named, chart },
    last,
  );
  const whole = figures.measures.length > 0 || ranking.implied !== null;
  const plan = last !== null && (back || !whole) ? followUp(found, last) : buildPlan(found);
  if (plan === null) return odd(pieces);
  left = [
    ...pieces.filter(isLeft),
    ...countedTwice(pieces, figures.measures.length),
    ...splitsByNothing(pieces, !back && ranking.direction === null),
  ];
  return left.length > 0 ? { kind: "odd", pieces: left } : checked(pieces, plan, last);
}
