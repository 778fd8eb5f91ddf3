/** The pages with a demo, and how a visitor's first touch of each goes. */

export interface DemoPage {
  readonly path: string;
  /** What is touched first, as it stands in the HTML. */
  readonly press: string;
  /** What is there once the first result is. */
  readonly shows: string;
}

/** A cell with something in it: grids are drawn before their rows have come. */
const filledCell = "[role=grid] [role=gridcell]:not(:empty)";

export const demoPages: readonly DemoPage[] = [
  { path: "/queries/", press: "[data-run]", shows: filledCell },
  { path: "/checkoutos/", press: ".ck-sign", shows: ".ck-widget" },
  {
    path: "/dashboards/",
    press: "[data-key^=change]",
    shows: "[data-preview] .chart-plot, [data-preview] .chart-numbers",
  },
  { path: "/tables/", press: '[data-key^="head:"]', shows: filledCell },
  {
    path: "/ai/",
    press: "[data-ask]",
    shows: "[data-awake] article + [data-state=result] .chart",
  },
];
