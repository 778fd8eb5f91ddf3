/** The schemas of content/dashboard-demo.yaml, the dashboard, and content/chart-frame.yaml, one chart in a frame. */
import { chartKinds } from "#live/engine/charts/spec.ts";
import { cardSizes } from "#live/engine/charts/board.ts";
import { each, list, object, oneOf, text } from "#content/fields.ts";
import { page } from "#content/shared.ts";
import { sql } from "#content/sql.ts";

const said = (what: string) => text(160, what);

const chart = {
  title: text(60, "the chart's title"),
  kind: oneOf(chartKinds, "the kind of chart"),
  /** Left out if there is no axis. */
  x: text(40, "the column along the axis").optional(),
  ys: list("columns", text(40, "a column to draw"), 0),
  sql: sql(1000, "the chart's query"),
};

export const dashboardDemo = object({
  label: text(40, "the dashboard's label for screen readers"),
  name: text(40, "the dashboard's title"),
  sample: text(40, "the mark that the data is a sample"),
  noScript: said("shown when scripts are off"),
  charts: list("charts", { ...chart, size: oneOf(cardSizes, "the chart's width") }),
  start: object(chart),
  bar: object({
    add: text(24, "the button that adds a chart"),
    undo: text(24, "the undo button"),
    reset: text(24, "the button that restores the original charts"),
  }),
  card: object({
    move: text(120, "the drag handle's label for screen readers: [title], [place], [all]"),
    earlier: text(60, "the button that moves it forward: [title]"),
    later: text(60, "the button that moves it back: [title]"),
    change: text(60, "the button that opens the chart's settings: [title]"),
    changeShort: text(16, "the same button's short label, as displayed"),
    remove: text(60, "the button that removes it: [title]"),
  }),
  told: object({
    moved: said("announced after a chart is moved: [title], [place], [all]"),
    removed: said("announced after a chart is removed: [title]"),
    added: said("announced after a chart is added: [title]"),
    undo: said("announced after a change is undone"),
    reset: said("announced after the original charts are restored"),
    empty: said("shown when the dashboard is empty"),
  }),
  editor: object({
    title: text(40, "the window's heading"),
    name: text(24, "the label of the title field"),
    untitled: text(40, "the title of a chart without one"),
    size: text(24, "the label of the width choice"),
    sizes: each(cardSizes, (size) => text(16, `the name of the width ${size}`)),
    sql: text(24, "the label of the query field"),
    runHint: text(60, "the keyboard shortcut that also runs it"),
    embed: text(24, "the label of the embed code field"),
    copy: text(24, "the button that copies the embed code"),
    copied: said("shown after the code is copied"),
    byHand: said("shown when the visitor has to copy the code"),
    alone: said("shown when the chart uses the visitor's own tables: [tables]"),
    done: text(16, "the button that closes the window"),
  }),
});

/** The page that shows one chart in a frame on any site. */
export const chartFrame = page({
  title: text(40, "the headline of a chart without a title"),
  loading: said("shown while the chart loads"),
  noScript: said("shown when scripts are off"),
  broken: said("shown for a link that was cut off or changed"),
  none: said("shown for a link without a chart"),
  sample: text(80, "that the data is invented"),
  source: text(40, "the link to this site"),
});
