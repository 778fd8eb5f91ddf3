/**
 * The schema of content/constants.yaml: contract terms (docs/specification.md, 11.3 to 11.5) and facts that several
 * pages state. Texts quote them: src/content/quotes.ts.
 */
import { distinct, flag, inOrder, object, text } from "./fields.ts";

/** The region of a Store's billing address (11.5). */
const regionIds = ["north-america", "asia-pacific", "elsewhere"] as const;

export const quotedName = text(
  40,
  "the name that other texts quote it by: lowercase letters and underscores",
).regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/, {
  error: ({ input }) => `is "${input}"; write it with lowercase letters and underscores`,
});

const constant = object({
  name: quotedName,
  text: text(60, "the term, as it reads within a sentence"),
  what: text(120, "what it defines, for the table at the top of the terms"),
});

/** A rule of the contract, or a fact that several pages state. */
const sentence = object({
  name: quotedName,
  text: text(300, "whole sentences, or a figure"),
});

export const constants = object({
  constants: distinct("constants", constant, 1, "name"),
  rules: distinct("rules", sentence, 1, "name"),
  facts: distinct("facts", sentence, 1, "name"),
  regions: inOrder("regions", regionIds, {
    where: text(60, "where the billing address is"),
    party: text(60, "the company that signs the contract"),
    law: text(60, "which law applies"),
    courts: text(80, "which courts decide"),
  }),
  sample: flag("are the companies invented? They stay marked as a sample until this is false"),
});
