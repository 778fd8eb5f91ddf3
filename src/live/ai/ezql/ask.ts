/**
 * EZQL: questions in plain words, answered with SQL. A grammar over what the sample shop's tables mean, with no model
 * and no network: the same question always has the same answer (docs/decisions/0021-ezql.md).
 */
import { beginsAsFollowUp } from "./reader/follow-up.ts";
import { chartFor, keptParts, titleOf } from "./answer.ts";
import { sayMeasure } from "./measures.ts";
import type { Ask, KnownValues, Plan, Reading, Reply, Understood } from "./plan.ts";
import { type Piece, piecesOf } from "./reader/pieces.ts";
import { readQuestion } from "./reader/read-question.ts";
import { shownInstead, writeSql } from "./sql/write.ts";
import type { EzqlWords } from "./vocabulary.ts";
import { chunksOf } from "./words/chunks.ts";
import { buildLexicon, type Lexicon } from "./words/lexicon.ts";
import { correctSpelling } from "./words/spelling.ts";
import { type Token, tokenise } from "./words/tokens.ts";

/** Longer texts are not questions. */
const mostCharacters = 400;
/** Markup, SQL and quoted sentences are never part of a question, wherever they appear. */
const foreign =
  /<\s*[a-z/!][^>\s]*>?|--|\/\*|\b(?:union\s+(?:all\s+)?select|drop\s+table|delete\s+from|insert\s+into|select\s+\*)\b|;\s*\w+\s+table|(?<=\w\s)["'“‘][^"'“”‘’]+[.!?]["'”’]/i;

/** Where one clause ends and the next begins. */
const clauseEnds = /\s*(?:[.!?;:]+(?=\s)|\s[-–—]+\s|,(?=\s))\s*/g;

/** Clauses that ask nothing: “For the board deck: revenue by month”, “…, so I know when to staff support”. */
const asides =
  /^(?:so (?:i|we|that)|because|as (?:i|we)|since (?:i|we)|thanks|thank you|cheers|i|i'm|i'd|im|we|we're|hi|hello|hey|ok|please)\b|\bhere$|^for (?:the|my|our|an?)\b.*\b(?:deck|slides?|report|meeting|file|filing|planning|review|board|budget|call|team|accountant|bookkeeper|books|taxes)$/i;

/**
 * @param asksNothing whether a plan could hold nothing from a clause
 * @returns the question without a first or last clause that only gives a reason, the shortest cut first
 */
function plainerOf(question: string, asksNothing: (clause: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const { index, 0: mark } of question.trim().matchAll(clauseEnds)) {
    const [before, behind] = [question.slice(0, index), question.slice(index + mark.length)];
    if (behind.trim() === "") continue;
    if (asides.test(before.trim()) && asksNothing(before)) found.push(behind);
    if (asides.test(behind) && asksNothing(behind)) found.unshift(before);
  }
  return found;
}

/** How many questions a refusal offers. */
const mostNear = 3;
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
function nearTo(
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
  return [...new Set([...without(question, odd, alone), ...ranked])].slice(0, mostNear);
}

type Outcome =
  | { readonly ok: true; readonly answer: Understood }
  | { readonly ok: false; readonly odd: readonly Piece[]; readonly tokens: readonly Token[] };

/** @param instead meanings to show in place of others */
const readingsOf = (pieces: readonly Piece[], instead: ReadonlyMap<string, string>): Reading[] =>
  pieces.flatMap(({ chunk, note }) =>
    note === ""
      ? []
      : [{ words: chunk.text, meaning: instead.get(note) ?? note, corrected: chunk.corrected }],
  );

function understand(question: string, last: Plan | null, lexicon: Lexicon): Outcome {
  const tokens = correctSpelling(tokenise(question), lexicon);
  const result = readQuestion(chunksOf(question, tokens, lexicon), last);
  if (result.kind === "odd") return { ok: false, odd: result.pieces, tokens };
  const written = writeSql(result.plan);
  if (written === null) return { ok: false, odd: [], tokens };
  const { plan, pieces } = result;
  const instead = new Map(
    [...shownInstead(plan)].map(([asked, told]) => [sayMeasure(asked), sayMeasure(told)]),
  );
  const answer: Understood = {
    kind: "answer",
    title: titleOf(plan),
    sql: written.sql,
    chart: chartFor(plan, written),
    readings: readingsOf(pieces, instead),
    kept: keptParts(plan, last),
    plan,
  };
  return { ok: true, answer };
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
    // "Leaving renewals out": the negation is on both sides.
    const question = asked
      .replace(
        /\b(?:leav(?:e|ing)|tak(?:e|ing)|keep(?:ing)?) (?!out\b)((?:\S+ ){1,5}?)out\b(?: of it)?/i,
        "excluding $1",
      )
      .replace(
        /\bnet (?:new|change in|growth (?:in|of)) (?:subscription|subscriber|sub)s?\b/i,
        "new subscriptions minus cancellations",
      )
      // "Of the customers who joined in May, how many ordered in June?"
      .replace(/^of (?:all )?(?:the |our )?([^,]+), how many (?!of\b)/i, "How many $1 ");
    const lexicon = lexiconOf(values);
    const alone = (text: string): Understood | null => {
      const outcome = understand(text, null, lexicon);
      return outcome.ok ? outcome.answer : null;
    };
    const refuse = (odd: readonly string[], tokens: readonly Token[]): Reply => ({
      kind: "unknown",
      words: [...new Set(odd)].slice(0, 8),
      near: nearTo(question.slice(0, mostCharacters), odd, tokens, words.near, alone),
    });
    if (question.length > mostCharacters) return refuse([], []);
    const strange = foreign.exec(question);
    if (strange !== null) return refuse([strange[0]], tokenise(question));
    // A complete question needs no context.
    const follows = before !== null && beginsAsFollowUp(question);
    const complete = follows ? null : alone(question);
    if (complete !== null) return complete;
    const outcome = understand(question, before, lexicon);
    if (outcome.ok) return outcome.answer;
    // A clause that only says what the question is for names no figure and no value.
    const asksNothing = (clause: string): boolean =>
      piecesOf(chunksOf(clause, correctSpelling(tokenise(clause), lexicon), lexicon)).every(
        (piece) =>
          piece.chunk.period === null &&
          !piece.hasKind("measure", "value", "fact") &&
          !piece.hasRole("not", "only", "by", "versus"),
      );
    for (const plainer of plainerOf(question, asksNothing)) {
      const answer = understand(
        plainer,
        before !== null && beginsAsFollowUp(plainer) ? before : null,
        lexicon,
      );
      if (answer.ok) return answer.answer;
    }
    return refuse(
      outcome.odd.map(({ chunk }) => chunk.text),
      outcome.tokens,
    );
  };
}
