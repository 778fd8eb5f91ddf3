import words from "virtual:words/queryDemo";
import type { Told } from "../field/completion.ts";
import { rowsInWords } from "../results/tell.ts";
import { meaningOf } from "../side/meaning.ts";

/** What completion says of tables and columns. */
export const told: Told = {
  kinds: words.kinds,
  rows: ({ rows }) => rowsInWords(rows),
  meaning: meaningOf,
};
