/** The schemas of content/dashboard-demo.yaml, the dashboard, and content/chart-frame.yaml, one chart in a frame. */
import { chartKinds } from "#live/engine/charts/spec.ts";
import { cardSizes } from "#live/engine/charts/board.ts";
import { list, object, oneOf, text } from "#content/fields.ts";
import { meta } from "#content/shared-fields.ts";
import { sql } from "#content/sql.ts";

const said = (what: string) => text(160, what);

const chart = {
  title: text(60, "what the chart is called"),
  kind: oneOf(chartKinds, "how it is drawn"),
  /** Left out if there is no axis. */
  x: text(40, "the column along the axis").optional(),
  ys: list("columns", text(40, "a column that is drawn"), 0),
  sql: sql(1000, "the query that it draws"),
};

export const dashboardDemo = object({
  label: text(40, "what the board is"),
  name: text(40, "what the board is called"),
  sample: text(40, "the mark that the shop is invented"),
  note: said("that the data is invented and stays in the browser"),
  noScript: said("what holds where scripts are off"),
  charts: list("charts", { ...chart, size: oneOf(cardSizes, "how wide it is") }),
  /** The start of a new chart. */
  start: object(chart),
  bar: object({
    add: text(24, "the button that adds a chart"),
    undo: text(24, "the button that takes the last change back"),
    reset: text(24, "the button that brings the first board back"),
    full: said("what is said where there is no room"),
  }),
  card: object({
    move: text(120, "what the handle does: [title], [place], [all]"),
    earlier: text(60, "the button that moves it forward: [title]"),
    later: text(60, "the button that moves it back: [title]"),
    change: text(60, "the button that opens it: [title]"),
    changeShort: text(16, "the same, as short as it is shown"),
    remove: text(60, "the button that removes it: [title]"),
    running: text(24, "what stands there while its query runs"),
  }),
  told: object({
    moved: said("that it has moved: [title], [place], [all]"),
    removed: said("that it is gone: [title]"),
    added: said("that it is there: [title]"),
    undone: said("that the last change is taken back"),
    reset: said("that the first board is back"),
    full: said("that the browser has no room"),
    blocked: said("that the browser keeps nothing"),
    empty: said("what an empty board says"),
  }),
  editor: object({
    title: text(40, "the window's heading"),
    name: text(24, "the field of the title"),
    untitled: text(40, "what a chart without a title is called"),
    size: text(24, "the choice of the width"),
    sizes: object({
      small: text(16, "a third"),
      medium: text(16, "a half"),
      large: text(16, "two thirds"),
    }),
    sql: text(24, "the field of the query"),
    run: text(16, "the button that runs it"),
    stop: text(16, "the button that stops it"),
    runHint: text(60, "the key that does the same"),
    embed: text(24, "the field of the line to embed"),
    copy: text(24, "the button that copies it"),
    copied: said("said when it is copied"),
    byHand: said("said where it has to be copied by hand"),
    tooLong: said("said where an address cannot hold it"),
    alone: said("said of the visitor's own tables: [tables]"),
    done: text(16, "the button that closes the window"),
  }),
});

/** The page that shows one chart in a frame on any site. */
export const chartFrame = object({
  meta,
  title: text(40, "the headline of a chart without a title"),
  loading: said("what stands there until the chart is drawn"),
  noScript: said("what holds where scripts are off"),
  broken: said("what is said of a link that was cut or forged"),
  version: said("what is said of a link of another version"),
  none: said("what is said where the link has no chart"),
  sample: text(80, "that the data is invented"),
  source: text(40, "the words that lead to this site"),
});
