/** A chart's layout in shares of the plot, so that one drawing stretches to any width. Same input, same output. */
import { marksAlong, niceScale, type Scale } from "./axis.ts";
import { figureAt, tickFigure } from "./format.ts";
import type { ChartData } from "./read.ts";
import type { ChartKind } from "./spec.ts";

/** The space left of a plot for its axis labels, in pixels at the standard text size. */
export const labelRoom = 48;

export type PlotKind = Extract<ChartKind, "line" | "bar" | "area">;

function scaleOf({ series }: ChartData, kind: PlotKind): Scale {
  const ends = series
    .filter(({ low }) => low >= 0)
    .flatMap(({ values, low, high }) => [values[low] ?? 0, values[high] ?? 0]);
  if (ends.length === 0) return niceScale({ from: 0, to: 0 }, true);
  const whole = series.every((each) => each.whole && each.unit === "count");
  const domain = { from: Math.min(...ends), to: Math.max(...ends) };
  return niceScale(domain, kind !== "line", 4, whole);
}

/** In pixels. Points closer than the width of the line cost more painting than they show. */
const column = 2;

function acrossOf({ along, length }: ChartData, kind: PlotKind): (place: number) => number {
  if (along.type === "band" || kind === "bar") return (place) => (place + 0.5) / length;
  const [first = 0, last = 0] = [along.at[0], along.at.at(-1)];
  const span = last - first;
  return (place) => (span > 0 ? ((along.at[place] ?? first) - first) / span : 0.5);
}

/** @param size of the space for the paths: in pixels, if known */
export function plotOf(data: ChartData, kind: PlotKind, size: Pick<Frame, "width" | "height">) {
  const { width, height } = size;
  const scale = scaleOf(data, kind);
  const across = acrossOf(data, kind);
  const down = (value: number) => 1 - (value - scale.from) / (scale.to - scale.from);
  const frame: Frame = {
    width,
    height,
    across: (place) => across(place) * width,
    down: (value) => down(value) * height,
  };
  const units = new Set(data.series.map(({ unit }) => unit));
  const [unit = "count"] = units.size === 1 ? units : [];
  const marks = data.series.map(({ name, values }, index) => {
    // Dots are single figures between two gaps.
    const none = { name, line: "", dots: "", area: "", bars: "" };
    if (kind === "bar") return { ...none, bars: barPath(frame, values, index, data.series.length) };
    const stretches = linePlaces(values, across, Math.ceil(width / column));
    return { ...none, ...linePaths(frame, values, stretches, kind === "area") };
  });
  return {
    width,
    height,
    marks,
    /** Along the bottom, from the left, 0 to 1. */
    xTicks: marksAlong(data, kind === "bar", width),
    /** Along the side, from the top, 0 to 1. */
    yTicks: scale.ticks.map((value) => ({ at: down(value), label: tickFigure(value, unit) })),
    /** The zero line, from the top; null if out of view. */
    zero: scale.from <= 0 && scale.to >= 0 ? down(0) : null,
    /** The position of each place from the left, and of a figure from the top, 0 to 1. */
    across,
    down,
  };
}
export type Plot = Readonly<ReturnType<typeof plotOf>>;
export type Mark = Plot["marks"][number];

/* Lines, areas and bars as SVG paths. A hundred thousand points are first reduced to what a row of pixels can show. */

/** Segments of a line without gaps, as places. */
type Stretches = readonly (readonly number[])[];

/** With fewer points than this per column, all of them are drawn. */
const sparse = 4;

/** The places of a line; of very many, the first, lowest, highest and last of each pixel column. NaN leaves a gap. */
export function linePlaces(
  values: Float64Array,
  across: (place: number) => number,
  columns: number,
): Stretches {
  const isSparse = values.length <= columns * sparse;
  const found: { column: number; first: number; low: number; high: number; last: number }[] = [];
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] ?? NaN;
    if (Number.isNaN(value)) continue;
    const column = isSparse ? place : Math.floor(across(place) * columns);
    const open = found.at(-1);
    if (open?.column !== column)
      found.push({ column, first: place, low: place, high: place, last: place });
    else {
      open.last = place;
      if (value < (values[open.low] ?? 0)) open.low = place;
      if (value > (values[open.high] ?? 0)) open.high = place;
    }
  }
  const stretches: number[][] = [];
  for (const [i, { column, first, low, high, last }] of found.entries()) {
    const before = found[i - 1];
    // Between neighboring columns a missing figure has no pixel of its own.
    if (!before || (column > before.column + 1 && first > before.last + 1)) stretches.push([]);
    stretches.at(-1)?.push(...new Set([first, low, high, last].sort((a, b) => a - b)));
  }
  return stretches;
}

/* Paths --------------------------------------------------------------------------------------- */

/** Short, and the same on every machine. */
const coordinate = (value: number): string => String(Math.round(value * 10) / 10);

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly across: (place: number) => number;
  readonly down: (value: number) => number;
}

/** A line, the area between it and zero, and dots: lines without length, which are round at any width of the chart. */
function linePaths(frame: Frame, values: Float64Array, stretches: Stretches, isArea: boolean) {
  const zero = coordinate(frame.down(0));
  const paths = { line: "", dots: "", area: "" };
  for (const places of stretches) {
    const xs = places.map((place) => coordinate(frame.across(place)));
    const points = places.map(
      (place, i) => `${xs[i]} ${coordinate(frame.down(values[place] ?? 0))}`,
    );
    const line = points.join("L");
    if (points.length === 1) paths.dots += `M${line}h0`;
    else paths.line += `M${line}`;
    if (isArea && points.length > 1)
      paths.area += `M${xs[0]} ${zero}L${line}L${xs.at(-1)} ${zero}z`;
  }
  return paths;
}

/** The part of its band that a group of bars leaves empty. */
const between = 0.28;

const bar = (left: number, right: number, from: number, to: number): string =>
  `M${coordinate(left)} ${coordinate(from)}V${coordinate(to)}H${coordinate(right)}V${coordinate(from)}z`;

/** The bars of column `index` of `of`, as one path. If there are more bars than pixels, each pixel has their reach. */
function barPath(frame: Frame, values: Float64Array, index: number, of: number): string {
  const zero = frame.down(0);
  const count = values.length;
  const band = frame.width / count;
  if (band >= 2 * of) {
    const each = (band * (1 - between)) / of;
    return Array.from(values, (value, place) => {
      if (Number.isNaN(value) || value === 0) return "";
      const left = frame.across(place) - (each * of) / 2 + index * each;
      const gap = each > 6 && of > 1 ? 0.5 : 0;
      return bar(left + gap, left + each - gap, zero, frame.down(value));
    }).join("");
  }
  const columns = Math.max(1, Math.floor(frame.width / of));
  const step = frame.width / columns;
  let path = "";
  for (let column = 0; column < columns; column += 1) {
    let [low, high] = [0, 0];
    const end = Math.floor(((column + 1) * count) / columns);
    for (let place = Math.floor((column * count) / columns); place < end; place += 1) {
      const value = values[place] ?? NaN;
      if (value > high) high = value;
      if (value < low) low = value;
    }
    if (low === high) continue;
    const left = column * step + (index * step) / of;
    path += bar(left, left + step / of, frame.down(low), frame.down(high));
  }
  return path;
}

/* Horizontal bars: one row per name, if the names are too long to fit side by side. */

/** More rows would fill a page, and only some of their names would fit. */
const maxRows = 60;
const maxColumns = 3;
/** Pixels per letter, and the chart width in which names have to fit, or else bars become horizontal. */
const letter = 7;
const usualWidth = 200;

/** The same on every screen, so that a chart drawn at build matches a live one. */
export function isHorizontal({ along, length, series }: ChartData): boolean {
  if (along.type !== "band" || length > maxRows || series.length > maxColumns) return false;
  const longest = Math.max(...along.labels.map((label) => label.length));
  return (longest + 2) * letter > usualWidth / length;
}

/**
 * @param data with an axis of names
 * @param most the minimum end of the scale, when several charts share it
 */
export function layoutRows({ along, series, length }: ChartData, most = 0) {
  const figures = series
    .flatMap(({ values }) => [...values])
    .filter((value) => !Number.isNaN(value));
  const [low, high] = [Math.min(0, ...figures), Math.max(most, ...figures)];
  const span = high - low || 1;
  return Array.from({ length }, (_, place) => ({
    label: along.type === "band" ? (along.labels[place] ?? "") : "",
    /** As text; "–" if there is none. */
    figures: series.map((each) => figureAt(each, place, "–")).join(" / "),
    /** Where each starts from the left, and its length, 0 to 1. */
    bars: series.map(({ values }) => {
      const value = values[place] ?? NaN;
      if (Number.isNaN(value)) return null;
      const from = Math.min(value, 0);
      return { from: (from - low) / span, length: Math.abs(value) / span };
    }),
  }));
}
