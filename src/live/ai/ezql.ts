/** EZQL with the words of this site's content, and what the sample shop's columns hold. */
import values from "virtual:known-values";
import words from "virtual:words/ezql";
import { createAsk } from "#live/ai/ezql/ask.ts";
import { dropPart } from "#live/ai/ezql/answer.ts";
import type { EzqlWords } from "#live/ai/ezql/vocabulary.ts";
import type { Ezql } from "./talk/turns.ts";

const askOf = createAsk(words as EzqlWords);

export const ezql: Ezql = {
  ask: (question, last) => askOf(question, last, values),
  drop: dropPart,
};

// Made ready while the database is on its way: the first question must not wait for it.
ezql.ask("", null);
