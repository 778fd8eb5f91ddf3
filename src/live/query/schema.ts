/** The schema of content/query-demo.yaml: the query editor on /queries/. */
import { followUpIds } from "./follow-ups.ts";
import { planSteps } from "./plan.ts";
import { columnKinds } from "#live/engine/tables.ts";
import { each, list, object, text } from "#content/fields.ts";
import { sql } from "#content/sql.ts";

const button = text(28, "the button's label");
const sentence = text(200, "one or two sentences");
export const queryDemo = object({
  label: text(40, "the editor's label for screen readers"),
  first: object({
    sql: text(24, "the label of the query field, for screen readers"),
    noScript: text(200, "shown when scripts are off"),
    followUps: text(120, "shown before there are follow-up questions"),
    lost: text(160, "shown when the editor did not load: what to do"),
    leave: text(120, "how to leave the editor with the keyboard"),
    private: text(100, "where the visitor's queries are saved"),
  }),
  examples: object({
    label: text(16, "the label before the examples"),
    items: list("examples; the first one is in the editor at first", {
      label: text(28, "the example in a few words"),
      sql: sql(600, "the example's SQL"),
    }),
  }),
  tabs: object({
    label: text(40, "the label of the row of tabs, for screen readers"),
    word: text(16, "the name of a new query; a number follows"),
    ...each(["add", "reopen"], button).shape,
    close: text(40, "the button that closes a query; [name] is its name"),
    shared: text(24, "the name of a query from a link"),
  }),
  bar: object({
    ...each(["save", "share", "plan", "saveDone", "cancel"], button).shape,
    saveName: text(40, "the label of the name field"),
    saved: text(60, "shown after the query is saved; [name] is its name"),
    ...each(["copied", "byHand", "nothing"], sentence).shape,
    alone: text(120, "shown when a query uses the visitor's own tables; [tables]"),
  }),
  answer: object({
    label: text(24, "the heading of the results, for screen readers"),
    result: text(24, "the name of a result's tab; [n] is its number"),
    plan: text(24, "the name of the query plan's tab"),
    empty: sentence,
    none: sentence,
    announce: text(60, "announced for a result; [rows], [time]"),
    announceFirst: text(60, "announced for the first of several rows; [values]"),
    announceCell: text(40, "announced for a cell; [column], [value]"),
    milliseconds: text(40, "how long it took, as announced; [ms]"),
    millisecond: text(40, "the same for one millisecond"),
    announceMany: text(40, "announced for several results; [n]"),
    notRun: text(24, "the heading of an error"),
    stopped: text(40, "the heading of a stopped query; [seconds]"),
    failed: text(60, "announced when a query fails; [message]"),
    limit: sentence,
    where: text(60, "the position of an error; [line], [column]"),
    ...each(["csv", "json"], button).shape,
    ...each(["csvHint", "jsonHint"], text(60, "what the button does")).shape,
    exported: text(60, "announced after an export; [rows], [format]"),
    harmless: text(100, "how many cells were made safe; [n]"),
  }),
  grid: object({
    label: text(40, "the grid's label for screen readers"),
    hint: sentence,
    nothing: text(8, "shown for a missing value"),
    value: text(40, "the heading above a full value; [column], [row]"),
  }),
  side: object({
    label: text(60, "the panel's label for screen readers"),
    open: button,
    ...each(["tables", "history", "saved"], text(16, "the name of this tab")).shape,
    insert: text(40, "the button that inserts a name; [name]"),
    columns: text(40, "the button that shows a table's columns; [table]"),
    key: text(16, "the mark on a primary key"),
    yours: text(24, "the heading above the visitor's own tables"),
    failed: text(16, "the mark on a failed run"),
    ...each(["historyNone", "savedNone"], sentence).shape,
    reopen: text(40, "the label of a run in the history, read before its SQL"),
    openSaved: text(40, "the button that opens a saved query; [name]"),
    forget: text(40, "the button that deletes a saved query; [name]"),
  }),
  kinds: each(columnKinds, (kind) => text(80, `the name of the column type ${kind}`)),
  followUps: object({
    label: text(16, "the label before the follow-ups"),
    rules: text(60, "the note that follow-ups come from the result"),
    ...each(followUpIds, (id) => text(80, `the follow-up ${id}; [of] is what it is about`)).shape,
  }),
  notices: each(["shared", "malformed"], sentence),
  close: text(28, "the button that closes a notice, a value or the panel"),
  clear: object({
    ask: text(60, "the question before everything is deleted"),
    ...each(["saved", "tabs", "runs", "tables", "relations"], (what) =>
      text(60, `how many of these will be deleted, ${what}; [n]`),
    ).shape,
  }),
  plan: each(planSteps, (step) => text(80, `the plan's step ${step}; [table], [by]`)),
});
