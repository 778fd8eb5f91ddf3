/**
 * Figures of a chart for people. SQLite sees an amount of money as a plain number, so besides a column's kind its name
 * counts: "revenue" is dollars, "share" is percent.
 */
import type { Content } from "#content/collections.ts";
import { interpolate } from "#lib/text/interpolate.ts";
import { compactNumber, formatNumber } from "#lib/text/numbers.ts";
import { type Cell, type Column, showCell } from "../tables.ts";
import type { AxisValues, ChartData, Series } from "./read.ts";
import { showMoment } from "./time.ts";

/** `fraction`: of one, shown as percent. `percent`: already in percent. */
export type Unit = "count" | "money" | "percent" | "fraction";

const moneyWords = new Set(
  "revenue price cost amount spend spent mrr arr aov ltv subtotal total value paid discount shipping tax commission payout payouts refunded margin profit sales earned".split(
    " ",
  ),
);
const leading = new Set(["revenue", "mrr", "spend"]);
const shareWords = new Set(["share", "rate", "percent", "pct", "percentage"]);
/** Names whose figures are already in percent. */
const percentWords = new Set(["percent", "pct", "percentage"]);

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z]+|%/g) ?? [];

/** @param most the largest absolute figure of the column, to tell a fraction from percent */
export function unitOf({ name, kind }: Column, most: number): Unit {
  if (kind === "money") return "money";
  if (kind !== "real" && kind !== "integer") return "count";
  const words = wordsOf(name);
  const last = words.at(-1) ?? "";
  if (words.includes("%") || words.some((word) => shareWords.has(word))) {
    const isFraction = most <= 1 && !words.some((word) => word === "%" || percentWords.has(word));
    return isFraction && kind === "real" ? "fraction" : "percent";
  }
  return moneyWords.has(last) || leading.has(words[0] ?? "") ? "money" : "count";
}

/** A true minus sign. */
const signed = (value: number, text: string): string => (value < 0 ? `−${text}` : text);

function short(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e15 || (size > 0 && size < 1e-4)) {
    const [digits = "", power = ""] = size.toExponential(2).split("e");
    return `${String(Number(digits))}e${power.replace("+", "")}`;
  }
  if (size >= 10_000) return compactNumber(size);
  return formatNumber(size, size >= 1000 ? 0 : size >= 1 ? 2 : 4);
}

/** A figure short enough for an axis: "$1.2M", "40%". */
export function tickFigure(value: number, unit: Unit): string {
  if (unit === "fraction") return signed(value, `${short(value * 100)}%`);
  if (unit === "percent") return signed(value, `${short(value)}%`);
  return signed(value, unit === "money" ? `$${short(value)}` : short(value));
}

/** Anything smaller would be rounded away in a full figure. */
const smallest = 0.001;

/** A full figure: "$1,234.50", "12.4%". Beyond 10^15 as short as on an axis. */
export function showFigure(value: number, unit: Unit): string {
  if (Math.abs(value) >= 1e15) return tickFigure(value, unit);
  const size = Math.abs(unit === "fraction" ? value * 100 : value);
  if (size > 0 && size < smallest) return tickFigure(value, unit);
  if (unit === "money") return signed(value, `$${showCell(size, "money")}`);
  return signed(value, unit === "count" ? formatNumber(size, 4) : `${formatNumber(size, 2)}%`);
}

/** A column's name for people: "won_back" is "won back". */
export const showName = (name: string): string => name.replaceAll("_", " ").trim() || name;

/** Names whose figures are no quantities: they have no separators. */
const labelWords = new Set(["id", "year", "code", "number", "attempt"]);

/** A cell of the table behind a chart, or of a number chart without a number. */
export function showAny(cell: Cell, column: Column, unit: Unit): string {
  if (typeof cell === "number" && Number.isFinite(cell)) {
    const isQuantity = !wordsOf(column.name).some((word) => labelWords.has(word));
    if (unit !== "count" || isQuantity) return showFigure(cell, unit);
  }
  return showCell(cell, column.kind);
}

/* Charts in words, for people who do not see them: places, points and whole charts. */

/** @returns an empty text for a place that does not exist */
export function placeName(along: AxisValues, place: number): string {
  if (along.type === "band") return along.labels[place] ?? "";
  const at = along.at[place];
  if (at === undefined) return "";
  if (along.type === "time") return showMoment(at, along.grain);
  // Years and counts have no separators.
  return along.whole && Math.abs(at) < 10_000 && along.unit === "count"
    ? String(at)
    : showFigure(at, along.unit);
}

type Described = Content<"charts">["described"];

function describeSeries(data: ChartData, series: Series, words: Described): string {
  const { values, low, high } = series;
  const name = showName(series.name);
  const figure = (place: number) => showFigure(values[place] ?? 0, series.unit);
  if (low < 0) return interpolate(words.blank, { name });
  if (values[low] === values[high]) return interpolate(words.level, { name, value: figure(low) });
  return interpolate(words.series, {
    name,
    lowest: figure(low),
    lowAt: placeName(data.along, low),
    highest: figure(high),
    highAt: placeName(data.along, high),
  });
}

export function describeChart(data: ChartData, words: Described): string {
  const [first, last] = [placeName(data.along, 0), placeName(data.along, data.length - 1)];
  const reach = interpolate(data.length === 1 ? words.single : words.reach, {
    n: data.length,
    first,
    last,
  });
  return [reach, ...data.series.map((series) => describeSeries(data, series, words))].join(" ");
}

/** @param missing the text for a missing figure */
export function figureAt({ values, unit }: Series, place: number, missing: string): string {
  const value = values[place] ?? NaN;
  return Number.isNaN(value) ? missing : showFigure(value, unit);
}

/** A point as read aloud: "March 2024: revenue $1,234.00, orders 56". */
export function describePoint(
  data: ChartData,
  at: number,
  words: Pick<Content<"charts">["live"], "point" | "missing">,
): string {
  const figures = data.series.map(
    (series) => `${showName(series.name)} ${figureAt(series, at, words.missing)}`,
  );
  return interpolate(words.point, {
    place: placeName(data.along, at),
    figures: figures.join(", "),
  });
}
