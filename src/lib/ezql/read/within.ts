/** What a condition or a share is of. */
import { type Base, measures } from "../measures.ts";
import type { Filter, Having, MeasureId } from "../plan.ts";
import { wholes } from "./sides.ts";
import { type Named, filtersFor } from "./filters.ts";
import type { Found } from "./found.ts";
import {
  type Pieces,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  neighbour,
  withRole,
} from "./pieces.ts";

/** “More than 500 but fewer than 1000”: both ends, of one figure; null for those of two. */
export function withBoth(before: Having | null, { measure, test }: Having): Having | null {
  if (before === null) return { measure, test };
  const ends = [before.test, test];
  const low = ends.find(({ op }) => op === ">" || op === ">=");
  const high = ends.find(({ op }) => op === "<" || op === "<=");
  if (before.measure !== measure || low === undefined || high === undefined) return null;
  const step = measures[measure].unit === "count" ? 1 : 0.001;
  const value = low.op === ">" ? low.value + step : low.value;
  const to = high.op === "<" ? high.value - step : high.value;
  return { measure, test: { op: "between", value, to } };
}

/** “The share of active subscriptions that are coffee”: of those that are active, not of all. */
export function isWhole({ pieces, named }: Found): boolean {
  const rate = pieces.find((piece) => hasRole(piece, "rate"));
  const subject = rate === undefined ? undefined : neighbour(pieces, rate.at, 1);
  return (
    subject !== undefined &&
    hasKind(subject, "topic", "measure") &&
    !hasKind(subject, "value") &&
    named.length > 0 &&
    named.every(({ piece }) => piece.at > subject.at)
  );
}

/** “What share of tea revenue is from Texas”: what stands behind the verb is the part, what stands before it the whole. */
function behindVerb({ pieces, named }: Found): Named[] {
  const verbs = pieces.filter(({ chunk }) =>
    /^(?:is|are|was|were|came|comes?|had|have|used)\b/i.test(chunk.text),
  );
  const rate = pieces.find((piece) => hasRole(piece, "rate"));
  // “The success rate of second attempts”: what stands before the rate is the part.
  if (/^rate$/i.test(rate?.chunk.text ?? "")) {
    const part = named.filter(({ piece }) => piece.at < (rate?.at ?? 0));
    if (part.length > 0) return part;
  }
  const verb = verbs.find(({ at }) => at > (rate?.at ?? Infinity));
  const [before, behind] = [false, true].map((side) =>
    named.filter(({ piece }) => piece.at > (verb?.at ?? Infinity) === side),
  );
  return before?.length ? (behind ?? []) : [];
}

/** What can be a part: not whose it is, nor what is left out, nor how large. */
const isOwn = (one: Filter): boolean =>
  one.kind === "fact" ||
  (one.kind === "values" && !one.not && !one.column.startsWith("customers."));

/** The conditions that make the part of a share; places are of the whole, unless nothing else is said. */
export function partsOf(found: Found, filters: Filter[], base: Base, byTime: boolean): Filter[] {
  const said = filtersFor(behindVerb(found), base) ?? [];
  // “What share is coffee outside California”: of what is sold there.
  const own = said.filter(isOwn);
  const behind = (own.length > 0 ? own : said).map((one) => JSON.stringify(one));
  const other = filters.some(isOwn);
  return filters.filter((one) =>
    behind.length > 0
      ? behind.includes(JSON.stringify(one))
      : other
        ? isOwn(one)
        : byTime || !isPlace(one),
  );
}

export const nobodyIn = (pieces: Pieces): boolean =>
  pieces.some(({ chunk }) => /^(?:with )?(?:no|zero|0|without)\b/i.test(chunk.text)) &&
  !pieces.some((piece) => hasTopic(piece, "customer", "signup", "buyer"));

export const againstIn = (pieces: Pieces): boolean =>
  withRole(pieces, "versus").some(({ chunk }) => /^(?:vs?|versus|against)$/i.test(chunk.text));

/** Whether anything stands between the stretches of time that are named. */
export function areJoined(pieces: Pieces): boolean {
  const timed = pieces.filter(({ chunk }) => chunk.period !== null);
  const [first] = timed;
  const last = timed.at(-1);
  if (first === undefined || last === undefined) return true;
  return (
    last.at - first.at > 2 ||
    pieces
      .slice(first.at + 1, last.at)
      .some((piece) => !isFiller(piece) || /^(?:to|then)$/i.test(piece.chunk.text)) ||
    pieces.some((piece) => hasRole(piece, "versus", "more", "than", "growth", "or_more", "joint"))
  );
}

export const dropsIn = (pieces: Pieces): boolean =>
  withRole(pieces, "growth").some(({ chunk }) =>
    /^(?:drop|declin|decreas|fall|fell|shr)/i.test(chunk.text),
  );

export const isPlace = (filter: Filter) =>
  filter.kind === "values" && /\.(?:state|city)$/.test(filter.column);

/** Of affiliates' orders set against the others, all orders. */
export const wholeBeside = (named: readonly Filter[], id: MeasureId) =>
  named.some((filter) => filter.kind === "fact" && filter.fact === "without_affiliate")
    ? wholes[id]
    : undefined;
