/** EZQL with this site's words and the values in the sample shop's columns. */
import values from "virtual:known-values";
import words from "virtual:words/ezql";
import { dropPart } from "./ezql/plan-text.ts";
import { createAsk } from "./ezql/ask.ts";
import type { Ezql } from "./conversation.ts";

let ask: ReturnType<typeof createAsk> | undefined;

/** Created on first use. It takes a few milliseconds, and hydration must not wait for it. */
export const ezql: Ezql = {
  ask: (question, last) => (ask ??= createAsk(words))(question, last, values),
  drop: dropPart,
};
