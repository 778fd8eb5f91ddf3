/** The schema of content/query-demo.yaml: the query editor on /queries/, before and after it has come alive. */
import { list, object, text } from "./fields.ts";

export const queryDemo = object({
  label: text(40, "what the editor is, for screen readers"),
  /** What stands there before the editor has come. */
  first: object({
    tables: text(24, "the heading of the tables"),
    tab: text(24, "the name of the first query"),
    sql: text(24, "what the field holds, for screen readers"),
    run: text(16, "the button that runs the query"),
    rows: text(40, "before the first rows of the answer; [rows] is how many there are"),
    waiting: text(120, "that it wakes up when it is used"),
    noScript: text(200, "what it is where no script runs"),
    leave: text(120, "how the keyboard leaves the editor"),
    private: text(60, "that nothing leaves the tab"),
  }),
  examples: object({
    label: text(16, "the word before the examples"),
    items: list(
      object({ label: text(28, "the example in a few words"), sql: text(600, "its SQL") }),
      2,
      6,
      "examples; the first stands in the editor at first",
    ),
  }),
});
