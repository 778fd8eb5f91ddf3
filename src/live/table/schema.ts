/**
 * The schema of content/table-demo.yaml: the words of the live table, on /tables/ and wherever it is embedded. Names in
 * brackets, such as [rows] and [column], are filled in, as the field says. The database's words are in
 * content/engine.yaml.
 */
import { each, object, text } from "#content/fields.ts";
import { filterOperators } from "#live/engine/client/types.ts";

/** One or two short words, for a button, a heading, a column. */
const word = (what: string) => text(40, what);
const sentence = (what: string) => text(160, what);

/** Date filters use their own words instead of "equals", "at least" and so on. */
const dayOperators = ["on", "not-on", "since", "until"] as const;
export const tableDemo = object({
  /** The first state, before anything is loaded. */
  frame: object({
    label: word("the table's label for screen readers"),
    tabs: word("the label of the row of tabs, for screen readers"),
    search: word("the placeholder in the empty search field"),
    key: text(2, "the letter of the search shortcut, after the Command symbol"),
    keyOther: text(10, "the search shortcut without a Command key"),
    filter: word("the button that opens the filters"),
    columns: word("the button that opens the list of columns"),
    export: word("the button that opens the export panel"),
    upload: word("the button that opens a file"),
    noScript: sentence("shown when scripts are off"),
  }),
  status: object({
    some: word("the count when only some rows match: [rows], [all]"),
    none: text(80, "shown when no row matches: [all]"),
    sorted: text(60, "how the rows are sorted: [list]"),
    then: word("the words between two sort columns"),
    ascending: word("a column sorted ascending: [column]"),
    descending: word("a column sorted descending: [column]"),
    working: word("shown while rows are sorted and filtered"),
    moved: sentence("announced after a column is moved: [column], [place], [of]"),
    sized: sentence("announced after a column is resized: [column], [width]"),
    hidden: sentence("announced after a column is hidden: [column]"),
    pinned: sentence("announced after a column is pinned: [column]"),
    unpinned: sentence("announced after a column is unpinned: [column]"),
  }),
  /** In the middle of the table if no row matches. */
  nothing: object({
    title: text(80, "shown when no row matches"),
    search: word("the button that clears the search"),
    filters: word("the button that clears all filters"),
  }),
  cells: object({
    empty: text(8, "shown for a missing value"),
    yes: text(8, "shown for true"),
    no: text(8, "shown for false"),
  }),
  menu: object({
    open: word("the button that opens a column's menu: [column]"),
    ascending: word("the button that sorts ascending"),
    descending: word("the button that sorts descending"),
    thenAscending: word("the button that adds the column to the sort, ascending"),
    thenDescending: word("the button that adds the column to the sort, descending"),
    unsort: word("the button that removes the column from the sort"),
    filter: word("the button that adds a filter for the column"),
    pin: word("the button that pins the column"),
    unpin: word("the button that unpins the column"),
    left: word("the button that moves the column left"),
    right: word("the button that moves the column right"),
    wider: word("the button that widens the column"),
    narrower: word("the button that narrows the column"),
    hide: word("the button that hides the column"),
  }),
  operators: object({
    ...each(filterOperators, word("a condition of a filter")).shape,
    ...each(dayOperators, word("a condition of a filter on days")).shape,
  }),
  filterPanel: object({
    title: word("the heading"),
    none: sentence("shown when there are no filters"),
    column: word("the label of the column choice"),
    operator: word("the label of the condition choice"),
    value: word("the label of the value field"),
    from: word("the label of the first of two value fields"),
    to: word("the label of the second value field"),
    add: word("the button that adds the filter"),
    remove: text(60, "the button that removes a filter: [filter]"),
    clear: word("the button that removes all filters"),
    and: word("the word between two values"),
    needsValue: text(80, "shown when the value is missing"),
    needsNumber: text(80, "shown when the value is not a number"),
    needsDate: text(80, "shown when the value is not a date"),
  }),
  columnsPanel: object({
    title: word("the heading"),
    hint: sentence("how to move columns"),
    show: word("the switch that shows a column: [column]"),
    earlier: word("the button that moves a column left: [column]"),
    later: word("the button that moves a column right: [column]"),
    all: word("the button that shows all columns"),
    reset: word("the button that resets the columns"),
  }),
  exportPanel: object({
    title: word("the heading"),
    shown: text(80, "the choice that exports the visible rows and columns: [rows], [columns]"),
    all: text(80, "the choice that exports the whole table: [rows], [columns]"),
    ...each(["csv", "json"], text(8, "the format's name")).shape,
    button: text(60, "the label of an export button: [format], [what]"),
    working: word("shown while the file is created"),
    done: text(80, "shown after the file is saved: [file], [rows]"),
    failed: sentence("shown when the export fails: [detail]"),
  }),
  tabs: object({
    open: word("the button that opens another table"),
    close: word("the button that closes a tab: [table]"),
    yours: word("the heading above the visitor's own tables"),
    shop: word("the heading above the sample tables"),
    delete: word("the button that deletes a table: [table]"),
    deleted: text(80, "shown after a table is deleted: [table]"),
    sure: text(80, "the question before all tables are deleted: [tables]"),
    sureOne: word("the button that deletes the only table"),
    sureMany: word("the button that deletes all tables: [count]"),
  }),
  upload: object({
    drop: text(80, "shown while a file is dragged over the table"),
    pasted: text(24, "the file name given to pasted text"),
    reading: text(80, "shown while a file is read: [file], [percent]"),
    notText: sentence("shown when something else is dropped or pasted"),
    failed: text(80, "the heading when a file could not be read: [file]"),
    noTable: sentence("shown when there is no such table: [table], those there are: [tables]"),
    fetchFailed: text(200, "shown when a file from another site did not load: [address]"),
  }),
  report: object({
    title: text(80, "the heading: [file]"),
    size: text(80, "how many rows and columns the file has: [rows], [columns]"),
    header: word("the switch for column names in the first line"),
    again: word("the button that reads the file again"),
    types: word("the heading above the column types"),
    offsets: sentence("shown for times with an offset from UTC: [list]"),
    short: sentence("shown for rows with fewer fields: [count]"),
    long: sentence("shown for rows with more fields: [count]"),
    renamed: text(80, "shown for columns that were renamed: [list]"),
    renamedTo: word("a renamed column: [from], [to]"),
    unnamed: word("a column that had no name: [place], [to]"),
    query: word("the link to the query page"),
    close: word("the button that shows the table"),
  }),
  close: word("the button that closes a panel"),
  keys: text(240, "how to use the grid with the keyboard, for screen readers"),
});
