/** A question cut into the phrases that explain it best. */
import type { EventId, MeasureId } from "../plan.ts";
import { phrasesAt, type Lexicon, type Node } from "./lexicon.ts";
import { numberAt, type Token } from "./tokens.ts";
import type { Meaning } from "../vocabulary.ts";
import { periodAt, type PeriodPhrase } from "./periods.ts";

/** "Average subscription lifetime": the event says that it is a time. */
const lead =
  /^((?:(?:average|avg|mean|typical|number|amount|of|how|many) )*(?:days?|time|gap|long))\b|^(?:average|avg|mean|typical) (?:\S+ )?(?:lifetime|length|duration)\b/;
/** Words that may be around the events. */
const small =
  /^(?:between|from|until|till|to|and|after|before|for|an?|the|our|its|us|their|his|her|it|they|we|one|new|does|do|did|take|takes|took|pass|passes|is|are|was|on|average|of|in|have|has|make|makes|making|place|places|placing|get|gets|being|usually|typically|customers?|people|buyers?|shoppers?|someone|subscriptions?|subscribers?)$/;
const connector = /^(?:between|until|till|to|before|long|lifetime|length|duration)$/;
/** What can be the end, the last to happen first, with its start and the measure of the time between. */
const ends: readonly (readonly [end: EventId, start: EventId, measure: MeasureId])[] = [
  ["cancellation", "start_of_subscription", "subscription_lifetime"],
  ["start_of_subscription", "sign-up", "days_to_subscription"],
  ["second_order", "first_order", "days_to_second_order"],
  ["first_order", "sign-up", "days_to_first_order"],
  ["order", "order", "days_between_orders"],
];

/** @returns the measure, and how many tokens its words take; null if no such phrase begins at `at` */
function timeBetweenAt(
  tokens: readonly Token[],
  at: number,
  root: Node,
): { readonly id: MeasureId; readonly length: number } | null {
  const words = tokens.slice(at).map(({ full }) => full);
  const led = lead.exec(words.slice(0, 8).join(" "));
  if (led === null) return null;
  const events = new Set<EventId>();
  let length = 0;
  for (let place = (led[1] ?? "average").split(" ").length; place < words.length;) {
    const phrase = phrasesAt(tokens, at + place, root).at(-1);
    if (phrase === undefined && !small.test(words[place] ?? "")) break;
    place += phrase?.length ?? 1;
    if (phrase !== undefined) length = place;
    for (const meaning of phrase?.meanings ?? [])
      if (meaning.kind === "event") events.add(meaning.id);
  }
  if (!words.slice(0, length).some((word) => connector.test(word))) return null;
  const [end, start, id] = ends.find(([event]) => events.has(event)) ?? [];
  const isOther = (event: EventId) => event !== end && event !== start && event !== "order";
  return id === undefined || [...events].some(isOther) ? null : { id, length };
}

export interface Chunk {
  /** As it was typed. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly meanings: readonly Meaning[];
  readonly period: PeriodPhrase | null;
  readonly number: number | null;
  readonly corrected: boolean;
}

interface Cut {
  readonly length: number;
  readonly cost: number;
  readonly chunk: Pick<Chunk, "meanings" | "period" | "number">;
}

const nothing = { meanings: [], period: null, number: null };
const unknown: Meaning = { kind: "unknown" };
/** State codes that are also words: they mean states only in capitals. */
const wordsToo = new Set(["or", "co", "id", "ma", "mi", "oh", "pa", "in", "me", "hi", "ok", "la"]);

/** A two-letter code counts only if typed as a code. */
const fits = (meaning: Meaning, token: Token): boolean =>
  meaning.kind !== "value" ||
  meaning.loose ||
  !/^[A-Z]{2}$/.test(meaning.value) ||
  !wordsToo.has(token.word) ||
  token.text === meaning.value;

function phraseCuts(tokens: readonly Token[], at: number, root: Node): Cut[] {
  return phrasesAt(tokens, at, root).flatMap(({ length, last, meanings: all }) => {
    const meanings = all.filter((meaning) => fits(meaning, last));
    if (meanings.length === 0) return [];
    const content = meanings.filter(({ kind }) => kind !== "filler");
    return content.length > 0
      ? { length, cost: 2 - 0.01 * length, chunk: { ...nothing, meanings: content } }
      : { length, cost: 3, chunk: { ...nothing, meanings } };
  });
}

function cutsAt(tokens: readonly Token[], at: number, { root, events }: Lexicon): Cut[] {
  const cuts = phraseCuts(tokens, at, root);
  const time = timeBetweenAt(tokens, at, events);
  if (time !== null) {
    const { length, id } = time;
    cuts.push({ length, cost: 1, chunk: { ...nothing, meanings: [{ kind: "measure", id }] } });
  }
  const period = periodAt(tokens, at);
  if (period !== null) {
    cuts.push({ length: period.length, cost: 1.9, chunk: { ...nothing, period } });
  }
  const number = numberAt(tokens, at);
  // “One” is a word more often than a number, but not in “more than one”.
  const isCount = /^(?:than|least|most|exactly)$/.test(tokens[at - 1]?.word ?? "");
  if (number !== null && (tokens[at]?.word !== "one" || isCount)) {
    const cost = isCount ? 1.9 : 2.2;
    cuts.push({ length: number[1] - at, cost, chunk: { ...nothing, number: number[0] } });
  }
  cuts.push({ length: 1, cost: 100, chunk: { ...nothing, meanings: [unknown] } });
  return cuts;
}

/**
 * The cheapest way to cover all tokens: few pieces, and as few unknown ones as possible.
 *
 * @param question the text of the tokens
 */
export function chunksOf(
  question: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Chunk[] {
  const costs: number[] = Array.from({ length: tokens.length + 1 }, () => 0);
  const choices: Cut[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    let best: Cut | undefined;
    let least = Infinity;
    for (const cut of cutsAt(tokens, at, lexicon)) {
      const cost = cut.cost + (costs[at + cut.length] ?? Infinity);
      const tie = Math.abs(cost - least) < 1e-9 && cut.length > (best?.length ?? 0);
      if (tie || cost < least - 1e-9) [best, least] = [cut, cost];
    }
    costs[at] = least;
    if (best !== undefined) choices[at] = best;
  }
  const chunks: Chunk[] = [];
  for (let at = 0; at < tokens.length;) {
    const cut = choices[at];
    if (cut === undefined) break;
    const own = tokens.slice(at, at + cut.length);
    const text = question.slice(own[0]?.start ?? 0, own.at(-1)?.end ?? 0).trim();
    chunks.push({
      ...cut.chunk,
      text,
      tokens: own,
      corrected: own.some(({ corrected }) => corrected),
    });
    at += cut.length;
  }
  return chunks;
}
