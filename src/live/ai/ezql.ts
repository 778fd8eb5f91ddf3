/** EZQL with the words of this site's content, and what the sample shop's columns hold. */
import values from "virtual:known-values";
import words from "virtual:words/ezql";
import { dropPart } from "./ezql/answer.ts";
import { createAsk } from "./ezql/ask.ts";
import type { EzqlWords } from "./ezql/vocabulary.ts";
import type { Ezql } from "./turns.ts";

let ask: ReturnType<typeof createAsk> | undefined;

/** Made at first use, which takes a few milliseconds: hydration must not wait for it. */
export const ezql: Ezql = {
  ask: (question, last) => (ask ??= createAsk(words as EzqlWords))(question, last, values),
  drop: dropPart,
};
