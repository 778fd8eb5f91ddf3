/** The questions that pages show or offer, put to EZQL when the page is built. */
import { createAsk } from "#lib/ezql/ask.ts";
import { knownValues, valuesQuery } from "#lib/ezql/known-values.ts";
import type { Plan } from "#lib/ezql/plan.ts";
import type { EzqlWords } from "#lib/ezql/vocabulary.ts";
import { ContentError } from "#model/explain.ts";
import { shopAnswer } from "./shop-answer.ts";

/** Questions of one place in the content. */
export interface Asked {
  /** Where they stand, as `content/ai-demo.yaml: field "starters.items"`. */
  readonly place: string;
  /** Whether each goes on from the one before. */
  readonly thread: boolean;
  readonly questions: readonly string[];
}

function faultsIn({ place, thread, questions }: Asked, words: EzqlWords): string[] {
  const ask = createAsk(words);
  const values = knownValues(shopAnswer(valuesQuery).rows);
  let last: Plan | null = null;
  return questions.flatMap((question, i) => {
    const reply = ask(question, thread ? last : null, values);
    if (reply.kind !== "unknown") {
      last = reply.plan;
      return [];
    }
    const which = questions.length > 1 ? ` #${String(i + 1)}` : "";
    return [`${place}${which} is “${question}”, which EZQL does not understand; write another.`];
  });
}

/** @throws ContentError with a sentence for each question that EZQL does not understand */
export function refuseUnheard(asked: readonly Asked[], words: EzqlWords): void {
  const faults = asked.flatMap((each) => faultsIn(each, words));
  if (faults.length > 0) throw new ContentError(faults.join("\n"));
}

/** @returns the answer to a question that was not refused, with its rows */
export function answerTo(question: string, words: EzqlWords) {
  const reply = createAsk(words)(question, null, knownValues(shopAnswer(valuesQuery).rows));
  if (reply.kind === "unknown") throw new ContentError(`“${question}” is not understood.`);
  return { reply, ...shopAnswer(reply.sql) };
}
