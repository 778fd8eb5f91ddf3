/** The charts that the board comes with, as the content has them. */
import type { Card } from "#live/engine/charts/board.ts";
import type { Chart } from "#live/engine/charts/spec.ts";
import type { Content } from "#content/collections.ts";

type Words = Content<"dashboardDemo">;

const chartOf = ({ title, sql, kind, x = "", ys }: Words["start"]): Chart => ({
  title,
  sql,
  kind,
  x,
  ys,
});

export const sampleOf = ({ charts }: Words): readonly Omit<Card, "id">[] =>
  charts.map((chart) => ({ ...chartOf(chart), size: chart.size }));

/** What a new chart begins with. */
export const startOf = ({ start }: Words): Chart => chartOf(start);
