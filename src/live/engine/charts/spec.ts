/** What a chart is: which columns of a result it draws, and how. Kept, shared and embedded with its query. */
export const chartKinds = ["line", "bar", "area", "number", "table"] as const;
export type ChartKind = (typeof chartKinds)[number];

/** What of a result is drawn. */
export interface ChartChoice {
  readonly kind: ChartKind;
  /** Name of the column along the axis; empty for a number and a table. */
  readonly x: string;
  /** Names of the columns that are drawn, in their order; none for a table, which shows all. */
  readonly ys: readonly string[];
}

/** A chart without its rows: these are asked for again wherever it is shown. */
export interface Chart extends ChartChoice {
  readonly title: string;
  /** In SQLite's language, on the sample shop and the visitor's own tables. */
  readonly sql: string;
}
