/** A question cut into the phrases that explain it best. */
import type { Meaning } from "../vocabulary.ts";
import { type TimeBetween, timeBetweenAt } from "./durations.ts";
import type { Lexicon, Node } from "./lexicon.ts";
import { periodAt, type PeriodPhrase } from "./periods.ts";
import { numberAt, type Token } from "./tokens.ts";

export interface Chunk {
  /** As it was typed. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly meanings: readonly Meaning[];
  readonly period: PeriodPhrase | null;
  readonly number: number | null;
  /** The two events in a question about the time between them. */
  readonly between: TimeBetween | null;
  readonly corrected: boolean;
}

interface Cut {
  readonly length: number;
  readonly cost: number;
  readonly chunk: Pick<Chunk, "meanings" | "period" | "number" | "between">;
}

const nothing = { meanings: [], period: null, number: null, between: null };
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

function phrasesAt(tokens: readonly Token[], at: number, root: Node): Cut[] {
  const cuts: Cut[] = [];
  let node: Node | undefined = root;
  for (let end = at; end < tokens.length; end += 1) {
    const token = tokens[end];
    if (token === undefined) break;
    node = node.next.get(token.word) ?? node.next.get(token.full);
    if (node === undefined) break;
    const meanings = node.meanings.filter((meaning) => fits(meaning, token));
    if (meanings.length === 0) continue;
    const length = end + 1 - at;
    const content = meanings.filter(({ kind }) => kind !== "filler");
    const cost = content.length > 0 ? 2 - 0.01 * length : 3;
    cuts.push({
      length,
      cost,
      chunk: { ...nothing, meanings: content.length > 0 ? content : meanings },
    });
  }
  return cuts;
}

const duration: Meaning = { kind: "measure", id: "time_between" };

function cutsAt(tokens: readonly Token[], at: number, { root, events }: Lexicon): Cut[] {
  const cuts = phrasesAt(tokens, at, root);
  const time = timeBetweenAt(tokens, at, events);
  if (time !== null) {
    const { length, between } = time;
    cuts.push({ length, cost: 1, chunk: { ...nothing, meanings: [duration], between } });
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
