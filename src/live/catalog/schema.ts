/** The schema of content/catalog-demo.yaml: the virtual relationships that a visitor adds on /data-catalog/. */
import { each, list, object, text } from "#content/fields.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import { columnKinds } from "#live/engine/tables.ts";
import {
  fitOf,
  type Misfit,
  misfits,
  multiplicities,
  nameOfColumn,
  relationOf,
} from "./relations.ts";

const sentence = (what: string) => text(200, what);
const button = text(32, "the button's words");

const faults: Readonly<Record<Misfit, string>> = {
  same: "relates a column to itself; choose another one",
  drawn: "is a relationship that the schema has; choose columns that it does not relate",
  boolean: "relates a yes or no; choose columns with values of their own",
  measure: "relates amounts; choose columns with values of their own",
  numbers: "relates the numbers of two different tables; choose others",
  kinds: "relates columns of different kinds; choose two of one kind",
  gone: "names a column that the sample shop does not have; write it as “orders.discount_code”",
};

const column = text(60, "a column of the sample shop, as “orders.discount_code”");
const example = object({
  label: text(40, "the example in a few words"),
  note: sentence("what is to be learned from it"),
  left: column,
  right: column,
}).superRefine(({ left, right }, { addIssue }) => {
  const fit = fitOf(relationOf({ left, right }), datasetTables);
  if (fit.ok) return;
  const odd = fit.gone && nameOfColumn(fit.gone) === left ? "left" : "right";
  addIssue({ code: "custom", path: [odd], message: faults[fit.why] });
});

export const catalogDemo = object({
  label: text(60, "what the live part is, for screen readers"),
  choose: object({
    left: text(32, "the label of the first column"),
    right: text(32, "the label of the second column"),
    own: text(60, "the mark of a table of the visitor's; [table]"),
  }),
  examples: object({
    label: text(24, "the word before the examples"),
    items: list("examples; the first is chosen at first", example),
  }),
  kinds: each(columnKinds, (kind) => text(40, `what a column of the kind ${kind} holds`)),
  misfits: each(misfits, sentence("why the two do not fit: [left], [right], [one], [other]")),
  misfit: text(40, "before the reason"),
  byDay: sentence("that days are compared, where one of them has a time as well"),
  checking: text(40, "said while rows are counted"),
  failed: sentence("said where the query could not be run: [detail]"),
  noMatch: sentence("that no value stands on both sides: [left], [right]"),
  multiplicities: each(multiplicities, (key) =>
    object({
      name: text(24, `the name of ${key}`),
      text: sentence("what it says: [left], [right], [leftTable], [rightTable]"),
    }),
  ),
  side: text(80, "how many rows of a table find a partner: [matched], [rows], [table]"),
  empty: text(80, "how many of them have nothing in the column: [n], [column]"),
  pairs: sentence("why the query counts first: [pairs]"),
  announce: text(120, "the outcome as it is said: [name], [left], [right]"),
  query: object({
    title: text(40, "the heading of the query"),
    rows: text(60, "above its first rows: [shown], [rows]"),
    row: text(60, "the same where there is one row in all"),
    result: text(60, "what the first rows are, for screen readers"),
    open: text(40, "the link to the query editor"),
    nothing: text(24, "what stands in a cell without a value"),
  }),
  add: text(40, "the button that draws it into the diagram"),
  added: sentence("said when it is drawn: [left], [right]"),
  there: text(60, "said of one that is drawn already"),
  full: sentence("that no more can be drawn: [n]"),
  yours: object({
    title: text(40, "the heading of the visitor's relationships"),
    none: sentence("said while there is none"),
    sentence: text(120, "one of them as a sentence: [left], [right]"),
    show: text(60, "the button that shows one: [left], [right]"),
    remove: text(60, "the button that takes one out: [left], [right]"),
    removed: text(120, "said when it is out: [left], [right]"),
    gone: sentence("that its table or column is not there now: [column]"),
    misfit: sentence("that its columns fit no more"),
    hidden: text(60, "said of a table of the visitor's in the drawing; [table]"),
    kept: text(120, "where they are kept"),
    fullStorage: sentence("that the browser has no room"),
    blocked: sentence("that the browser keeps nothing"),
  }),
  clear: object({
    start: button,
    ask: sentence("what goes: [relations], [tables]"),
    confirm: button,
    cancel: button,
    cleared: text(80, "said when it is gone"),
  }),
  find: object({
    label: text(40, "the label of the field"),
    placeholder: text(40, "an example of what to type"),
    found: text(60, "how many entries match: [n], [all]"),
    one: text(60, "the same for a single one: [all]"),
    none: text(80, "that none does: [words]"),
    mean: text(40, "the proposal of another word: [word]"),
    clear: text(24, "the button that shows all again"),
  }),
  noScript: sentence("what stands here where no script runs"),
});
