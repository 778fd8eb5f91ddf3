/** "How long from signing up to the first order?", "average time between orders": the time between two events. */
import type { EventId } from "../plan.ts";
import type { Node } from "./lexicon.ts";

import type { Token } from "./tokens.ts";

export interface TimeBetween {
  readonly from: EventId;
  readonly to: EventId;
}

/** "Average subscription lifetime": the event says that it is a time. */
const lead =
  /^((?:(?:average|avg|mean|typical|number|amount|of|how|many) )*(?:days?|time|gap|long))\b|^(?:average|avg|mean|typical) (?:\S+ )?(?:lifetime|length|duration)\b/;
/** Words that may be around the events. */
const small =
  /^(?:between|from|until|till|to|and|after|before|for|an?|the|our|its|us|their|his|her|it|they|we|one|new|does|do|did|take|takes|took|pass|passes|is|are|was|on|average|of|in|have|has|make|makes|making|place|places|placing|get|gets|being|usually|typically|customers?|people|buyers?|shoppers?|someone|subscriptions?|subscribers?)$/;
const connector = /^(?:between|until|till|to|before|long|lifetime|length|duration)$/;
/** In the order in which they happen, each with the start when only it is named. */
const order: readonly (readonly [event: EventId, start?: EventId])[] = [
  ["joined"],
  ["first_order", "joined"],
  ["second_order", "first_order"],
  ["subscribed", "joined"],
  ["cancelled", "subscribed"],
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
  const led = lead.exec(
    tokens
      .slice(at, at + 8)
      .map(({ full }) => full)
      .join(" "),
  );
  if (led === null) return null;
  let place = at + (led[1] ?? "average").split(" ").length;
  const events = new Set<EventId>();
  let end = place;
  while (place < tokens.length) {
    const event = eventAt(tokens, place, root);
    if (event === null && !small.test(tokens[place]?.full ?? "")) break;
    if (event !== null) events.add(event[0]);
    place = event?.[1] ?? place + 1;
    if (event !== null) end = place;
  }
  const said = tokens.slice(at, end).map(({ full }) => full);
  const length = said.length;
  if (!said.some((word) => connector.test(word))) return null;
  if (events.has("order") && events.size === 1)
    return { between: { from: "order", to: "next_order" }, length };
  const named = order.filter(([event]) => events.has(event));
  const [to, start] = named.at(-1) ?? [];
  const from = named.length > 1 ? named[0]?.[0] : start;
  return to === undefined || from === undefined ? null : { between: { from, to }, length };
}
