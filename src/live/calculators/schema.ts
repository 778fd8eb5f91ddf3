/** Words that every calculator needs. */
import { each, text } from "#content/fields.ts";
import { faultKinds } from "./numbers.ts";

const button = text(40, "the button's label");

export const calculatorWords = {
  result: text(60, "the heading of the result"),
  ...each(["reset", "copy"], button).shape,
  example: text(120, "shown after the example is restored"),
  copied: text(60, "shown after the link is copied"),
  notCopied: text(120, "shown when the link could not be copied"),
  private: text(160, "the note on where the numbers stay"),
  faults: each(faultKinds, text(160, "what is wrong and what to enter: [instead]")),
  standIn: text(120, "which fields are not valid, and what is used instead: [fields]"),
  meanwhile: text(100, "the verdict with the number used instead: [verdict]"),
  forged: text(160, "shown when a link has values that are not valid"),
};
