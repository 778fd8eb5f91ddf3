import words from "virtual:words/charts";
import { showFigure, showName } from "./format.ts";
import { placeName } from "./label.ts";
import type { ChartData, Series } from "./read.ts";
import { say } from "#lib/text/say.ts";

export function figureAt({ values, unit }: Series, place: number): string {
  const value = values[place] ?? NaN;
  return Number.isNaN(value) ? words.live.missing : showFigure(value, unit);
}

/** A point as it is read out: "March 2024: revenue $1,234.00, orders 56". */
export function pointInWords(data: ChartData, place: number): string {
  const figures = data.series.map(
    (series) => `${showName(series.name)} ${figureAt(series, place)}`,
  );
  return say(words.live.point, {
    place: placeName(data.along, place),
    figures: figures.join(", "),
  });
}
