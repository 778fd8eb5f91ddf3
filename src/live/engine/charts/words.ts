/** The words of a chart, from content/charts.yaml; components of this room are given theirs. */
import type { Described } from "./describe.ts";
import type { Undrawn } from "./read.ts";

export interface ChartWords {
  readonly described: Described;
  /** Said where nothing can be drawn; [name] is the column that it is about. */
  readonly undrawn: Readonly<Record<Undrawn, string>>;
  /** What a place along the axis is called whose name is missing. */
  readonly none: string;
  /** Of [n] rows that have no place along the axis. */
  readonly left: string;
  /** Opens the table behind a chart. */
  readonly figures: string;
  /** Where it holds the first [n] of [all] rows. */
  readonly part: string;
  /** Where a number is the first of [all] rows. */
  readonly firstOf: string;
}
