/** The pages with a demo of the engine, and how a visitor's first touch of each goes. */

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
  { path: "/tables/", press: '[data-key^="head:"]', shows: filledCell },
];
