/** EZQL with the words of this site's content, and what the sample shop's columns hold. */
import values from "virtual:known-values";
import words from "virtual:words/ezql";
import { createAsk } from "#lib/ezql/ask.ts";
import type { Plan } from "#lib/ezql/plan.ts";
import type { Reply } from "#lib/ezql/types.ts";
import type { EzqlWords } from "#lib/ezql/vocabulary.ts";

const askOf = createAsk(words as EzqlWords);

/** @param last the plan of the answer before; null at the beginning */
export const ask = (question: string, last: Plan | null): Reply => askOf(question, last, values);

// Made ready while the database is on its way: the first question must not wait for it.
ask("", null);
