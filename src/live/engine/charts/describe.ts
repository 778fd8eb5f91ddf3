/** A chart in a sentence, for those who do not see it: how far it reaches, and where it is highest and lowest. */
import { say } from "#lib/text/say.ts";
import { showFigure, showName } from "./format.ts";
import { placeName } from "./label.ts";
import type { ChartData, Series } from "./read.ts";

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
