/** The marks of a chart's axes: figures in steps of 1, 2 or 5 times a power of ten, places where labels fit. */
import { tickFigure } from "./format.ts";
import type { AxisValues, ChartData } from "./read.ts";
import { tickMoment, timeTicks } from "./time.ts";

interface Domain {
  readonly from: number;
  readonly to: number;
}

export interface Scale extends Domain {
  /** Within the domain, both ends included. */
  readonly ticks: readonly number[];
}

/** The step that splits a span into about this many parts. @param whole at least 1 */
function stepOf(span: number, parts: number, whole: boolean): number {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const digit = rough / power;
  const step = (digit > 5 ? 10 : digit > 2 ? 5 : digit > 1 ? 2 : 1) * power;
  return whole ? Math.max(1, step) : step;
}

/** Multiples are rounded to the step's digits: 3 times 0.1 is 0.3. */
const multiple = (count: number, step: number): number => Number((count * step).toPrecision(12));

/**
 * A domain extended to round numbers, with its ticks.
 *
 * @param zero whether the axis has to start at zero, as for bars and areas; for a line it does if that costs little
 * @param whole whether to mark only whole numbers
 */
export function niceScale({ from, to }: Domain, zero: boolean, parts = 4, whole = false): Scale {
  // Equal figures keep their distance from zero: a line in mid-air says little.
  const flat = to - from <= Math.abs(to) * 1e-12;
  const reach = zero || flat || (from > 0 ? from < to * 0.7 : to < 0 && to > from * 0.7);
  const low = reach ? Math.min(0, from) : from;
  const high = reach ? Math.max(0, to) : to;
  if (low === high) return { from: 0, to: 1, ticks: [0, 1] };
  const step = stepOf(high - low, parts, whole);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // If numbers are so large that a step is lost between two of them, both ends are enough.
  if (!(last - first <= 2 * parts + 2)) return { from: low, to: high, ticks: [low, high] };
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => multiple(first + i, step));
  return { from: ticks[0] ?? low, to: ticks.at(-1) ?? high, ticks };
}

/** Marks within a fixed domain, as on a horizontal axis. */
export function ticksWithin({ from, to }: Domain, parts: number, whole: boolean): number[] {
  if (from === to) return [from];
  const step = stepOf(to - from, parts, whole);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  if (!(count > 0 && count <= 2 * parts + 2)) return [from, to];
  return Array.from({ length: count }, (_, i) => multiple(first + i, step));
}

/* Along the bottom ------------------------------------------------------------------------------- */

export interface AxisMark {
  /** From the left, 0 to 1. */
  readonly at: number;
  readonly label: string;
  /** Left out if the chart is drawn at half its width or less. */
  readonly minor: boolean;
  /** Which part of the label is at its mark. */
  readonly anchor: "middle" | "end";
}

/** Width of a label's character, and the gap between two labels, in pixels at the standard text size. */
const letter = 7;
const room = 20;
/** Longer names end in an ellipsis. */
const maxLetters = 16;

const shortened = (label: string): string =>
  label.length > maxLetters ? `${label.slice(0, maxLetters - 1).trimEnd()}…` : label;

/**
 * If space is tight, every second mark is minor. A label at the right end stays within the plot; one at the left can use
 * the space of the vertical axis. A last label that would touch the one before it is left out.
 */
function labeled(
  marks: readonly { at: number; label: string }[],
  width: number,
): readonly AxisMark[] {
  const isTight = marks.some(
    ({ label }) => (label.length * letter + room) * marks.length > width / 2,
  );
  const shown = marks.map(({ at, label }, i): AxisMark => {
    const half = (label.length * letter) / 2 / width;
    return { at, label, minor: isTight && i % 2 === 1, anchor: at + half > 1 ? "end" : "middle" };
  });
  const [last, before] = [shown.at(-1), shown.at(-2)];
  if (last?.anchor !== "end" || before === undefined) return shown;
  const left = last.at * width - last.label.length * letter;
  const right = before.at * width + (before.label.length * letter) / 2;
  return left - right < room / 2 ? shown.slice(0, -1) : shown;
}

/** Years and counts have no separators. */
const numberLabel = (
  at: number,
  { unit, whole }: Extract<AxisValues, { type: "number" }>,
): string =>
  whole && Math.abs(at) < 10_000 && unit === "count" ? String(at) : tickFigure(at, unit);

const bandLabel = (along: AxisValues, place: number): string => {
  if (along.type === "band") return shortened(along.labels[place] ?? "");
  const at = along.at[place] ?? 0;
  return along.type === "time" ? tickMoment(at, along.grain) : numberLabel(at, along);
};

/** Marks of places side by side: every nth, so that their labels fit. */
function bandMarks({ along, length }: ChartData, width: number): readonly AxisMark[] {
  let longest = 1;
  // If there are very many, the first ones represent the rest.
  for (let place = 0; place < Math.min(length, 500); place += 1)
    longest = Math.max(longest, bandLabel(along, place).length);
  const every = Math.max(1, Math.ceil((longest * letter + room) / (width / length)));
  const places = Array.from({ length: Math.ceil(length / every) }, (_, i) => i * every);
  return labeled(
    places.map((place) => ({ at: (place + 0.5) / length, label: bandLabel(along, place) })),
    width,
  );
}

/** About the longest label on an axis of numbers or time, in characters. */
const usual = 8;

/**
 * @param bars whether places are side by side, whatever their distance
 * @param width in pixels
 */
export function marksAlong(data: ChartData, bars: boolean, width: number): readonly AxisMark[] {
  const { along } = data;
  if (bars || along.type === "band") return bandMarks(data, width);
  const [from = 0, to = 0] = [along.at[0], along.at.at(-1)];
  const most = Math.max(2, Math.floor(width / (usual * letter + room)));
  const share = (at: number) => (to > from ? (at - from) / (to - from) : 0.5);
  const marks =
    along.type === "time"
      ? timeTicks({ from, to }, along.grain, most)
      : ticksWithin({ from, to }, most - 1, along.whole).map((at) => ({
          at,
          label: numberLabel(at, along),
        }));
  return labeled(
    marks.map(({ at, label }) => ({ at: share(at), label })),
    width,
  );
}
