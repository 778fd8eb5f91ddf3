/** The part of content/table-demo.yaml that is about the visitor's own files (table-demo.ts). */
import { object, text } from "#content/fields.ts";

const word = (what: string) => text(40, what);
const sentence = (what: string) => text(160, what);

export const upload = object({
  drop: text(80, "said while a file is held over the table"),
  pasted: text(24, "the name of what was pasted, as a file"),
  reading: text(80, "said while a file is read: [file], [percent]"),
  cancel: word("the button that stops it"),
  notText: sentence("said when something else was dropped or pasted"),
  failed: text(80, "the heading where a file could not be read: [file]"),
  noTable: text(160, "said of a sample table that is not there: [table], those that are: [tables]"),
  fetchFailed: text(200, "said when a file of another site did not come: [address]"),
});

export const report = object({
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

export const kinds = object({
  text: word("a kind of column"),
  integer: word("a kind of column"),
  real: word("a kind of column"),
  money: word("a kind of column"),
  date: word("a kind of column"),
  datetime: word("a kind of column"),
  boolean: word("a kind of column"),
});
