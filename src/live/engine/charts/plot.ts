/**
 * A chart laid out: paths, marks along both axes, where nothing lies. Places are shares of the plot, so that the same
 * drawing stretches to any width; paths are in a space of `width` by `height`. Same input, same output.
 */
import { type AxisMark, marksAlong, niceScale, type Scale } from "./axis.ts";
import { tickFigure } from "./format.ts";
import { areaPath, barPath, type Frame, linePath, reduce, type Stretches } from "./paths.ts";
import type { ChartData } from "./read.ts";
import type { ChartKind } from "./spec.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Mark {
  readonly name: string;
  readonly line: string;
  readonly area: string;
  readonly bars: string;
}

export interface Plot extends Size {
  readonly marks: readonly Mark[];
  /** Along the bottom, from the left, 0 to 1. */
  readonly xTicks: readonly AxisMark[];
  /** Along the side, from the top, 0 to 1. */
  readonly yTicks: readonly { readonly at: number; readonly label: string }[];
  /** Where nothing lies, from the top; null where it is not in sight. */
  readonly zero: number | null;
  /** Of each place, from the left, 0 to 1. */
  readonly across: (place: number) => number;
  /** Of a figure, from the top, 0 to 1. */
  readonly down: (value: number) => number;
}

/** Left of a plot, for the labels of its axis, in pixels at the usual size of text. */
export const labelRoom = 48;

export type PlotKind = Extract<ChartKind, "line" | "bar" | "area">;

function scaleOf({ series }: ChartData, kind: PlotKind): Scale {
  let [from, to] = [Infinity, -Infinity];
  for (const { values, low, high } of series) {
    if (low < 0) continue;
    from = Math.min(from, values[low] ?? 0);
    to = Math.max(to, values[high] ?? 0);
  }
  const whole = series.every((each) => each.whole && each.unit === "count");
  if (from > to) return niceScale({ from: 0, to: 0 }, true);
  return niceScale({ from, to }, kind !== "line", 4, whole);
}

/** In pixels: narrower than the line itself, many points cost more painting than they show. */
const column = 2;

/** Where each place lies from the left, 0 to 1. */
function acrossOf({ along, length }: ChartData, kind: PlotKind): (place: number) => number {
  if (along.type === "band" || kind === "bar") return (place) => (place + 0.5) / length;
  const [first = 0, last = 0] = [along.at[0], along.at.at(-1)];
  const span = last - first;
  return (place) => (span > 0 ? ((along.at[place] ?? first) - first) / span : 0.5);
}

function stretchesOf(
  values: Float64Array,
  across: (place: number) => number,
  columns: number,
): Stretches {
  const x = Float64Array.from(values.keys(), across);
  return reduce({ x, y: values }, columns, 0, 1);
}

/** @param size of the space that the paths are in: pixels, where they are known */
export function plotOf(data: ChartData, kind: PlotKind, { width, height }: Size): Plot {
  const scale = scaleOf(data, kind);
  const across = acrossOf(data, kind);
  const down = (value: number) => 1 - (value - scale.from) / (scale.to - scale.from);
  const frame: Frame = {
    width,
    height,
    across: (place) => across(place) * width,
    down: (value) => down(value) * height,
  };
  const unit = data.series.every((each) => each.unit === data.series[0]?.unit)
    ? (data.series[0]?.unit ?? "count")
    : "count";
  const marks = data.series.map(({ name, values }, index): Mark => {
    if (kind === "bar")
      return {
        name,
        line: "",
        area: "",
        bars: barPath(frame, values, { index, of: data.series.length }),
      };
    const stretches = stretchesOf(values, across, Math.ceil(width / column));
    return {
      name,
      line: linePath(frame, values, stretches),
      area: kind === "area" ? areaPath(frame, values, stretches) : "",
      bars: "",
    };
  });
  return {
    width,
    height,
    marks,
    xTicks: marksAlong(data, kind === "bar", width),
    yTicks: scale.ticks.map((value) => ({ at: down(value), label: tickFigure(value, unit) })),
    zero: scale.from <= 0 && scale.to >= 0 ? down(0) : null,
    across,
    down,
  };
}
