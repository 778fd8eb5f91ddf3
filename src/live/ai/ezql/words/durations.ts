/** "How long from signing up to the first order?", "average time between orders": the time between two events. */
import type { EventId } from "../plan.ts";
import type { Node } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

export interface TimeBetween {
  readonly from: EventId;
  readonly to: EventId;
}

const lead = /^(?:average|avg|mean|typical|the|number|amount|of|how|many|days?|time|gap|long)$/;
const core = /^(?:days?|time|gap|long)$/;
/** Words that may be around the events. */
const small =
  /^(?:between|from|until|till|to|and|after|before|for|an?|the|our|its|us|their|his|her|it|they|we|one|new|does|do|did|take|takes|took|pass|passes|is|are|was|on|average|of|in|have|has|make|makes|making|place|places|placing|get|gets|being|usually|typically|customers?|people|buyers?|shoppers?|someone|subscriptions?|subscribers?)$/;
const connector = /^(?:between|until|till|to|before|long)$/;

/** In the order in which they happen. */
const order: readonly EventId[] = [
  "joined",
  "first_order",
  "second_order",
  "last_order",
  "subscribed",
  "cancelled",
  "failed",
  "recovered",
];
/** The default start event when only the other one is named. */
const beginnings: Partial<Record<EventId, EventId>> = {
  first_order: "joined",
  second_order: "first_order",
  subscribed: "joined",
  cancelled: "subscribed",
  recovered: "failed",
};

/** @returns the event with the longest phrase at `at`, and where it ends */
function eventAt(
  tokens: readonly Token[],
  at: number,
  root: Node,
): readonly [EventId, number] | null {
  let found: readonly [EventId, number] | null = null;
  let node: Node | undefined = root;
  for (let end = at; end < tokens.length; end += 1) {
    node = node.next.get(tokens[end]?.word ?? "") ?? node.next.get(tokens[end]?.full ?? "");
    if (node === undefined) break;
    const [meaning] = node.meanings;
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
  const word = (place: number) => tokens[place]?.full ?? "";
  let place = at;
  while (lead.test(word(place))) place += 1;
  const led = tokens.slice(at, place);
  if (!led.some(({ full }) => core.test(full)) || /^(?:the|of)$/.test(word(at))) return null;
  const events = new Set<EventId>();
  let [end, connects] = [place, led.some(({ full }) => full === "long")];
  while (place < tokens.length) {
    const event = eventAt(tokens, place, root);
    if (event === null && !small.test(word(place))) break;
    connects ||= connector.test(word(place));
    if (event !== null) events.add(event[0]);
    place = event?.[1] ?? place + 1;
    if (event !== null) end = place;
  }
  if (word(end) === "on" && word(end + 1) === "average") end += 2;
  const length = end - at;
  const [only] = events;
  if (only === undefined || !connects) return null;
  if (only === "order" && events.size === 1)
    return tokens.slice(at, end).some(({ full }) => full === "between")
      ? { between: { from: "order", to: "next_order" }, length }
      : null;
  const named = order.filter((event) => events.has(event));
  const to = named.at(-1);
  const from = named.length > 1 ? named[0] : to && beginnings[to];
  return to === undefined || from === undefined ? null : { between: { from, to }, length };
}
