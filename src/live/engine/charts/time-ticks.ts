/** Where an axis of time is marked: at beginnings of days, weeks, months, quarters or years. */
import type { Domain } from "./ticks.ts";
import { dayLength, type Grain, grains, tickMoment } from "./times.ts";

interface Pace {
  /** How its marks are written. */
  readonly grain: Grain;
  /** Milliseconds, about. */
  readonly length: number;
  /** @returns the first mark at or after a moment, and of each mark the next one */
  readonly next: (at: number, past: boolean) => number;
}

const even = (grain: Grain, length: number, offset = 0): Pace => ({
  grain,
  length,
  next: (at, past) => {
    const steps = (at - offset) / length;
    return (past ? Math.floor(steps) + 1 : Math.ceil(steps)) * length + offset;
  },
});

/** Every so many months, counted from January of the year 0. */
const monthly = (grain: Grain, months: number): Pace => ({
  grain,
  length: months * 30.4 * dayLength,
  next: (at, past) => {
    const date = new Date(at);
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
    const begun = monthStart(month) === at ? month : month + 1;
    const from = past && begun === month ? month + 1 : begun;
    return monthStart(Math.ceil(from / months) * months);
  },
});

function monthStart(month: number): number {
  const date = new Date(0);
  date.setUTCFullYear(Math.floor(month / 12), month % 12, 1);
  return date.getTime();
}

const hour = dayLength / 24;
/** A Monday. */
const monday = 4 * dayLength;

const paces: readonly Pace[] = [
  ...[1, 3, 6, 12].map((hours) => even("time", hours * hour)),
  even("day", dayLength),
  even("day", 2 * dayLength),
  even("week", 7 * dayLength, monday),
  even("week", 14 * dayLength, monday),
  monthly("month", 1),
  monthly("month", 2),
  monthly("quarter", 3),
  monthly("month", 6),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].map((years) =>
    monthly("year", years * 12),
  ),
];

export interface TimeTick {
  readonly at: number;
  readonly label: string;
}

/** At most as many marks as `most`; none finer than the data are. */
export function timeTicks({ from, to }: Domain, grain: Grain, most: number): TimeTick[] {
  if (from === to) return [{ at: from, label: tickMoment(from, grain) }];
  const finest = grains.indexOf(grain);
  const able = paces.filter((pace) => grains.indexOf(pace.grain) >= finest);
  const pace = able.find(({ length }) => (to - from) / length <= most - 0.1) ?? able.at(-1);
  if (pace === undefined) return [];
  // Every third month is a quarter only to those whose data are quarters.
  const written = pace.grain === "quarter" && grain !== "quarter" ? "month" : pace.grain;
  const ticks: TimeTick[] = [];
  for (
    let at = pace.next(from, false);
    at <= to && ticks.length <= most;
    at = pace.next(at, true)
  ) {
    ticks.push({ at, label: tickMoment(at, written) });
  }
  return ticks.length > 0 ? ticks : [{ at: from, label: tickMoment(from, grain) }];
}
