/**
 * Moments as SQLite texts, and their granularity: a column of "2024-03" is about months, and its labels should not show
 * days. All in UTC.
 */
import { dayStart } from "#lib/text/date.ts";

/** From fine to coarse. */
export const grains = ["time", "day", "week", "month", "quarter", "year"] as const;
export type Grain = (typeof grains)[number];

const dayLength = 86_400_000;

/** "2024", "2024-Q1", "2024-03", "2024-03-31", with or without a time. */
const shape =
  /^(\d{4})(?:-Q([1-4])|-(\d\d)(?:-(\d\d)(?:[ T](\d\d):(\d\d)(?::([0-5]\d)(?:\.\d+)?)?Z?)?)?)?$/;

/** @returns milliseconds since 1970, and the finest unit that the format can mean; null if there is no such moment */
export function momentOf(text: string): { at: number; grain: Grain } | null {
  const found = shape.exec(text);
  if (found === null) return null;
  const [, year, quarter, month, day, hour, minute, second] = found;
  const first = quarter === undefined ? Number(month ?? 1) : Number(quarter) * 3 - 2;
  const start = dayStart(Number(year), first, Number(day ?? 1));
  const [hours, minutes] = [Number(hour ?? 0), Number(minute ?? 0)];
  if (Number.isNaN(start) || hours > 23 || minutes > 59) return null;
  const at = start + ((hours * 60 + minutes) * 60 + Number(second ?? 0)) * 1000;
  if (quarter !== undefined) return { at, grain: "quarter" };
  if (month === undefined) return { at, grain: "year" };
  if (day === undefined) return { at, grain: "month" };
  return { at, grain: hour === undefined ? "day" : "time" };
}

/** Fewer moments than this may all be the first of a month by chance. */
const telling = 4;

/**
 * The granularity of moments, taken together.
 *
 * @param times in ascending order
 * @param written the finest unit that their format means
 */
export function grainOf(times: Float64Array, written: Grain): Grain {
  const known = grains.indexOf(written);
  if (known > grains.indexOf("day") || times.length < telling) return written;
  if (!times.every((at) => at % dayLength === 0)) return "time";
  const every = (is: (day: Date) => boolean) => times.every((at) => is(new Date(at)));
  if (every((day) => day.getUTCDate() === 1)) {
    if (every((day) => day.getUTCMonth() === 0)) return "year";
    return every((day) => day.getUTCMonth() % 3 === 0) ? "quarter" : "month";
  }
  const first = times[0] ?? 0;
  return times.every((at) => (at - first) % (7 * dayLength) === 0) ? "week" : "day";
}

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** A moment in parts: "March", "Mar 4", 2024, "09:30". */
function partsOf(at: number) {
  const date = new Date(at);
  const month = months[date.getUTCMonth()] ?? "";
  return {
    month,
    day: `${month.slice(0, 3)} ${date.getUTCDate()}`,
    quarter: `Q${Math.floor(date.getUTCMonth() / 3) + 1}`,
    year: date.getUTCFullYear(),
    clock: date.toISOString().slice(11, 16),
  };
}

/** A moment in full, for reading aloud: "March 2024", "Week of Mar 4, 2024". */
export function showMoment(at: number, grain: Grain): string {
  const { month, day, quarter, year, clock } = partsOf(at);
  const shown: Readonly<Record<Grain, string>> = {
    year: String(year),
    quarter: `${quarter} ${year}`,
    month: `${month} ${year}`,
    week: `Week of ${day}, ${year}`,
    day: `${day}, ${year}`,
    time: `${day}, ${year}, ${clock}`,
  };
  return shown[grain];
}

/** The same, short enough for an axis. */
export function tickMoment(at: number, grain: Grain): string {
  if (grain === "year" || grain === "quarter") return showMoment(at, grain);
  const { month, day, year, clock } = partsOf(at);
  if (grain === "month") return `${month.slice(0, 3)} ${year}`;
  return grain === "time" ? `${day}, ${clock}` : day;
}

/* Ticks --------------------------------------------------------------------------------------------- */

interface Pace {
  /** The format of its marks. */
  readonly grain: Grain;
  /** Approximate milliseconds. */
  readonly length: number;
  /** @returns the first mark at or after a moment */
  readonly next: (at: number) => number;
}

const even = (grain: Grain, length: number, offset = 0): Pace => ({
  grain,
  length,
  next: (at) => Math.ceil((at - offset) / length) * length + offset,
});

/** Every this many months, counted from January of the year 0. */
const monthly = (grain: Grain, months: number): Pace => ({
  grain,
  length: months * 30.4 * dayLength,
  next: (at) => {
    const date = new Date(at);
    const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
    const from = monthStart(month) === at ? month : month + 1;
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

/** At most `most` marks, none finer than the data. */
export function timeTicks(
  { from, to }: { readonly from: number; readonly to: number },
  grain: Grain,
  most: number,
): { at: number; label: string }[] {
  if (from === to) return [{ at: from, label: tickMoment(from, grain) }];
  const finest = grains.indexOf(grain);
  const able = paces.filter((pace) => grains.indexOf(pace.grain) >= finest);
  const pace = able.find(({ length }) => (to - from) / length <= most - 0.1) ?? able.at(-1);
  if (pace === undefined) return [];
  // Every third month is a quarter only if the data has quarters.
  const written = pace.grain === "quarter" && grain !== "quarter" ? "month" : pace.grain;
  const ticks: { at: number; label: string }[] = [];
  for (let at = pace.next(from); at <= to && ticks.length <= most; at = pace.next(at + 1))
    ticks.push({ at, label: tickMoment(at, written) });
  return ticks.length > 0 ? ticks : [{ at: from, label: tickMoment(from, grain) }];
}
