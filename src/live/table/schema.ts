/**
 * The schema of content/table-demo.yaml: the words of the live table, on /tables/ and wherever it is embedded. Names in
 * brackets, such as [rows] and [column], are filled in, as the field says. The database's words are in
 * content/engine.yaml.
 */
import { each, object, text } from "#content/fields.ts";
import { filterOperators } from "#live/engine/client/types.ts";
import { columnKinds } from "#live/engine/tables.ts";

/** One or two short words, for a button, a heading, a column. */
const word = (what: string) => text(40, what);
const sentence = (what: string) => text(160, what);

/** The first state, before anything is loaded. */
const frame = object({
  label: word("what the whole is, for screen readers"),
  tabs: word("what the row of tabs is, for screen readers"),
  search: word("the words in the empty search field"),
  key: text(2, "the letter of the search key, after the sign for Command"),
  keyOther: text(10, "the search key where there is no Command key"),
  sort: word("the button that opens the order of the rows"),
  filter: word("the button that opens the filters"),
  columns: word("the button that opens the columns"),
  export: word("the button that saves a file"),
  upload: word("the button that reads a file"),
  rows: word("how many rows there are: [all]"),
  local: text(80, "that nothing is sent anywhere"),
  noScript: sentence("what is said where no script runs"),
});

const status = object({
  all: word("said of all rows: [all]"),
  some: word("said of some rows: [rows], [all]"),
  none: text(80, "said when no row fits: [all]"),
  one: word("said of a single row, the only one: [all]"),
  sorted: text(60, "the order: [list]"),
  then: word("between two columns of the order"),
  ascending: word("one column of it: [column]"),
  descending: word("one column of it: [column]"),
  working: word("said while rows are sorted and filtered"),
  failed: sentence("said when that failed: [detail]"),
  moved: sentence("said when a column has moved: [column], [place], [of]"),
  sized: sentence("said when a column is wider or narrower: [column], [width]"),
  hidden: sentence("said when a column is hidden: [column]"),
  pinned: sentence("said when a column stays in place: [column]"),
  unpinned: sentence("said when it does no more: [column]"),
});

/** In the middle of the table if no row matches. */
const nothing = object({
  title: text(80, "that no row fits"),
  search: word("the button that empties the search"),
  filters: word("the button that takes all filters out"),
});

const cells = object({
  empty: text(8, "shown for a value that is not there"),
  yes: text(8, "true"),
  no: text(8, "false"),
  bytes: text(24, "shown for bytes: [size]"),
});

const menu = object({
  open: word("the button of a column's menu: [column]"),
  ascending: word("sorts upward"),
  descending: word("sorts downward"),
  thenAscending: word("adds to the order, upward"),
  thenDescending: word("adds to the order, downward"),
  unsort: word("takes the column out of the order"),
  filter: word("adds a filter for the column"),
  pin: word("keeps the column in place"),
  unpin: word("lets it go"),
  left: word("moves it"),
  right: word("moves it"),
  wider: word("widens it"),
  narrower: word("narrows it"),
  hide: word("hides it"),
});

const sortPanel = object({
  title: word("the heading"),
  none: sentence("said while the rows are in no order"),
  first: word("before the first column of the order"),
  next: word("before every other one"),
  direction: word("the name of the choice of direction: [column]"),
  ascending: word("upward"),
  descending: word("downward"),
  earlier: word("moves a column to the front: [column]"),
  remove: word("takes one out: [column]"),
  add: word("the choice of a column to add"),
  commit: word("the button that adds the chosen one"),
  clear: word("takes all out"),
});

/** Days have words of their own in place of "equals", "at least" and so on. */
const dayOperators = ["on", "not-on", "since", "until"] as const;
const operators = object({
  ...each(filterOperators, word("a condition of a filter")).shape,
  ...each(dayOperators, word("a condition of a filter on days")).shape,
});

const filterPanel = object({
  title: word("the heading"),
  none: sentence("said while there is no filter"),
  column: word("the choice of a column"),
  operator: word("the choice of what is asked"),
  value: word("the field for the value"),
  from: word("the field for the first of two values"),
  to: word("the field for the second"),
  add: word("the button that adds it"),
  remove: text(60, "the button that takes one out: [filter]"),
  clear: word("the button that takes all out"),
  and: word("between two values"),
  needsValue: text(80, "said when the value is missing"),
  needsNumber: text(80, "said when it is no number"),
  needsDate: text(80, "said when it is no date"),
});

const columnPanel = object({
  title: word("the heading"),
  hint: sentence("how columns are moved"),
  find: word("the field that finds a column"),
  more: text(80, "said where not all are listed: [count]"),
  show: word("the switch of one column: [column]"),
  earlier: word("moves it to the left: [column]"),
  later: word("moves it to the right: [column]"),
  all: word("shows all"),
  reset: word("puts everything back as it was"),
});

const exportPanel = object({
  title: word("the heading"),
  shown: text(80, "saves what is shown: [rows], [columns]"),
  all: text(80, "saves all: [rows], [columns]"),
  csv: text(8, "the format"),
  json: text(8, "the format"),
  button: text(60, "a button: [format], [what]"),
  working: word("said while the file is made"),
  done: text(80, "said when it is saved: [file], [rows]"),
  failed: sentence("said when it failed: [detail]"),
});

const tabs = object({
  open: word("the button that opens another table"),
  close: word("closes a tab: [table]"),
  yours: word("the heading of the visitor's tables"),
  shop: word("the heading of the sample tables"),
  delete: word("deletes a table: [table]"),
  deleted: text(80, "said when it is deleted: [table]"),
  sure: text(80, "asked before all are deleted: [tables]"),
  sureOne: word("the button that deletes the only one"),
  sureMany: word("the button that deletes them: [count]"),
  keep: word("the button that deletes nothing"),
});

const upload = object({
  drop: text(80, "said while a file is held over the table"),
  pasted: text(24, "the name of what was pasted, as a file"),
  reading: text(80, "said while a file is read: [file], [percent]"),
  cancel: word("the button that stops it"),
  notText: sentence("said when something else was dropped or pasted"),
  failed: text(80, "the heading where a file could not be read: [file]"),
  noTable: text(160, "said of a sample table that is not there: [table], those that are: [tables]"),
  fetchFailed: text(200, "said when a file of another site did not come: [address]"),
});

const report = object({
  title: text(80, "the heading: [file]"),
  size: text(80, "what it holds: [rows], [columns]"),
  encoding: word("the choice of the encoding"),
  delimiter: word("the choice of the delimiter"),
  header: word("the switch for a first line that holds names"),
  comma: word("a delimiter"),
  semicolon: word("a delimiter"),
  tab: word("a delimiter"),
  bar: word("a delimiter"),
  again: word("the button that reads it again"),
  types: word("the heading of the types that were found"),
  offsets: sentence("said of times that had an offset from UTC: [list]"),
  short: sentence("said of rows with fewer fields: [count]"),
  long: sentence("said of rows with more: [count]"),
  renamed: text(80, "said of columns with other names than in the file: [list]"),
  renamedTo: word("one of them: [from], [to]"),
  unnamed: word("one that had no name: [place], [to]"),
  query: word("the link to the query page"),
  close: word("the button that goes to the table"),
});

const kinds = each(columnKinds, word("a kind of column"));

export const tableDemo = object({
  frame,
  status,
  nothing,
  cells,
  menu,
  sortPanel,
  operators,
  filterPanel,
  columnPanel,
  exportPanel,
  tabs,
  upload,
  report,
  kinds,
  close: word("the button that closes a panel"),
  keys: text(240, "how the grid is used by keyboard, for screen readers"),
});
