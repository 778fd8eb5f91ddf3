import { plotOf } from "#live/engine/charts/plot.ts";
import { readChart } from "#live/engine/charts/read.ts";
import { put } from "#lib/text/put.ts";
import { outside, usualSpans } from "./usual.ts";
import type { Content } from "#content/collections.ts";
import { type Answer, figuresOf, sayWeek } from "./answer.ts";
import { TrendPlot } from "./TrendPlot.tsx";

interface UnusualWeeksProps {
  /** A week and a figure. */
  weeks: Answer;
  /** How many weeks the rule looks back. */
  before: number;
  title: string;
  /** What is seen, in words: [count], [weeks]. */
  described: string;
  charts: Content<"charts">;
}

/** A figure over its weeks, with a stone on each that left its usual span. */
export function UnusualWeeks({ weeks, before, title, described, charts }: UnusualWeeksProps) {
  const [x = "", y = ""] = weeks.columns.map(({ name }) => name);
  const reading = readChart(weeks.columns, weeks.rows, { kind: "line", x, ys: [y] }, charts.none);
  if (!reading.ok) return null;
  const values = figuresOf(weeks);
  const spans = usualSpans(values, before);
  const stones = outside(values, spans);
  const named = stones.map((place) => sayWeek(String(weeks.rows[place]?.[0])));
  const words = put(described, { count: stones.length, weeks: named.join("; ") });
  return (
    <TrendPlot
      plot={plotOf(reading.data, "area", { width: 640, height: 224 })}
      values={values}
      spans={spans}
      stones={stones}
      label={`${title}. ${words}`}
    />
  );
}
