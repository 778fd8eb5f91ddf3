/** A question cut into the phrases that explain it best. */
import { phrasesAt, type Lexicon, type Node } from "./lexicon.ts";
import { numberAt, type Token } from "./tokens.ts";
import type { Meaning } from "../vocabulary.ts";
import { periodAt, type PeriodPhrase } from "./periods.ts";

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

function cutsAt(tokens: readonly Token[], at: number, { root }: Lexicon): Cut[] {
  const cuts = phraseCuts(tokens, at, root);
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
