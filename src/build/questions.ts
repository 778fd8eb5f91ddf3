/** Asks EZQL the questions that pages show or offer, at build time. */
import { createAsk } from "#live/ai/ezql/ask.ts";
import { titleOf } from "#live/ai/ezql/answer.ts";
import { knownValues, valuesQuery } from "#live/ai/ezql/tables.ts";
import type { Plan, Reply } from "#live/ai/ezql/plan.ts";
import type { EzqlWords } from "#live/ai/ezql/vocabulary.ts";
import { showName } from "#live/engine/charts/format.ts";
import type { ChartChoice } from "#live/engine/charts/spec.ts";
import { ContentError, refuse } from "#content/parse.ts";
import { type ShopAnswer, shopAnswer } from "./shop-answer.ts";

/** Questions from one place in the content. */
export interface Asked {
  /** Their place, as `content/ai-demo.yaml: field "starters.items"`. */
  readonly place: string;
  /** Whether each follows up on the one before. */
  readonly thread: boolean;
  readonly questions: readonly string[];
}

/** The reply to each question, in order. */
function repliesTo({ thread, questions }: Asked, words: EzqlWords): Reply[] {
  const ask = createAsk(words);
  const values = knownValues(shopAnswer(valuesQuery).rows);
  let last: Plan | null = null;
  return questions.map((question) => {
    const reply = ask(question, thread ? last : null, values);
    if (reply.kind !== "unknown") last = reply.plan;
    return reply;
  });
}

function faultsIn(asked: Asked, words: EzqlWords): string[] {
  const { place, questions } = asked;
  return repliesTo(asked, words).flatMap(({ kind }, i) => {
    if (kind !== "unknown") return [];
    const which = questions.length > 1 ? ` #${String(i + 1)}` : "";
    return [
      `${place}${which} is “${questions[i] ?? ""}”, which EZQL does not understand; write another.`,
    ];
  });
}

/** @throws ContentError with a sentence for each question that EZQL does not understand */
export function refuseUnheard(asked: readonly Asked[], words: EzqlWords): void {
  refuse(asked.flatMap((each) => faultsIn(each, words)));
}

/**
 * @returns the answer, its title and its chart for each question, in order; names in rows have spaces instead of underscores
 * @throws ContentError with a sentence for each question that EZQL does not understand
 */
export function chartedAnswers(
  asked: Asked,
  words: EzqlWords,
): (ShopAnswer & { readonly title: string; readonly choice: ChartChoice })[] {
  refuseUnheard([asked], words);
  return repliesTo(asked, words).flatMap((reply) => {
    if (reply.kind === "unknown") return [];
    const { columns, rows } = shopAnswer(reply.sql);
    const shown = rows.map((row) =>
      row.map((cell) => (typeof cell === "string" ? showName(cell) : cell)),
    );
    return [{ columns, rows: shown, title: titleOf(reply.plan), choice: reply.chart }];
  });
}

/** SQL that a page prints, and its requirements. */
export type Printed =
  /** It runs, and has rows. */
  | { readonly place: string; readonly sql: string }
  /** It gives the same answer as EZQL for the question. */
  | { readonly place: string; readonly sql: string; readonly question: string }
  /** It is a piece of the SQL that EZQL writes for the question. */
  | { readonly place: string; readonly piece: string; readonly question: string };

const unspaced = (sql: string) => sql.replaceAll(/\s+/g, " ");

/** Rows as texts, ignoring column names. */
const rowsOf = (sql: string) => shopAnswer(sql).rows.map((row) => JSON.stringify(row));

function printedFault(printed: Printed, words: EzqlWords): string | null {
  const { place } = printed;
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

/** @throws ContentError with a sentence for each piece of printed SQL that does not match the demo */
export function refuseOtherSql(printed: readonly Printed[], words: EzqlWords): void {
  refuse(printed.flatMap((each) => printedFault(each, words) ?? []));
}

/** @returns the answer to an accepted question, with its rows */
export function answerTo(question: string, words: EzqlWords) {
  const reply = createAsk(words)(question, null, knownValues(shopAnswer(valuesQuery).rows));
  if (reply.kind === "unknown") throw new ContentError(`“${question}” is not understood.`);
  return { reply, ...shopAnswer(reply.sql) };
}
