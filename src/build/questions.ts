/** Asks EZQL the questions that pages show or offer, at build time. */
import { createAsk } from "#live/ai/ezql/ask.ts";
import { titleOf } from "#live/ai/ezql/plan-text.ts";
import { knownValues, valuesQuery } from "#live/ai/ezql/tables.ts";
import type { Plan, Reply } from "#live/ai/ezql/plan.ts";
import type { EzqlWords } from "#live/ai/ezql/schema.ts";
import { showName } from "#live/engine/charts/format.ts";
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { ContentError, refuse } from "#content/parse.ts";
import { type ShopAnswer, shopAnswer } from "./shop-answer.ts";

const placeOf = (file: string, field: string) => `${file}: field "${field}"`;

/** The reply to each question, in order. @param isThread whether each follows up on the one before */
function repliesTo(questions: readonly string[], words: EzqlWords, isThread = false): Reply[] {
  const ask = createAsk(words);
  const values = knownValues(shopAnswer(valuesQuery).rows);
  let last: Plan | null = null;
  return questions.map((question) => {
    const reply = ask(question, isThread ? last : null, values);
    if (reply.kind !== "unknown") last = reply.plan;
    return reply;
  });
}

const unheard = (place: string, questions: readonly string[], replies: readonly Reply[]) =>
  replies.flatMap(({ kind }, i) => {
    if (kind !== "unknown") return [];
    const which = questions.length > 1 ? ` #${i + 1}` : "";
    return `${place}${which} is “${questions[i] ?? ""}”, which EZQL does not understand; write another.`;
  });

/**
 * @param fields the questions by their fields
 * @throws ContentError with a sentence for each question that EZQL does not understand
 */
export function refuseUnreadQuestions(
  file: string,
  fields: Readonly<Record<string, readonly string[]>>,
  words: EzqlWords,
): void {
  refuse(
    Object.entries(fields).flatMap(([field, questions]) =>
      unheard(placeOf(file, field), questions, repliesTo(questions, words)),
    ),
  );
}

/**
 * @param isThread whether each question follows up on the one before
 * @returns the answer, its title and its chart for each question, in order; names in rows have spaces instead of underscores
 * @throws ContentError with a sentence for each question that EZQL does not understand
 */
export function chartedAnswers(
  file: string,
  field: string,
  questions: readonly string[],
  words: EzqlWords,
  isThread = false,
): (ShopAnswer & { readonly title: string; readonly choice: ChartChoice })[] {
  const replies = repliesTo(questions, words, isThread);
  refuse(unheard(placeOf(file, field), questions, replies));
  return replies.flatMap((reply) => {
    if (reply.kind === "unknown") return [];
    const { columns, rows } = shopAnswer(reply.sql);
    const shown = rows.map((row) =>
      row.map((cell) => (typeof cell === "string" ? showName(cell) : cell)),
    );
    return [{ columns, rows: shown, title: titleOf(reply.plan), choice: reply.chart }];
  });
}

/** SQL that a page prints, and its requirements. */
export type PrintedQuery =
  /** It runs, and has rows. */
  | { readonly sql: string }
  /** It gives the same answer as EZQL for the question. */
  | { readonly sql: string; readonly question: string }
  /** It is a piece of the SQL that EZQL writes for the question. */
  | { readonly piece: string; readonly question: string };

const unspaced = (sql: string) => sql.replaceAll(/\s+/g, " ");

const rowsOf = (sql: string) => shopAnswer(sql).rows.map((row) => JSON.stringify(row));

function printedFault(place: string, printed: PrintedQuery, words: EzqlWords): string | null {
  try {
    if ("piece" in printed) {
      const { sql } = answerTo(printed.question, words).reply;
      return unspaced(sql).includes(unspaced(printed.piece))
        ? null
        : `${place} is “${printed.piece}”, which is no part of what EZQL writes for “${printed.question}”; write a part of:\n${sql}`;
    }
    // Not the rows themselves: an example may return 100,000.
    const [found] = shopAnswer(`SELECT EXISTS (\n${printed.sql.replace(/;\s*$/, "")}\n)`).rows;
    if (Number(found?.[0]) === 0)
      return `${place} matches no row of the sample shop; write another query.`;
    if (!("question" in printed)) return null;
    const { sql } = answerTo(printed.question, words).reply;
    return rowsOf(printed.sql).join() === rowsOf(sql).join()
      ? null
      : `${place} answers otherwise than EZQL does to “${printed.question}”; write its query:\n${sql}`;
  } catch (error) {
    return `${place} does not run: ${error instanceof Error ? error.message : String(error)}; correct it.`;
  }
}

/**
 * @param fields the printed SQL by its fields
 * @throws ContentError with a sentence for each that does not match the demo
 */
export function refuseOtherSql(
  file: string,
  fields: Readonly<Record<string, PrintedQuery>>,
  words: EzqlWords,
): void {
  refuse(
    Object.entries(fields).flatMap(
      ([field, printed]) => printedFault(placeOf(file, field), printed, words) ?? [],
    ),
  );
}

/** @returns the answer to an accepted question, with its rows */
export function answerTo(question: string, words: EzqlWords) {
  const [reply] = repliesTo([question], words);
  if (reply === undefined || reply.kind === "unknown")
    throw new ContentError(`“${question}” is not understood.`);
  return { reply, ...shopAnswer(reply.sql) };
}
