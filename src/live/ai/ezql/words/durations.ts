/** "How long from signing up to the first order?", "average time between orders": the time between two events. */
import type { EventId } from "../plan.ts";
import type { Node } from "./lexicon.ts";
import { numberAt, type Token } from "./tokens.ts";

export interface TimeBetween {
  readonly from: EventId;
  readonly to: EventId;
  /** "Within 30 days": what is counted; null for the average time. */
  readonly within: number | null;
}

const lead =
  /^(?:(?:average|avg|mean|typical|number|amount|of|how|many) )*(?:days?|time|gap|long)$/;
/** Words that may be around the events. */
const small =
  /^(?:between|from|until|till|to|and|after|before|for|an?|the|our|its|us|their|his|her|it|they|we|one|new|does|do|did|take|takes|took|pass|passes|is|are|was|on|average|of|in|have|has|make|makes|making|place|places|placing|get|gets|being|usually|typically|customers?|people|buyers?|shoppers?|someone|subscriptions?|subscribers?)$/;
const connector = /^(?:between|until|till|to|before|long|lifetime|length|duration)$/;
/** "Average subscription lifetime": the event says that it is a time. */
const lasting = /^(?:average|avg|mean|typical) (?:\S+ )?(?:lifetime|length|duration)\b/;

/** In the order in which they happen, each with the start when only it is named. */
const order: readonly (readonly [event: EventId, start?: EventId])[] = [
  ["joined"],
  ["first_order", "joined"],
  ["second_order", "first_order"],
  ["last_order"],
  ["subscribed", "joined"],
  ["cancelled", "subscribed"],
  ["failed"],
  ["recovered", "failed"],
];

/** @returns the event with the longest phrase at `at`, and where it ends */
function eventAt(
  tokens: readonly Token[],
  at: number,
  root: Node,
): readonly [EventId, number] | null {
  let found: readonly [EventId, number] | null = null;
  let node: Node | undefined = root;
  for (let end = at; node !== undefined && end < tokens.length; end += 1) {
    node = node.next.get(tokens[end]?.word ?? "") ?? node.next.get(tokens[end]?.full ?? "");
    const meaning = node?.meanings[0];
    if (meaning?.kind === "event") found = [meaning.id, end + 1];
  }
  return found;
}

/** @returns the two events, and how many tokens they take; null if no such phrase begins at `at` */
export function timeBetweenAt(
  tokens: readonly Token[],
  at: number,
  root: Node,
): { readonly between: TimeBetween; readonly length: number } | null {
  const full = tokens.map((token) => token.full);
  let place = at + 1;
  while (place < full.length && !lead.test(full.slice(at, place).join(" "))) place += 1;
  if (!lead.test(full.slice(at, place).join(" "))) {
    if (!lasting.test(full.slice(at, at + 3).join(" "))) return null;
    place = at + 1;
  }
  const events = new Set<EventId>();
  let end = place;
  while (place < tokens.length) {
    const event = eventAt(tokens, place, root);
    if (event === null && !small.test(full[place] ?? "")) break;
    if (event !== null) events.add(event[0]);
    place = event?.[1] ?? place + 1;
    if (event !== null) end = place;
  }
  const said = full.slice(at, end);
  const length = said.length;
  if (events.has("order") && events.size === 1)
    return said.includes("between")
      ? { between: { from: "order", to: "next_order", within: null }, length }
      : null;
  const named = order.filter(([event]) => events.has(event));
  const [to, start] = named.at(-1) ?? [];
  const from = named.length > 1 ? named[0]?.[0] : start;
  if (to === undefined || from === undefined) return null;
  return said.some((word) => connector.test(word))
    ? { between: { from, to, within: null }, length }
    : null;
}

const daysIn = new Map([
  ["day", 1],
  ["week", 7],
  ["month", 30],
  ["year", 365],
]);

/** "Order again within 30 days", "cancelled in their first month", "order within a week of signing up". */
export function withinAt(
  tokens: readonly Token[],
  at: number,
  root: Node,
): { readonly between: TimeBetween; readonly length: number } | null {
  const first = eventAt(tokens, at, root);
  if (first === null) return null;
  const full = tokens.map((token) => token.full);
  let place = first[1];
  if (/^(?:for|again|something|anything|their|subscription)$/.test(full[place] ?? "")) place += 1;
  const lead = /^(?:within (?:the |their |its )?(?:first )?|in (?:the|their|its) first )/.exec(
    `${full.slice(place, place + 4).join(" ")} `,
  )?.[0];
  if (lead === undefined) return null;
  place += lead.trim().split(" ").length;
  const article = /^an?$/.test(full[place] ?? "");
  const [count, end] = article ? [1, place + 1] : (numberAt(tokens, place) ?? [1, place]);
  const unit = daysIn.get(tokens[end]?.word ?? "");
  if (unit === undefined) return null;
  let then = end + 1;
  while (small.test(full[then] ?? "")) then += 1;
  const start = eventAt(tokens, then, root);
  // "Within the first week of January" is a period.
  if (start === null && full[end + 1] === "of") return null;
  const named = first[0] === "order" ? "first_order" : first[0];
  const [to, usual] = order.find(([event]) => event === named) ?? [];
  const from = start?.[0] ?? usual;
  if (to === undefined || from === undefined || from === to) return null;
  return { between: { from, to, within: count * unit }, length: (start?.[1] ?? end + 1) - at };
}
