/** Charts in words, for people who do not see them: places, points and whole charts. */
import { say } from "#lib/text/say.ts";
import { showFigure, showName } from "./format.ts";
import type { Along, ChartData, Series } from "./read.ts";
import { showMoment } from "./time.ts";

/** @returns nothing for a place that is not there */
export function placeName(along: Along, place: number): string {
  if (along.type === "band") return along.labels[place] ?? "";
  const at = along.at[place];
  if (at === undefined) return "";
  if (along.type === "time") return showMoment(at, along.grain);
  // Years and numbers of things are not parted into groups.
  return along.whole && Math.abs(at) < 10_000 && along.unit === "count"
    ? String(at)
    : showFigure(at, along.unit);
}

export interface Described {
  /** [n] places from [first] to [last]. */
  readonly reach: string;
  /** Of one place alone: [first]. */
  readonly single: string;
  /** Of each column: [name], [lowest] at [lowAt], [highest] at [highAt]. */
  readonly series: string;
  /** Of a column whose figures are all [value]. */
  readonly level: string;
  /** Of a column without a figure: [name]. */
  readonly blank: string;
}

function describeSeries(data: ChartData, series: Series, words: Described): string {
  const { values, low, high } = series;
  const name = showName(series.name);
  const figure = (place: number) => showFigure(values[place] ?? 0, series.unit);
  if (low < 0) return say(words.blank, { name });
  if (values[low] === values[high]) return say(words.level, { name, value: figure(low) });
  return say(words.series, {
    name,
    lowest: figure(low),
    lowAt: placeName(data.along, low),
    highest: figure(high),
    highAt: placeName(data.along, high),
  });
}

export function describeChart(data: ChartData, words: Described): string {
  const [first, last] = [placeName(data.along, 0), placeName(data.along, data.length - 1)];
  const reach = say(data.length === 1 ? words.single : words.reach, {
    n: data.length,
    first,
    last,
  });
  return [reach, ...data.series.map((series) => describeSeries(data, series, words))].join(" ");
}

/** @param missing what stands for a figure that is not there */
export function figureAt({ values, unit }: Series, place: number, missing: string): string {
  const value = values[place] ?? NaN;
  return Number.isNaN(value) ? missing : showFigure(value, unit);
}

/** A point as it is read out: "March 2024: revenue $1,234.00, orders 56". */
export function describePoint(
  data: ChartData,
  at: number,
  words: { readonly point: string; readonly missing: string },
): string {
  const figures = data.series.map(
    (series) => `${showName(series.name)} ${figureAt(series, at, words.missing)}`,
  );
  return say(words.point, { place: placeName(data.along, at), figures: figures.join(", ") });
}
