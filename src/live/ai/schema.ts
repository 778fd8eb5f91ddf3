/** The schema of content/ai-demo.yaml: the conversation on /ai/, before and after hydration. */
import { list, object, text } from "#content/fields.ts";

const button = text(28, "the button's words");
const sentence = text(200, "one or two sentences");
const question = text(80, "a question that EZQL understands; a test asks it");

export const aiDemo = object({
  label: text(80, "what the demo is, for screen readers"),
  log: text(40, "what the list of answers is, for screen readers"),
  /** Shown until the conversation has loaded. */
  first: object({
    question,
    waiting: text(140, "that this is an example"),
    noScript: text(200, "what it is where no script runs"),
    lost: text(160, "that its code did not come, and what to do"),
    rows: text(80, "how many rows the answer has, and where it comes from; [rows]"),
  }),
  field: object({
    label: text(60, "what the field holds, for screen readers"),
    placeholder: text(40, "the words in the empty field"),
    ask: button,
    empty: text(80, "what is said where nothing was written"),
    again: text(100, "how the last question comes back"),
  }),
  starters: object({
    label: text(16, "the word before the questions"),
    items: list("questions", question),
  }),
  next: object({
    label: text(16, "the word before the questions that go on from an answer"),
    items: list(
      "proposals; those that an answer allows are shown, the first ones first",
      text(60, "words that refer to the answer before"),
    ),
  }),
  turn: object({
    asked: text(24, "before the visitor's question, for screen readers"),
    whole: text(60, "what opens a long question; [n] is its length"),
    kept: text(40, "before the parts that were taken over from the question before"),
    without: text(40, "the button that removes such a part; [part]"),
    readings: text(32, "the heading of the readings"),
    corrected: text(16, "the mark of a word that was corrected"),
    correctedHint: text(80, "what the mark means"),
    sql: text(80, "what the field of SQL is, for screen readers"),
    run: button,
    runHint: text(80, "the keys that run the SQL"),
    stop: button,
    back: button,
    open: text(32, "the link to the query editor"),
    pin: button,
    pinned: text(60, "that a chart is pinned; [name] is its title"),
    see: text(32, "the link to the dashboard"),
    full: sentence,
    lost: sentence,
    own: text(40, "what an answer is called whose SQL the visitor changed"),
    edited: sentence,
    running: text(32, "said while the answer is on its way"),
    rows: text(24, "how many rows there are; [rows] is the number"),
    row: text(24, "the same for one row"),
    time: text(24, "how long it took; [ms] is the number"),
    mean: text(24, "the button that corrects a name; [name]"),
  }),
  unknown: object({
    title: text(80, "the heading of what is not understood"),
    words: text(60, "before the words that mean nothing here"),
    nothing: sentence,
    near: text(60, "before the near questions"),
    said: text(80, "why it says so"),
  }),
  heard: object({
    answer: text(60, "what is said of an answer; [title], [answer]"),
    none: text(60, "what is said of an answer without rows"),
    all: text(60, "what is said of an answer of few rows; [rows], [first]"),
    first: text(60, "what is said of an answer of many rows; [rows], [first]"),
    fault: text(80, "what is said of a query that did not run; [title], [message]"),
    unknown: text(60, "what is said of a question that is not understood; [words]"),
    cleared: text(100, "what is said once all is cleared"),
  }),
  note: text(280, "how the demo works, below the field"),
  modelNote: text(280, "the same, while a model answers (SITE_EZQL)"),
  clear: text(32, "the button that clears the conversation"),
});
