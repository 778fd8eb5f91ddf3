/**
 * EZQL: questions in plain words, answered with SQL. A grammar over what the sample shop's tables mean, with no model
 * and no network: the same question always has the same answer (docs/decisions/0021-ezql.md).
 */
import { beginsAsFollowUp } from "./begins.ts";
import { chartFor } from "./chart.ts";
import { keptParts } from "./kept.ts";
import { nearTo } from "./near.ts";
import type { MeasureId, Plan } from "./plan.ts";
import { unaccounted } from "./read/accounted.ts";
import { anyRole, hasKind, isFiller, meaningsOf, type Piece, piecesOf } from "./read/pieces.ts";
import { read } from "./read/read.ts";
import { titleOf } from "./say.ts";
import { enoughOf } from "./sentences.ts";
import { toldInstead, writeSql } from "./sql/write.ts";
import type { Ask, KnownValues, Reading, Reply, Understood } from "./types.ts";
import type { EzqlWords } from "./vocabulary.ts";
import { withDropped, withNoun, withoutParted } from "./words/aside.ts";
import { type Chunk, chunksOf } from "./words/chunks.ts";
import { withoutFrame } from "./words/frame.ts";
import { buildLexicon, type Lexicon } from "./words/lexicon.ts";
import { mend } from "./words/mend.ts";
import { addedTo, rephrased, rephrasedMore, swapIn } from "./words/rephrase.ts";
import { type Token, tokenise } from "./words/tokens.ts";

/** Longer ones are no questions. */
const mostCharacters = 400;
/** Markup and SQL are no words of a question, whatever stands beside them. */
const foreign =
  /<\s*[a-z/!][^>\s]*>?|--|\/\*|\b(?:union\s+(?:all\s+)?select|drop\s+table|delete\s+from|insert\s+into|select\s+\*)\b|;\s*\w+\s+table/i;

type Outcome =
  | { readonly ok: true; readonly answer: Understood }
  | { readonly ok: false; readonly odd: readonly Piece[]; readonly tokens: readonly Token[] };

/** “The take rate (accepted ÷ shown)”: what stands in brackets only says again what the figure is. */
const saysTheSame = (plan: Plan, inside: Plan | undefined): boolean =>
  plan.kind === "figures" &&
  inside?.kind === "figures" &&
  inside.measures.join() === plan.measures.join() &&
  inside.filters.length + inside.groups.length === 0 &&
  inside.period === null &&
  inside.shape.kind === "plain";

/** “Each day of the week (Monday, Tuesday and so on)”. */
const givesExamples = (plan: Plan, inside: string): boolean =>
  plan.kind === "figures" &&
  plan.groups.length > 0 &&
  /(?:\band so on|\betc\b|\be\.?g\b|\.{3}|…)/i.test(inside);

/** @param instead meanings in whose place others are told */
const readingsOf = (pieces: readonly Piece[], instead: ReadonlyMap<string, string>): Reading[] =>
  pieces.flatMap(({ chunk, note }) =>
    note === ""
      ? []
      : [{ words: chunk.text, meaning: instead.get(note) ?? note, mended: chunk.mended }],
  );

function understand(
  question: string,
  last: Plan | null,
  lexicon: Lexicon,
  words: EzqlWords,
): Outcome {
  const parted = withNoun(withoutParted(mend(tokenise(question), lexicon)));
  const tokens = last === null ? parted : withDropped(parted);
  const pieces = piecesOf(chunksOf(question, tokens, lexicon));
  const say = (id: MeasureId) => `${words.measures[id].name}: ${words.measures[id].meaning}`;
  const result = read(pieces, last, say);
  if (result.kind === "odd") return { ok: false, odd: result.pieces, tokens };
  const written = writeSql(result.plan);
  if (written === null) return { ok: false, odd: [], tokens };
  const { plan } = result;
  const instead = new Map([...toldInstead(plan)].map(([asked, told]) => [say(asked), say(told)]));
  const answer: Understood = {
    kind: "answer",
    title: titleOf(plan, words),
    sql: written.sql,
    chart: chartFor(plan, written),
    readings: readingsOf(pieces, instead),
    kept: keptParts(plan, last, words),
    plan,
  };
  return { ok: true, answer };
}

type Cut = (text: string) => readonly Chunk[];

/**
 * “Refunds instead of orders”, said of orders: “refunds instead”.
 *
 * @returns null where nothing is put in the place of something that was asked
 */
function inItsPlace(question: string, last: Plan, cut: Cut): string | null {
  const swap = swapIn(question);
  if (swap === null) return null;
  const [fresh, old] = [swap.fresh, swap.old].map((text) => piecesOf(cut(text)));
  if (fresh === undefined || old === undefined || fresh.every(isFiller)) return null;
  const asked =
    !old.some((piece) => hasKind(piece, "unknown")) && unaccounted(old, last).length === 0;
  if (!asked) return null;
  const groups = last.kind === "figures" ? last.groups : [];
  const split = old.every(isFiller)
    ? groups.length > 0
    : old.some((piece) => meaningsOf(piece, "group").some(({ id }) => groups.includes(id)));
  const by = split && fresh.some((piece) => hasKind(piece, "group")) && !anyRole(fresh, "by");
  return `${by ? "by " : ""}${swap.fresh} instead`;
}

/** How deep asides are taken off: one before the question, one behind it. */
const asides = 2;

/** Other ways to say a question that was not understood, the nearest first. */
function* plainerOf(
  question: string,
  cut: Cut,
  enough: (text: string) => string | null,
): Generator<string> {
  let text = question;
  for (let depth = 0; depth <= asides; depth += 1) {
    const turned = rephrasedMore(text);
    if (turned !== text) yield turned;
    const less = withoutFrame(turned, cut);
    const sentence = enough(turned);
    if (less !== null) yield less;
    if (sentence !== null) yield sentence;
    if (less === null && sentence === null) return;
    text = less ?? sentence ?? text;
  }
}

/**
 * @param words content/ezql.yaml
 * @returns the function that answers; it remembers the lexicon of the values that it was given last
 */
export function createAsk(words: EzqlWords): Ask {
  const lexicons = new WeakMap<KnownValues, Lexicon>();
  const lexiconOf = (values: KnownValues): Lexicon => {
    const known = lexicons.get(values) ?? buildLexicon(words, values);
    lexicons.set(values, known);
    return known;
  };
  return (question, before, values): Reply => {
    const lexicon = lexiconOf(values);
    const alone = (text: string): Understood | null => {
      const outcome = understand(text, null, lexicon, words);
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
    // A complete question is one, whatever was asked before it.
    const complete =
      before === null || beginsAsFollowUp(question) ? null : alone(rephrased(question));
    if (complete !== null) return complete;
    const last = before;
    const cut = (text: string) => chunksOf(text, mend(tokenise(text), lexicon), lexicon);
    const enough = (text: string, asked: boolean) =>
      enoughOf(
        text,
        (text) => piecesOf(cut(text)),
        (text) => alone(text)?.plan ?? null,
        asked,
      );
    const plain = rephrased(question);
    const start = last === null ? plain : (inItsPlace(plain, last, cut) ?? addedTo(plain));
    const second = last === null ? enough(start, true) : null;
    const outcome = understand(second ?? start, last, lexicon, words);
    if (outcome.ok) return outcome.answer;
    const [bracket, inside = ""] = /\(([^()]+)\)/.exec(question) ?? [];
    const rest = bracket === undefined ? null : alone(question.replace(bracket, " "));
    if (
      rest !== null &&
      (saysTheSame(rest.plan, alone(inside)?.plan) || givesExamples(rest.plan, inside))
    )
      return rest;
    for (const plainer of plainerOf(start, cut, (text) => enough(text, false))) {
      const asked = understand(plainer, last, lexicon, words);
      if (asked.ok) return asked.answer;
    }
    return refuse(
      outcome.odd.map(({ chunk }) => chunk.text),
      outcome.tokens,
    );
  };
}
