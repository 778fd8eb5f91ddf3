import charts from "virtual:words/charts";
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { ChartFrame } from "#live/engine/charts/ChartDrawing.tsx";
import { type Plot, plotOf } from "#live/engine/charts/plot.ts";
import { readChart } from "#live/engine/charts/read.ts";
import type { Answer } from "#sections/shared/drawn-editor.tsx";
import {
  expectedNext,
  figuresOf,
  outlierIndexes,
  weekText,
  type Span,
  expectedRanges,
  weekAfter,
} from "./weeks.ts";

interface TrendPlotProps {
  plot: Plot;
  /** The known figures of the plot. */
  values: readonly number[];
  /** The expected range, by index; drawn as raked sand. */
  spans: readonly (Span | undefined)[];
  /** The most likely future values, by index; drawn as dots. */
  likely?: readonly (number | undefined)[];
  /** Indexes of outliers, each marked with a stone. */
  stones?: readonly number[];
  label: string;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const percent = (share: number): string => `${short(share * 100)}%`;

const curve = "fill-none stroke-ink stroke-2 stroke-round forced-colors:stroke-[CanvasText]";

/** A line with its expected range, stones for values outside it, and dots for the forecast. */
function TrendPlot({ plot, values, spans, likely = [], stones = [], label }: TrendPlotProps) {
  const { width, height, across, down } = plot;
  // A range may extend beyond the plot, where it is clipped.
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const at = (place: number, value: number) =>
    `${short(across(place) * width)} ${short(within(down(value)) * height)}`;
  const line = (points: readonly (number | undefined)[]) =>
    points.flatMap((value, place) => (value === undefined ? [] : [at(place, value)])).join("L");
  const known = spans.flatMap((span, place) => (span === undefined ? [] : [{ ...span, place }]));
  const band = [
    ...known.map(({ high, place }) => at(place, high)),
    ...known.toReversed().map(({ low, place }) => at(place, low)),
  ].join("L");
  // Nine furrows from the upper edge to the lower one.
  const furrows = Array.from({ length: 9 }, (_, i) =>
    known.map(({ low, high, place }) => at(place, low + ((high - low) * i) / 8)).join("L"),
  );
  const marks = stones.map((place) => (
    <circle
      key={place}
      className="fill-rust stroke-(--chart-ground,var(--color-ground)) stroke-3 forced-colors:fill-[CanvasText]"
      cx={percent(across(place))}
      cy={percent(down(values[place] ?? 0))}
      r="7"
    />
  ));
  return (
    <ChartFrame plot={plot} label={label} over={marks}>
      <path className="fill-clay-soft opacity-55" d={`M${band}z`} />
      <path
        className="fill-none stroke-clay opacity-40 forced-colors:stroke-[CanvasText]"
        d={`M${furrows.join("M")}`}
      />
      <path className={curve} d={`M${line(values)}`} />
      {likely.length > 0 && <path className={curve} strokeDasharray="2 6" d={`M${line(likely)}`} />}
    </ChartFrame>
  );
}

interface UnusualWeeksProps {
  /** A week and a figure. */
  weeks: Answer;
  /** How many weeks the rule looks back. */
  before: number;
  title: string;
  /** The text alternative: [count], [weeks]. */
  described: string;
}

/** A figure by week, with a stone on each outside its usual range. */
export function UnusualWeeks({ weeks, before, title, described }: UnusualWeeksProps) {
  const [x = "", y = ""] = weeks.columns.map(({ name }) => name);
  const reading = readChart(weeks.columns, weeks.rows, { kind: "line", x, ys: [y] }, charts.none);
  if (!reading.ok) return null;
  const values = figuresOf(weeks);
  const spans = expectedRanges(values, before);
  const stones = outlierIndexes(values, spans);
  const named = stones.map((place) => weekText(String(weeks.rows[place]?.[0])));
  const words = interpolate(described, { count: stones.length, weeks: named.join("; ") });
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

interface WeeksAheadProps {
  /** A week and a figure, for a year and more. */
  weeks: Answer;
  prediction: Content<"forStartups">["features"]["prediction"];
}

/** Weeks of a year. */
const year = 52;
/** The number of known weeks to draw. */
const shown = 40;

/** A figure for its last weeks, and the expected range of the next ones. */
export function WeeksAhead({ weeks, prediction }: WeeksAheadProps) {
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
  const words = interpolate(prediction.described, {
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
