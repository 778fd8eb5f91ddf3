/** The schema of content/query-demo.yaml: the query editor on /queries/, before and after it has come alive. */
import { followUpIds, queryPlanSteps } from "#lib/sql/told.ts";
import { columnKinds } from "#lib/tables/kinds.ts";
import { list, object, text } from "./fields.ts";
import { sql } from "./sql.ts";

const button = text(28, "the button's words");
const sentence = text(200, "one or two sentences");
const named = <K extends string>(keys: readonly K[], what: (key: K) => string) =>
  object(
    Object.fromEntries(keys.map((key) => [key, text(80, what(key))])) as Record<
      K,
      ReturnType<typeof text>
    >,
  );

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
    followUps: text(120, "what will stand where the proposals stand"),
    lost: text(160, "that its code did not come, and what to do"),
    leave: text(120, "how the keyboard leaves the editor"),
    private: text(60, "that nothing leaves the tab"),
  }),
  examples: object({
    label: text(16, "the word before the examples"),
    items: list(
      object({ label: text(28, "the example in a few words"), sql: sql(600, "its SQL") }),
      2,
      6,
      "examples; the first stands in the editor at first",
    ),
  }),
  tabs: object({
    label: text(40, "what the row of tabs is, for screen readers"),
    word: text(16, "the name of a new query; a number comes after it"),
    add: button,
    close: text(40, "the button that closes a query; [name] is its name"),
    shared: text(24, "the name of a query from a link"),
    full: sentence,
  }),
  bar: object({
    runHint: text(80, "the keys that run a query"),
    runPart: button,
    stop: button,
    save: button,
    share: button,
    plan: button,
    running: text(24, "said while a query runs"),
    saveName: text(40, "what the name is asked for"),
    saveDone: button,
    cancel: button,
    saved: text(60, "that it is saved; [name] is its name"),
    copied: sentence,
    inAddress: sentence,
    tooLong: sentence,
    nothing: sentence,
  }),
  answer: object({
    label: text(24, "the heading of the results, for screen readers"),
    result: text(24, "the tab of one result; [n] is its number"),
    plan: text(24, "the tab of a query's plan"),
    empty: sentence,
    rows: text(24, "how many rows there are; [rows] is the number"),
    row: text(24, "the same for one row"),
    time: text(24, "how long it took; [ms] is the number"),
    none: sentence,
    announce: text(60, "what is said of a result; [rows], [ms]"),
    announceMany: text(40, "what is said of several; [n]"),
    notRun: text(24, "what stands above a fault"),
    failed: text(60, "what is said of a query that did not run; [message]"),
    limit: sentence,
    where: text(60, "where a fault stands; [line], [column]"),
    mean: text(24, "the button that mends a name; [name]"),
    shown: button,
    csv: button,
    json: button,
    csvHint: text(60, "what the button does"),
    jsonHint: text(60, "what the button does"),
    exported: text(60, "that it is exported; [rows], [format]"),
    harmless: text(100, "how many cells were changed; [n]"),
  }),
  grid: object({
    label: text(40, "what the grid is, for screen readers"),
    hint: sentence,
    nothing: text(8, "what stands for a value that is not there"),
    value: text(40, "the heading of a whole value; [column], [row]"),
    close: button,
  }),
  side: object({
    label: text(60, "what the panel is, for screen readers"),
    open: button,
    close: button,
    tables: text(16, "the tab of the tables"),
    history: text(16, "the tab of the history"),
    saved: text(16, "the tab of the saved queries"),
    insert: text(40, "what a press on a name does; [name]"),
    columns: text(40, "the button that opens a table; [table]"),
    key: text(16, "the mark of a primary key"),
    yours: text(24, "the heading of the visitor's tables"),
    rows: text(24, "how many rows there are; [rows]"),
    failed: text(16, "the mark of a run that failed"),
    historyNone: sentence,
    savedNone: sentence,
    reopen: text(40, "what a press on a run does; [sql]"),
    openSaved: text(40, "what a press on a saved query does; [name]"),
    forget: text(40, "the button that deletes one; [name]"),
  }),
  kinds: named(columnKinds, (kind) => `what a column of the kind ${kind} holds`),
  followUps: object({
    label: text(16, "the word before the proposals"),
    rules: text(60, "that they are made by rules"),
    ...named(followUpIds, (id) => `the proposal ${id}; [of] is what it is about`).shape,
  }),
  notices: object({
    shared: sentence,
    malformed: sentence,
    full: sentence,
    blocked: sentence,
    cleared: sentence,
    close: button,
  }),
  clear: text(40, "the button that deletes all that the visitor made"),
  plan: named(queryPlanSteps, (step) => `the step ${step}; [table], [by]`),
});
