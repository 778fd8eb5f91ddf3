import { plotOf } from "#live/engine/charts/plot.ts";
import { readChart } from "#live/engine/charts/read.ts";
import { put } from "#lib/text/put.ts";
import { expectedNext } from "./usual.ts";
import type { Content } from "#content/collections.ts";
import { type Answer, figuresOf, weekAfter } from "./answer.ts";
import { TrendPlot } from "./TrendPlot.tsx";

interface WeeksAheadProps {
  /** A week and a figure, for a year and more. */
  weeks: Answer;
  prediction: Content<"forStartups">["features"]["prediction"];
  charts: Content<"charts">;
}

/** Weeks of a year. */
const year = 52;
/** Weeks that are drawn of those known. */
const shown = 40;

/** A figure over its last weeks, and the span in which the next are expected. */
export function WeeksAhead({ weeks, prediction, charts }: WeeksAheadProps) {
  const figures = figuresOf(weeks);
  const next = expectedNext(figures, prediction.ahead, year);
  const last = String(weeks.rows.at(-1)?.[0]);
  const known = weeks.rows.slice(-shown);
  const rows = [
    ...known.map(([week = null, figure = null]) => [week, figure]),
    ...next.map(({ high }, i) => [weekAfter(last, i + 1), high]),
  ];
  const [x = "", y = ""] = weeks.columns.map(({ name }) => name);
  const reading = readChart(weeks.columns, rows, { kind: "line", x, ys: [y] }, charts.none);
  if (!reading.ok) return null;
  const values = figures.slice(-shown);
  const unknown = values.slice(1).map(() => undefined);
  const now = values.at(-1) ?? 0;
  const rounded = (value: number) => Math.round(value).toLocaleString("en-US");
  const words = put(prediction.described, {
    count: next.length,
    low: rounded(Math.min(...next.map(({ low }) => low))),
    high: rounded(Math.max(...next.map(({ high }) => high))),
  });
  return (
    <TrendPlot
      plot={plotOf(reading.data, "area", { width: 640, height: 224 })}
      values={values}
      spans={[...unknown, { low: now, high: now }, ...next]}
      likely={[...unknown, now, ...next.map(({ middle }) => middle)]}
      label={`${prediction.chart}. ${words}`}
    />
  );
}
