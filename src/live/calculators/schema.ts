/** Words that every calculator needs. */
import { each, object, text } from "#content/fields.ts";
import { faultKinds } from "./numbers.ts";

const button = text(40, "the button's words");

export const calculatorWords = {
  result: text(60, "the heading of the outcome"),
  reset: button,
  copy: button,
  example: text(120, "what is said when the example is back in the fields"),
  copied: text(60, "what is said when the link is copied"),
  notCopied: text(120, "what is said when it could not be copied"),
  private: text(160, "where the figures go"),
  faults: each(faultKinds, text(160, "what is wrong and what to write: [instead]")),
  standIns: object({
    last: text(120, "which fields cannot be read, after typing: [fields]"),
    example: text(120, "which fields of a link cannot be read: [fields]"),
  }),
  meanwhile: text(100, "the verdict by what stands in for them: [verdict]"),
  forged: text(160, "what is said of a link whose figures cannot all be used"),
};
