/** The schema of content/charts.yaml: what every chart says, drawn at build or live. */
import { each, object, text } from "#content/fields.ts";
import { chartKinds } from "./spec.ts";

const sentence = (what: string) => text(160, what);

export const charts = object({
  kinds: each(chartKinds, text(16, "the name of a kind of chart")),
  /** The chart in words, for people who cannot see it. */
  described: object({
    reach: sentence("the range of the axis: [n], [first], [last]"),
    single: sentence("the same for a single point: [first]"),
    series: sentence("a column: [name], [lowest], [lowAt], [highest], [highAt]"),
    level: sentence("a column with the same value throughout: [name], [value]"),
    blank: sentence("a column without values: [name]"),
  }),
  undrawn: object({
    "no-rows": sentence("shown when there are no rows"),
    "no-column": sentence("shown when a column does not exist: [name]"),
    "no-choice": sentence("shown when no column is chosen"),
    "no-numbers": sentence("shown when a column has no numbers: [name]"),
    "no-places": sentence("shown when a column has no usable axis values: [name]"),
  }),
  none: text(24, "shown for a row without a name"),
  left: sentence("how many rows are left out: [n]"),
  figures: text(40, "the button that opens the data table"),
  part: sentence("how many rows the table shows: [n] of [all]"),
  firstOf: sentence("which row a number comes from: the first of [all]"),
  live: object({
    scrub: text(60, "the label of the points that the arrow keys move through: [title]"),
    point: text(60, "one point: [place], [figures]"),
    missing: text(24, "shown for a missing value"),
    reading: sentence("shown while many rows are read for a chart"),
    ...each(["csv", "svg", "png"], text(8, "the button that exports this format")).shape,
    exportLabel: text(60, "the label of the export buttons: [title]"),
    exported: text(80, "shown after an export: [title], [format]"),
    failed: sentence("shown when an export fails"),
  }),
  /** Adds a result to the dashboard, on other pages. */
  pin: object({
    button: text(24, "the button that adds the result to the dashboard as a chart"),
    hint: text(80, "what it does"),
    see: text(32, "the link to the dashboard"),
    pinned: text(80, "shown after the chart is added: [name]"),
    lost: sentence("shown when the browser does not save data"),
  }),
  setup: object({
    label: text(24, "the heading of the chart's settings"),
    kind: text(24, "the label of the chart type"),
    x: text(24, "the label of the axis column"),
    ys: text(24, "the label of the columns to draw"),
    none: text(24, "the axis that uses row order instead of a column"),
    most: sentence("the note that at most [n] columns are shown"),
  }),
});
