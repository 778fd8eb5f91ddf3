/**
 * EZQL: questions in plain words, answered with SQL. A grammar over what the sample shop's tables mean, with no model
 * and no network: the same question always has the same answer (docs/decisions/0021-ezql.md).
 */
import { chartFor, contextParts, titleOf } from "./plan-text.ts";
import { measureInWords } from "./measures.ts";
import type { Ask, KnownValues, Plan, Reading, Reply, Understood } from "./plan.ts";
import type { Piece } from "./reader/pieces.ts";
import { beginsAsFollowUp, readQuestion } from "./reader/read-question.ts";
import { shownInstead } from "./sql/write.ts";
import type { EzqlWords } from "./schema.ts";
import { chunksOf } from "./words/chunks.ts";
import { buildLexicon, type Lexicon } from "./words/lexicon.ts";
import { correctSpelling } from "./words/spelling.ts";
import { tokenise } from "./words/tokens.ts";

/** Longer texts are not questions. */
const maxCharacters = 400;
/** Markup, SQL and quoted sentences are never part of a question, wherever they appear. */
const foreign =
  /<\s*[a-z/!][^>\s]*>?|--|\/\*|\b(?:union\s+(?:all\s+)?select|drop\s+table|delete\s+from|insert\s+into|select\s+\*)\b|;\s*\w+\s+table|(?<=\w\s)["'“‘][^"'“”‘’]+[.!?]["'”’]/i;

/** How many questions a refusal offers. */
const maxNearMisses = 3;
/** The fewest letters of words that make two questions similar. */
const minLetters = 5;

/**
 * @param odd the unknown words
 * @param offered questions that are understood, such as those in content/ezql.yaml
 * @param alone understands a question without context
 * @returns the question without its unknown words, phrased as it would be understood, then the most similar ones
 */
function nearTo(
  question: string,
  odd: readonly string[],
  offered: readonly string[],
  alone: (text: string) => Understood | null,
): readonly string[] {
  const rest = odd.reduce((text, words) => text.replace(words, " "), question);
  const answer = odd.length === 0 ? null : alone(rest);
  // Asked again, it must be the same question.
  const isSame = answer !== null && alone(answer.title)?.sql === answer.sql;
  const asked = new Set(tokenise(question).map(({ word }) => word));
  const shared = (text: string) =>
    tokenise(text).filter(({ word }) => asked.has(word) && word.length >= minLetters).length;
  const ranked = offered.toSorted((a, b) => shared(b) - shared(a));
  return [...new Set([...(isSame ? [answer.title] : []), ...ranked])].slice(0, maxNearMisses);
}

/** @param instead meanings to show in place of others */
const readingsOf = (pieces: readonly Piece[], instead: ReadonlyMap<string, string>): Reading[] =>
  pieces.flatMap(({ chunk, note }) =>
    note === ""
      ? []
      : [{ words: chunk.text, meaning: instead.get(note) ?? note, corrected: chunk.corrected }],
  );

/** @returns the words that were not understood, if there is no answer */
function understand(question: string, last: Plan | null, lexicon: Lexicon) {
  const tokens = correctSpelling(tokenise(question), lexicon);
  const result = readQuestion(chunksOf(question, tokens, lexicon), last);
  if (!("plan" in result)) return result.map(({ chunk }) => chunk.text);
  const { plan, pieces, written } = result;
  const instead = new Map(
    [...shownInstead(plan)].map(([asked, told]) => [measureInWords(asked), measureInWords(told)]),
  );
  return {
    kind: "answer",
    title: titleOf(plan),
    sql: written.sql,
    chart: chartFor(plan, written),
    readings: readingsOf(pieces, instead),
    kept: contextParts(plan, last),
    plan,
  } satisfies Understood;
}

/**
 * @param words content/ezql.yaml
 * @returns the function that answers; it caches the lexicon of the last values
 */
export function createAsk(words: EzqlWords): Ask {
  const lexicons = new WeakMap<KnownValues, Lexicon>();
  const lexiconOf = (values: KnownValues): Lexicon => {
    const known = lexicons.get(values) ?? buildLexicon(words, values);
    lexicons.set(values, known);
    return known;
  };
  return (asked, before, values): Reply => {
    const question = asked
      // "Leaving renewals out": the negation is on both sides.
      .replace(
        /\b(?:leav(?:e|ing)|tak(?:e|ing)|keep(?:ing)?) (?!out\b)((?:\S+ ){1,5}?)out\b(?: of it)?/i,
        "excluding $1",
      )
      // "Of the customers who joined in May, how many ordered in June?"
      .replace(/^of (?:the |all )?([^,]+), how many (?!of\b)/i, "How many $1 ");
    const lexicon = lexiconOf(values);
    const alone = (text: string): Understood | null => {
      const answer = understand(text, null, lexicon);
      return "kind" in answer ? answer : null;
    };
    const refuse = (odd: readonly string[]): Reply => ({
      kind: "unknown",
      words: [...new Set(odd)].slice(0, 8),
      near: nearTo(question.slice(0, maxCharacters), odd, words.near, alone),
    });
    if (question.length > maxCharacters) return refuse([]);
    const strange = foreign.exec(question);
    if (strange !== null) return refuse([strange[0]]);
    // A complete question needs no context.
    const isComplete = before === null || !beginsAsFollowUp(question);
    let odd: readonly string[] | null = null;
    for (const last of new Set(isComplete ? [null, before] : [before])) {
      const answer = understand(question, last, lexicon);
      if ("kind" in answer) return answer;
      odd ??= answer;
    }
    return refuse(odd ?? []);
  };
}
