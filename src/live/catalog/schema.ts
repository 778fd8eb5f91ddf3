/** The schema of content/catalog-demo.yaml: the virtual relationships that a visitor adds on /data-catalog/. */
import { each, list, object, text } from "#content/fields.ts";
import { datasetTables } from "#live/engine/shop/tables.ts";
import {
  comparisonOf,
  relationFaults,
  multiplicities,
  nameOfColumn,
  relationOf,
} from "./relations.ts";

const sentence = (what: string) => text(200, what);

const column = text(60, "a column of the sample shop, such as “orders.discount_code”");
const example = object({
  label: text(40, "the example in a few words"),
  note: sentence("what the example teaches"),
  left: column,
  right: column,
}).superRefine(({ left, right }, { addIssue }) => {
  const fit = comparisonOf(relationOf({ left, right }), datasetTables);
  if (fit.ok) return;
  const fault = fit.gone ? "is not in the sample shop" : `does not match the other (${fit.why})`;
  const message = `${fault}; choose columns that the demo can relate`;
  const odd = fit.gone && nameOfColumn(fit.gone) === left ? "left" : "right";
  addIssue({ code: "custom", path: [odd], message });
});

export const catalogDemo = object({
  label: text(60, "the demo's label for screen readers"),
  choose: object({
    left: text(32, "the label of the first column"),
    right: text(32, "the label of the second column"),
    own: text(60, "the mark on a visitor's own table; [table]"),
  }),
  examples: object({
    label: text(24, "the label before the examples"),
    items: list("examples; the first one is selected at first", example),
  }),
  misfits: each(
    relationFaults,
    sentence("why two columns do not match: [left], [right], [one], [other]"),
  ),
  misfit: text(40, "the words before the reason"),
  byDay: sentence("that only dates are compared when a column has a time of day"),
  failed: sentence("shown when the query fails: [detail]"),
  noMatch: sentence("that no value appears in both columns: [left], [right]"),
  multiplicities: each(multiplicities, (key) =>
    object({
      name: text(24, `the name of ${key}`),
      text: sentence("what the relationship means: [left], [right], [leftTable], [rightTable]"),
    }),
  ),
  side: text(80, "how many rows of a table have a match: [matched], [rows], [table]"),
  empty: text(80, "how many rows have no value in the column: [n], [column]"),
  pairs: sentence("why the query counts first: [pairs]"),
  query: object({
    title: text(40, "the heading above the query"),
    rows: text(60, "the heading above its first rows: [shown], [rows]"),
    row: text(60, "the same when there is only one row"),
    result: text(60, "the label of the first rows, for screen readers"),
  }),
  add: text(40, "the button that adds the relationship to the diagram"),
  added: sentence("shown after it is added: [left], [right]"),
  there: text(60, "shown when it is already in the diagram"),
  yours: object({
    title: text(40, "the heading of the visitor's relationships"),
    none: sentence("shown when there are none"),
    sentence: text(120, "a relationship as a sentence: [left], [right]"),
    show: text(60, "the button that shows one: [left], [right]"),
    remove: text(60, "the button that removes one: [left], [right]"),
    removed: text(120, "shown after one is removed: [left], [right]"),
    hidden: text(60, "the label of a visitor's own table in the diagram; [table]"),
  }),
  clear: sentence("the question before everything is deleted: [relations], [tables]"),
  find: object({
    label: text(40, "the field's label"),
    placeholder: text(40, "an example of what to type"),
    found: text(60, "how many entries match: [n], [all]"),
    one: text(60, "the same for a single match: [all]"),
    none: text(80, "shown when nothing matches: [words]"),
    mean: text(40, "the suggestion of another word: [word]"),
    clear: text(24, "the button that shows everything again"),
  }),
  noScript: sentence("shown when scripts are off"),
});
