/** Which figures a question wants, and which of the groups that it names they know. */
import { filtersFor } from "./filters.ts";
import { usualMeasure } from "./found.ts";
import { type Base, measures } from "../measures.ts";
import type { GroupId, MeasureId } from "../plan.ts";
import { splitsChurn } from "../sql/churn.ts";
import { groupOn } from "../sql/groups.ts";
import { reachable } from "../sql/scope.ts";
import { type Found, measureOfValues, rankedMeasure } from "./found.ts";
import { anyRole, hasRole, hasTopic, neighbour } from "./pieces.ts";

/** The table where groups and filters are looked up: products stand in items for questions on orders. */
export const lookup = (measure: MeasureId): Base => {
  const { base, byItem } = measures[measure];
  return base === "orders" && byItem !== undefined ? "items" : base;
};

/** @returns the first meaning that the measure's table knows; null for none */
export function groupFor(options: readonly GroupId[], measure: MeasureId): GroupId | null {
  const base = lookup(measure);
  const { day } = measures[measure];
  // “Declines by code”: the code of what failed.
  if (measures[measure].base === "charges" && options.includes("failure_code"))
    return "failure_code";
  return (
    options.find((id) => {
      if (measure === "churn_rate" && splitsChurn(id)) return true;
      const group = groupOn(id, base, day);
      return group !== null && reachable([...group.columns, group.groupBy].join(" "), base);
    }) ?? null
  );
}

/** “Which cards do people use, and how many charges does each have”: people who are not counted say nothing. */
function withoutPeople({ figures, groups, pieces }: Found): MeasureId[] {
  const people = pieces.filter((piece) => hasTopic(piece, "customer", "buyer"));
  const counted = people.some(({ at }) => hasRole(neighbour(pieces, at, -1), "count"));
  const fits = groups.options.every((options) => groupFor(options, "customers") !== null);
  if (figures.measures[0] !== "customers" || counted || fits) return [...figures.measures];
  const usual = groups.options.flatMap(([id]) =>
    id === undefined ? [] : (usualMeasure[id] ?? []),
  );
  return figures.measures.length > 1 ? figures.measures.slice(1) : usual.slice(0, 1);
}

const asksHow = ({ pieces }: Found): boolean =>
  /^(?:(?:so|and|hey|hi|,|ok|well) )*how(?:'s|s)? ?(?:is|are|was|were|did|does|do|has|have|business|things|we|it|20\d\d|q\d|\b)/i.test(
    pieces.map(({ chunk }) => chunk.text).join(" "),
  ) && !anyRole(pieces, "count", "money");

/** The figures: those that are named, or what the ranking or the groups stand for. */
export function measuresOf(found: Found): MeasureId[] {
  const { figures, ranking, groups, attached, pieces } = found;
  const having = [
    ...new Set(attached.flatMap((one) => (one.kind === "having" ? [one.measure] : []))),
  ];
  const each = groups.options.some(([id]) => id === "customer");
  if (
    having.length > 0 &&
    (groups.counted !== null || (each && figures.measures.join() === "customers"))
  )
    return having;
  const generic = ["customers", "products", "affiliates"];
  const first = figures.measures[0];
  const by = (group: GroupId) => groups.options.some(([id]) => id === group);
  // Reasons are those of what ended or failed, and of products the orders are counted that were refunded.
  const reasoned = first !== undefined && figures.measures.length === 1;
  if (reasoned && by("cancel_reason") && /^(?:active|new)_subscriptions$|^customers$/.test(first))
    return ["cancellations"];
  if (reasoned && first === "charges" && by("failure_code")) return ["failed_charges"];
  if (reasoned && first === "refunds" && (by("product") || by("category")))
    return ["refunded_orders"];
  // “One-time orders that were refunded” are counted.
  const ofOrders = pieces.some(
    ({ chunk, at }) =>
      (/\b(?:order|purchase)s$/i.test(chunk.text) &&
        pieces.some((other) => other.at > at && /^refunded$/i.test(other.chunk.text))) ||
      (/\brenewals$/i.test(chunk.text) && /^refunded$/i.test(pieces[at - 1]?.chunk.text ?? "")),
  );
  if (first === "refunds" && reasoned && ofOrders && !anyRole(pieces, "money"))
    return ["refunded_orders"];
  if (
    ranking.implied !== null &&
    (first === undefined || generic.includes(first) || (first === "revenue" && ranking.products))
  ) {
    // “On which weekday do we sell the least”.
    if (
      ranking.implied === "product_sales" &&
      groups.options.length > 0 &&
      !by("product") &&
      !by("category") &&
      (!ranking.products || /^(?:sells?|sold)\b/i.test(ranking.piece?.chunk.text ?? ""))
    )
      return ["revenue"];
    const ofProducts = found.named.some(
      ({ options: [one] }) => one?.kind === "values" && one.column.startsWith("products."),
    );
    const grouped = by("product") || by("category") || (groups.options.length === 0 && ofProducts);
    if (ranking.implied !== "units_sold" || grouped) return [ranking.implied];
    // The most popular of what has no units: what is told of it most often.
    const usual = groups.options[0]?.flatMap((id) => usualMeasure[id] ?? [])[0];
    return [usual ?? "orders"];
  }
  // “How many people paused”: their subscriptions are what is paused.
  const paused = first === "customers" && filtersFor(found.named, "customers") === null;
  const states = found.named.some(({ options: [one] }) =>
    one?.kind === "values" ? one.column === "subscriptions.status" : false,
  );
  // “One-time orders by customers who …”.
  const orders = found.named.some(({ piece }) =>
    /\b(?:order|purchase|renewal)s?$/i.test(piece.chunk.text),
  );
  // “Renewals of Jade Terrace Green subscriptions”.
  const renewed =
    first === "new_subscriptions" &&
    found.named.some(
      ({ options: [one] }) => one?.kind === "values" && one.column === "orders.order_type",
    );
  if (renewed && !figures.share) return ["orders"];
  const told = paused && (states || orders) ? measureOfValues(found) : null;
  if (told !== null) return [told];
  if (first !== undefined) return withoutPeople(found);
  if (having.length > 0) return having;
  // “How many discount codes were used”.
  const things = groups.counted === null ? undefined : usualMeasure[groups.counted];
  if (things !== undefined) return [things];
  const byValue = measureOfValues(found);
  if (byValue !== null) return [byValue];
  const [group] = groups.options[0] ?? [];
  // “How was January?”, “how did Texas do in the third quarter?”: how a shop does is what it sells.
  const compared = anyRole(pieces, "versus") && found.times.periods.length > 1;
  if ((group === undefined || compared) && found.times.periods.length > 0 && asksHow(found))
    return ["revenue"];
  if (group === undefined) return [];
  const all = groups.options[0] ?? [];
  // “What did each discount code cost us”.
  if (group === "discount_code" && anyRole(found.pieces, "money")) return ["discounts"];
  const known = ranking.direction === null ? usualMeasure : rankedMeasure;
  // “How do people find us?” asks for people by channel, “reasons for leaving” for those who left.
  if (found.pieces.some(({ chunk, note }) => /^how /i.test(chunk.text) && /channel$/.test(note)))
    return ["customers"];
  const reasons = group === "cancel_reason" || group === "failure_code";
  // “Which discount codes were used”.
  const used = pieces.some(({ chunk }) =>
    /^(?:used|redeemed|applied|given|sent|shown|came up|came in|come up|occurred)$/i.test(
      chunk.text,
    ),
  );
  if (ranking.direction === null && !reasons && !used && !anyRole(pieces, "count", "down"))
    return [];
  return all.flatMap((id) => known[id] ?? []).slice(0, 1);
}

/** “Of all charges”, “the share of our payments”: all are the whole, however few failed. */
const ofAll = /\bof (?:all |every |our |the )*(?:charges|payments|attempts|charge attempts)\b/i;
/** “What part of the refunds was in Texas”: the refunds are the whole, and no rate is asked for. */
const stated: Partial<Record<MeasureId, readonly [RegExp, MeasureId]>> = {
  refund_rate: [
    /\brefund(?:s|ed\b.*)\b.*\b(?:was|were|is|are|came|come|had|have|used)\b/i,
    "refunded_orders",
  ],
  failure_rate: [
    /\b(?:failed|declined|bounced|rejected|failures|declines)\b.*\b(?:was|were|is|are|came|come|had|have|used)\b/i,
    "failed_charges",
  ],
  churn_rate: [
    /\b(?:cancell?ed|cancell?ations|churned)\b.*\b(?:was|were|is|are|came|come|had|have|used)\b/i,
    "cancellations",
  ],
  acceptance_rate: [
    /\baccepted\b.*\b(?:was|were|is|are|came|come|had|have|used)\b/i,
    "offers_accepted",
  ],
  margin_percent: [
    /\b(?:share|part|portion|fraction|proportion|slice|percent|percentage) of (?:our |the |gross |total |all )*profits?\b/i,
    "gross_profit",
  ],
};

/** A rate split by its own reasons is the share of each reason. */
export function partOfItself(
  { groups, named, pieces }: Found,
  measure: MeasureId | undefined,
): MeasureId | null {
  const text = pieces.map(({ chunk }) => chunk.text).join(" ");
  const asks = (group: GroupId, column: string) =>
    groups.options.some(
      (options) => options[0] === group || (options.length > 1 && options.includes(group)),
    ) || named.some(({ options }) => options[0]?.kind === "values" && options[0].column === column);
  if (measure === "churn_rate" && asks("cancel_reason", "subscriptions.cancel_reason"))
    return "cancellations";
  if (measure === "failure_rate" && asks("failure_code", "charges.failure_code"))
    return ofAll.test(text) ? "charges" : "failed_charges";
  const [wording, part] = stated[measure ?? "orders"] ?? [];
  const verb = wording?.exec(text);
  // What the part is comes behind the verb.
  const said = named[0]?.piece.chunk.text ?? "";
  const end = (verb?.index ?? 0) + (verb?.[0].length ?? 0);
  const behind = said !== "" && text.lastIndexOf(said) + said.length > end;
  return part !== undefined &&
    verb &&
    (measure === "margin_percent" || (behind && groups.options.length === 0))
    ? part
    : null;
}
