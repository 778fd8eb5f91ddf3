/**
 * Randomness for the sample shop: whole numbers only, the same in every JavaScript engine. Each part of the shop has
 * its own dice, so that a change to one does not shuffle the others.
 */
import { seededRandom } from "#lib/random/seeded-random.ts";

/** @throws RangeError if the list is shorter */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no entry ${String(index)}`);
  return found;
}

export function dice(seed: string) {
  const next = seededRandom(seed);
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    /** A whole number from 0 up to, but not including, `bound`. */
    below,
    /** The smaller of two: earlier entries of a list come up more often. */
    earlyIndex: (bound: number) => Math.min(below(bound), below(bound)),
    /** Whether something happens that happens this many times in a thousand. */
    chance: (perMille: number) => below(1000) < perMille,
    pick: <T>(list: readonly T[]): T => at(list, below(list.length)),
  };
}

export type Dice = ReturnType<typeof dice>;

/** A list to pick from, in which each value appears as often as its weight. Numbers come first, in ascending order. */
export const weighted = <T extends string>(weights: Readonly<Record<T, number>>): readonly T[] =>
  (Object.keys(weights) as T[]).flatMap((value) => Array<T>(weights[value]).fill(value));

/* The shop's two years, 2023-03-01 to 2025-02-28, as day numbers from 0; all times are UTC. */

export const dayCount = 731;
export const lastDay = dayCount - 1;

const pad = (value: number) => String(value).padStart(2, "0");

/** Some months beyond the shop's two years: deliveries are planned ahead. */
const dates: string[] = [];
const months: number[] = [];
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
for (let since = 2; dates.length < dayCount + 200; since += 1) {
  const [year, month] = [2023 + Math.floor(since / 12), (since % 12) + 1];
  const length = at(lengths, month - 1) + Number(month === 2 && year % 4 === 0);
  for (let day = 1; day <= length; day += 1) {
    dates.push(`${year}-${pad(month)}-${pad(day)}`);
    months.push(month);
  }
}

/** The time of day by its minute, and the seconds after it. */
const clocks = Array.from(
  { length: 1440 },
  (_, i) => ` ${pad((i - (i % 60)) / 60)}:${pad(i % 60)}:`,
);
const seconds = Array.from({ length: 60 }, (_, i) => pad(i));

/** YYYY-MM-DD */
export const dateOf = (day: number): string => at(dates, day);
/** From 1. */
export const monthOf = (day: number): number => at(months, day);
/** YYYY-MM-DD HH:MM:SS; `second` of the day. */
export const stamp = (day: number, second: number): string =>
  at(dates, day) + at(clocks, Math.floor(second / 60)) + at(seconds, second % 60);

/** The long weekends at the end of November. */
export const isHarvestSale = (day: number): boolean =>
  (day >= 268 && day <= 271) || (day >= 639 && day <= 642);

/** From Sunday. */
const ofWeekday = [11, 14, 13, 12, 11, 9, 8];
const ofMonth = [8, 10, 11, 11, 10, 8, 7, 8, 10, 12, 17, 17];

/** How busy a day is compared to others: weekday, season, sale. March 1, 2023 was a Wednesday. */
export const orderWeight = (day: number): number =>
  at(ofWeekday, (day + 3) % 7) * at(ofMonth, monthOf(day) - 1) * (isHarvestSale(day) ? 3 : 1);

/**
 * Distributes a total over the days.
 *
 * @param weightOf whole numbers
 * @returns the count for each day; together exactly the total
 */
export function spread(total: number, weightOf: (day: number) => number): readonly number[] {
  const weights = Array.from({ length: dayCount }, (_, day) => weightOf(day));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let upTo = 0;
  let given = 0;
  return weights.map((weight) => {
    upTo += weight;
    const share = Math.floor((total * upTo) / sum) - given;
    given += share;
    return share;
  });
}
