/** Bars that lie: one row for each name, where the names are too long to stand below one another's neighbors. */
import { showFigure } from "./format.ts";
import type { ChartData } from "./read.ts";

/** More would be a page of their own, and only some of their names would have room. */
const mostRows = 60;
const mostColumns = 3;
/** Pixels of a letter, and a chart's width on which names have to find room before their bars are laid down. */
const letter = 7;
const usualWidth = 200;

/** The same on every screen, so that a chart drawn at build and a live one are alike. */
export function liesDown({ along, length, series }: ChartData): boolean {
  if (along.type !== "band" || length > mostRows || series.length > mostColumns) return false;
  const longest = Math.max(...along.labels.map((label) => label.length));
  return (longest + 2) * letter > usualWidth / length;
}

export interface LyingBar {
  /** From the left, and how long, 0 to 1. */
  readonly from: number;
  readonly length: number;
}

export interface LyingRow {
  readonly label: string;
  /** Its figures in words; "–" where there is none. */
  readonly figures: string;
  readonly bars: readonly (LyingBar | null)[];
}

/**
 * @param data with an axis of names
 * @param most what the scale reaches at least, where several charts share one
 */
export function rowsLaid({ along, series, length }: ChartData, most = 0): LyingRow[] {
  let [low, high] = [0, most];
  for (const { values } of series) {
    for (const value of values) {
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  const span = high - low || 1;
  return Array.from({ length }, (_, place) => ({
    label: along.type === "band" ? (along.labels[place] ?? "") : "",
    figures: series
      .map(({ values, unit }) => {
        const value = values[place] ?? NaN;
        return Number.isNaN(value) ? "–" : showFigure(value, unit);
      })
      .join(" / "),
    bars: series.map(({ values }) => {
      const value = values[place] ?? NaN;
      if (Number.isNaN(value)) return null;
      const from = Math.min(value, 0);
      return { from: (from - low) / span, length: Math.abs(value) / span };
    }),
  }));
}
