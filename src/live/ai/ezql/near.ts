/** Questions close to one that was not understood. Each of them is understood itself. */
import type { Understood } from "./types.ts";
import { type Token, tokenise } from "./words/tokens.ts";

const most = 3;
/** Words that do not make two questions similar. */
const small = new Set(
  tokenise(
    "how many the by in of did we get do with which has most last and who what is our for from me to",
  ).map(({ word }) => word),
);

/** The question without its unknown words, phrased as it would be understood. */
function without(
  question: string,
  odd: readonly string[],
  alone: (text: string) => Understood | null,
): string[] {
  if (odd.length === 0) return [];
  const rest = odd.reduce((text, words) => text.replace(words, " "), question);
  const answer = alone(rest);
  if (answer === null) return [];
  // Asked again, it must be the same question.
  return alone(answer.title)?.sql === answer.sql ? [answer.title] : [];
}

/**
 * @param odd the unknown words
 * @param offered questions that are understood, such as those in content/ezql.yaml
 * @param alone understands a question without context
 */
export function nearTo(
  question: string,
  odd: readonly string[],
  tokens: readonly Token[],
  offered: readonly string[],
  alone: (text: string) => Understood | null,
): readonly string[] {
  const asked = new Set(tokens.map(({ word }) => word));
  const shared = (text: string) =>
    tokenise(text).filter(({ word }) => asked.has(word) && !small.has(word)).length;
  const ranked = offered
    .map((text, at) => ({ text, score: shared(text) * 100 - at }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
  return [...new Set([...without(question, odd, alone), ...ranked])].slice(0, most);
}
