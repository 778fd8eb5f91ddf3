import { object, text } from "./fields.ts";

/** The words of a sign-up form. */
export const signup = object({
  label: text(60, "what the field asks for"),
  placeholder: text(60, "the words in the empty field"),
  button: text(32, "the button's words"),
  note: text(160, "the small print below"),
});
