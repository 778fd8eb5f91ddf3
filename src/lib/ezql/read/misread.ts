/** Wordings of which a plan says less, or something else, than was asked: these are refused. */
import { measures } from "../measures.ts";
import type { FiguresPlan, Filter, Plan } from "../plan.ts";
import {
  anyRole,
  hasKind,
  hasRole,
  hasTopic,
  isFiller,
  isPlural,
  neighbour,
  type Pieces,
} from "./pieces.ts";
import { isMismatched } from "./mismatched.ts";
import { isPlace } from "./within.ts";

const on = (filter: Filter, column: string): boolean =>
  filter.kind === "values" && filter.column.startsWith(column);

/** “Which offers were never accepted”: things of which no row is so, not rows that are not so. */
const never = /\b(?:never|(?:has|have|had)(?:nt|n't| not))\b/;

/** “More than last year”, “which products sold more in 2024 than in 2023”: a condition on a comparison. */
function losesComparison(pieces: Pieces, { shape, groups }: FiguresPlan): boolean {
  const than = pieces.find(({ chunk }) => /\bthan$/i.test(chunk.text));
  if (than === undefined) return false;
  if (shape.kind === "growth") return true;
  const next = neighbour(pieces, than.at, 1);
  if (shape.kind !== "periods") return next !== undefined && next.chunk.period !== null;
  const things = pieces.filter(
    (piece) => hasKind(piece, "group") && !hasKind(piece, "value") && isPlural(piece),
  );
  return things.some(({ at }) => at < than.at) && (groups.length === 0 || anyRole(pieces, "which"));
}

/** “The top states by orders, showing revenue”: one measure to rank by, and another to show. */
const losesMeasure = (pieces: Pieces, { measures: told, order }: FiguresPlan): boolean =>
  (order !== null || pieces.some(({ chunk }) => /^showing$/i.test(chunk.text))) &&
  told.length < 2 &&
  pieces.some(
    (piece) =>
      /^(?:showing|show|with|their|its)$/i.test(piece.chunk.text) &&
      piece.at > 2 &&
      hasKind(neighbour(pieces, piece.at, 1), "measure", "topic") &&
      !hasKind(neighbour(pieces, piece.at, 1), "group", "value", "fact"),
  );

/** “Customers who never ordered since June”: the time is of the orders, and not of when they came. */
function datesOrders(pieces: Pieces): boolean {
  const denied = pieces.find(({ note }) => note === "never ordered");
  const timed = pieces.find(({ chunk }) => chunk.period !== null);
  return (
    denied !== undefined &&
    timed !== undefined &&
    timed.at > denied.at &&
    !pieces.some((piece) => piece.at > denied.at && hasTopic(piece, "signup"))
  );
}

/** “Products with growing sales”, “states where revenue fell”: which of them, and not how all of them did. */
function losesThings(pieces: Pieces, { groups, measures: told, shape }: FiguresPlan): boolean {
  const opening = pieces.find((piece) => !isFiller(piece) && !hasRole(piece, "which", "list"));
  if (!hasKind(opening, "group") || hasKind(opening, "value", "measure") || !isPlural(opening))
    return false;
  const own = told.length > 1 || /^(?:products|affiliates|customers)$/.test(told[0] ?? "");
  const next = pieces[(opening?.at ?? 0) + 1]?.chunk.text ?? "";
  const some = /^(?:with|where|when|that|whose|in which)$/i.test(next);
  return some && !own && (shape.kind === "plain" ? groups.length === 0 : anyRole(pieces, "growth"));
}

function isOddFigure(pieces: Pieces, plan: FiguresPlan, text: string): boolean {
  const { filters, groups, measures: told, period } = plan;
  const [first = "orders"] = told;
  const { base } = measures[first];
  const facts = filters.flatMap((filter) => (filter.kind === "fact" ? [filter.fact] : []));
  const denied = filters.some((filter) => on(filter, "products.") && "not" in filter && filter.not);
  return (
    (base !== "customers" && never.test(text) && (groups.length > 0 || anyRole(pieces, "who"))) ||
    (facts.includes("never_ordered") && datesOrders(pieces)) ||
    losesComparison(pieces, plan) ||
    losesMeasure(pieces, plan) ||
    losesThings(pieces, plan) ||
    (plan.shape.kind === "plain" && /^(?:is|are|was|were) .*\b(?:up|down)\b\W*$/.test(text)) ||
    (period === null && pieces.some(({ chunk }) => /^since$/i.test(chunk.text))) ||
    // “The ratio of paid to unpaid orders” is no share of both.
    (/\bratio\b/.test(text) &&
      plan.shape.kind === "share" &&
      plan.shape.of.some((one) => one.kind === "values" && one.values.length > 1)) ||
    // People are not counted by their rows.
    (facts.includes("not_accepted") && /\b(?:who|customers|people|buyers|shoppers)\b/.test(text)) ||
    (first === "orders" &&
      /\bof .*\b(?:customers|people|shoppers|affiliates)\b.*\bhow many\b(?! orders)/.test(text)) ||
    // “Failed charges with code”: not one that takes something off.
    (base === "charges" && facts.some((fact) => fact.endsWith("_code"))) ||
    (/^refund/.test(first) &&
      (groups.includes("failure_code") || filters.some((one) => on(one, "charges.failure")))) ||
    // “Orders without tea” are not those with something else.
    (denied && (/^(?:buyers|customers)$/.test(first) || /\bwith(?:out| no)\b/.test(text))) ||
    (/\bminus\b/.test(text) && filters.some((one) => on(one, "subscriptions.status"))) ||
    (told.includes("customers") &&
      told.length > 1 &&
      /\bwho\b.*\band (?:ordered|bought|purchased)\b(?! again)/.test(text)) ||
    (first === "average_order_value" &&
      groups.some((group) => group === "weekday" || group === "hour") &&
      /\b(?:average|avg|mean) (?:daily )?(?:revenue|sales|turnover)\b/.test(text)) ||
    // “Paused last month”: when they paused is not known.
    (first === "new_subscriptions" &&
      period !== null &&
      filters.some((one) => on(one, "subscriptions.status") && "values" in one && !one.not) &&
      /\bpaused?\b/.test(text) &&
      !/\b(?:start|beg[aiu]n|new|open|sign|subscribed|took|taken|creat)/.test(text)) ||
    // “Charges with failure code”: a column.
    (!hasRole(pieces[0], "by") &&
      pieces.some(
        ({ at, note }) =>
          note.startsWith("grouped by") && /^with$/i.test(pieces[at - 1]?.chunk.text ?? ""),
      ))
  );
}

export function isMisread(pieces: Pieces, plan: Plan, opens: boolean): boolean {
  const text = pieces.map(({ chunk }) => chunk.text.toLowerCase()).join(" ");
  return (
    (opens && /^(?:(?:and|now|then|ok|do) )*(?:the )?same\b/.test(text)) ||
    /\bwhose (?:very )?(?:first|last|latest|second|next|only)\b(?! (?:charge|payment|attempt))/.test(
      text,
    ) ||
    // Where things are sent from is one place, and in no book.
    (/\b(?:ship\w*|sent|send\w*|dispatched|mailed|delivered|texts?|messages?)(?: out)? from\b/.test(
      text,
    ) &&
      plan.filters.some(isPlace)) ||
    (plan.kind === "list"
      ? (plan.of === "messages" && /\be-? ?mails?\b/.test(text)) ||
        /\blost to\b/.test(text) ||
        /^(?:the |which |what )*(?:day|week|month|quarter|weekday|state|channel)s?\b/.test(text)
      : isMismatched(pieces, plan, text) || isOddFigure(pieces, plan, text))
  );
}
