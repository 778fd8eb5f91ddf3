/** The labels below a chart: no more than there is room for. */
import { tickFigure } from "./format.ts";
import type { Along, ChartData } from "./read.ts";
import { ticksWithin } from "./ticks.ts";
import { timeTicks } from "./time-ticks.ts";
import { tickMoment } from "./times.ts";

export interface AxisMark {
  /** From the left, 0 to 1. */
  readonly at: number;
  readonly label: string;
  /** Left out where the chart is drawn at half its width or less. */
  readonly minor: boolean;
}

/** Width of a letter of a label, and the room between two labels, in pixels at the usual size of text. */
const letter = 7;
const room = 20;
/** Longer names end in an ellipsis. */
const mostLetters = 16;

const shortened = (label: string): string =>
  label.length > mostLetters ? `${label.slice(0, mostLetters - 1).trimEnd()}…` : label;

/** Every second mark is minor, counted from the first. */
const withMinor = (marks: readonly { at: number; label: string }[]): AxisMark[] =>
  marks.map((mark, i) => ({ ...mark, minor: i % 2 === 1 }));

const bandLabel = (along: Along, place: number): string => {
  if (along.type === "band") return shortened(along.labels[place] ?? "");
  const at = along.at[place] ?? 0;
  return along.type === "time" ? tickMoment(at, along.grain) : tickFigure(at, along.unit);
};

/** Marks of places side by side: every nth, so that their labels fit. */
function bandMarks({ along, length }: ChartData, width: number): AxisMark[] {
  let longest = 1;
  // Of very many, those in the beginning speak for the rest.
  for (let place = 0; place < Math.min(length, 500); place += 1)
    longest = Math.max(longest, bandLabel(along, place).length);
  const every = Math.max(1, Math.ceil((longest * letter + room) / (width / length)));
  const places = Array.from({ length: Math.ceil(length / every) }, (_, i) => i * every);
  return withMinor(
    places.map((place) => ({ at: (place + 0.5) / length, label: bandLabel(along, place) })),
  );
}

/** A label as long as they get on this axis of numbers or time. */
const usual = 8;

/**
 * @param bars whether places stand side by side, whatever their distance
 * @param width in pixels
 */
export function marksAlong(data: ChartData, bars: boolean, width: number): AxisMark[] {
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
          label:
            along.whole && Math.abs(at) < 10_000 && along.unit === "count"
              ? String(at)
              : tickFigure(at, along.unit),
        }));
  return withMinor(marks.map(({ at, label }) => ({ at: share(at), label })));
}
