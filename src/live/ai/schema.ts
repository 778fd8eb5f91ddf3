/** The schema of content/ai-demo.yaml: the conversation on /ai/, before and after hydration. */
import { list, object, text } from "#content/fields.ts";

const button = text(28, "the button's label");
const sentence = text(200, "one or two sentences");
const question = text(80, "a question that EZQL understands; a test asks it");

export const aiDemo = object({
  label: text(80, "the demo's label for screen readers"),
  log: text(40, "the label of the list of answers, for screen readers"),
  /** Shown until the conversation has loaded. */
  first: object({
    question,
    waiting: text(140, "the note that this is an example"),
    noScript: text(200, "shown when scripts are off"),
    lost: text(160, "shown when the demo did not load: what to do"),
    rows: text(80, "how many rows the answer has, and that it is an example; [rows]"),
  }),
  field: object({
    label: text(60, "the field's label for screen readers"),
    placeholder: text(40, "the placeholder in the empty field"),
    ask: button,
    empty: text(80, "shown when the field is empty"),
  }),
  starters: object({
    label: text(16, "the label before the questions"),
    items: list("questions", question),
  }),
  next: object({
    label: text(16, "the label before the follow-up questions"),
    /** The first ones that fit an answer are shown. */
    items: list("follow-ups", text(60, "a follow-up that refers to the last answer")),
  }),
  turn: object({
    asked: text(24, "the words before the visitor's question, for screen readers"),
    kept: text(40, "the label before the parts kept from the last question"),
    without: text(40, "the button that removes such a part; [part]"),
    readings: text(32, "the heading above how the question was understood"),
    corrected: text(16, "the mark on a corrected word"),
    correctedHint: text(80, "what the mark means"),
    sql: text(80, "the label of the SQL field, for screen readers"),
    back: button,
    edited: sentence,
    own: text(40, "the title of an answer whose SQL the visitor changed"),
  }),
  unknown: object({
    title: text(80, "the heading shown when a question is not understood"),
    words: text(60, "the label before the unknown words"),
    nothing: sentence,
    near: text(60, "the label before similar questions"),
    said: text(80, "why EZQL does not guess"),
  }),
  heard: object({
    answer: text(60, "announced for an answer; [title], [answer]"),
    none: text(60, "announced for an answer without rows"),
    all: text(60, "announced for an answer with few rows; [rows], [first]"),
    first: text(60, "announced for an answer with many rows; [rows], [first]"),
    fault: text(80, "announced when a query fails; [title], [message]"),
    unknown: text(60, "announced when a question is not understood; [words]"),
    cleared: text(100, "announced after the conversation is cleared"),
  }),
  note: text(280, "how the demo works, below the field"),
  modelNote: text(280, "the same when a model answers (SITE_EZQL)"),
  clear: text(32, "the button that clears the conversation"),
});
