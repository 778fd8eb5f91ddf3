/** The schema of content/charts.yaml: what every chart says, drawn at build or live. */
import { each, object, text } from "#content/fields.ts";
import { chartKinds } from "./spec.ts";

const sentence = (what: string) => text(160, what);

export const charts = object({
  kinds: each(chartKinds, text(16, "a kind of chart")),
  /** The chart in words, for people who do not see it. */
  described: object({
    reach: sentence("how far it reaches: [n], [first], [last]"),
    single: sentence("the same of one point: [first]"),
    series: sentence("a column: [name], [lowest], [lowAt], [highest], [highAt]"),
    level: sentence("a column whose figures are all the same: [name], [value]"),
    blank: sentence("a column without figures: [name]"),
  }),
  /** Why nothing is drawn. */
  undrawn: object({
    "no-rows": sentence("what is said where there are no rows"),
    "no-column": sentence("what is said of a column that is not there: [name]"),
    "no-choice": sentence("what is said where no column is chosen"),
    "no-numbers": sentence("what is said of a column without numbers: [name]"),
    "no-places": sentence("what is said of an axis without places: [name]"),
  }),
  none: text(24, "what a row without a name is called"),
  left: sentence("how many rows are left out: [n]"),
  figures: text(40, "the words that open the table"),
  part: sentence("how much the table holds: [n] of [all]"),
  firstOf: sentence("which row a number is: the first of [all]"),
  live: object({
    scrub: text(60, "what the arrow keys walk along: [title]"),
    point: text(60, "one point: [place], [figures]"),
    missing: text(24, "what stands for a missing figure"),
    loading: sentence("what stands there until the rows have come"),
    csv: text(8, "the button that exports the rows"),
    svg: text(8, "the button that exports the drawing"),
    png: text(8, "the button that exports a picture"),
    exportLabel: text(60, "what these buttons do: [title]"),
    exported: text(80, "said when a file is made: [title], [format]"),
    failed: sentence("said when no file could be made"),
  }),
  setup: object({
    label: text(24, "what the choices are about"),
    kind: text(24, "the choice of the kind"),
    x: text(24, "the choice of the axis"),
    ys: text(24, "the choice of the columns"),
    none: text(24, "an axis that simply counts the rows"),
    most: sentence("that no more than [n] columns are drawn"),
  }),
});
