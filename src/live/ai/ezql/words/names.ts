/** Names of days, weeks, months, quarters and years, with or without a year, and what counts from today. */
import {
  addDays,
  addUnits,
  dayOfWeek,
  daySpan,
  halfSpan,
  makeDay,
  monthNames,
  monthSpan,
  quarterSpan,
  rangeSpan,
  type Span,
  spanAround,
  today,
  type Unit,
  weekdays,
  weekSpan,
  yearSpan,
} from "./days.ts";
import type { Period } from "../plan.ts";
import type { Token } from "./tokens.ts";

export type Tokens = readonly Token[];
type InYear = (year: number) => Span;

/** A period as a question says it. */
export interface PeriodPhrase<Of extends Period = Period> {
  readonly period: Of;
  /** How many tokens it takes. */
  readonly length: number;
  /** For a name without a year: what it is in a given year. */
  readonly inYear: InYear | null;
  /** For a name with its year, followed by another year: "Q4 2023 vs 2024". */
  readonly again?: InYear;
  /** For "the month before", which counts from the period before it: the unit. */
  readonly back: Unit | null;
  /** The two ends of a range, which may be meant as a comparison. */
  readonly ends: readonly [Period, Period] | null;
}
/** The name of a day, a month, a quarter … */
export type Point = PeriodPhrase<Span>;

export const fixed = <Of extends Period>(
  period: Of,
  length: number,
  ends: PeriodPhrase["ends"] = null,
): PeriodPhrase<Of> => ({ period, length, inYear: null, back: null, ends });
export const wordAt = (tokens: Tokens, at: number): string => tokens[at]?.full ?? "";
export const textAt = (tokens: Tokens, at: number): string =>
  tokens
    .slice(at, at + 8)
    .map(({ full }) => full)
    .join(" ");
export function skip(tokens: Tokens, at: number, words: string): number {
  const all = words.split(" ");
  let end = at;
  while (all.includes(wordAt(tokens, end))) end += 1;
  return end;
}

export const units = new Map<string, Unit>(
  (["day", "week", "month", "quarter", "year"] as const).map((unit) => [unit, unit]),
);
export const unitAt = (tokens: Tokens, at: number): Unit | undefined =>
  units.get(wordAt(tokens, at).replace(/s$/, ""));
const earlier = /^(?:last|previous|prior|preceding|past)$/;
const current = /^(?:this|current)$/;
export const complete = "full complete completed whole entire calendar finished closed";
const ordinal = "st nd rd th";
/** Words between "from" or "since" and a name. */
export const fillers = "the of in on end start beginning including and";

const thisYear = Number(today.slice(0, 4));

/** The latest year in which the span has begun. */
function latest(inYear: InYear): Span {
  const span = inYear(thisYear);
  return span.from < today ? span : inYear(thisYear - 1);
}

/** "2024", "last year", "this year": the year, and the token after it. */
function yearAt(tokens: Tokens, at: number): readonly [year: number, end: number] | null {
  const word = wordAt(tokens, at);
  if (/^20(?!00)\d\d$/.test(word) && tokens[at]?.kind === "number") return [Number(word), at + 1];
  if (unitAt(tokens, at + 1) !== "year") return null;
  if (earlier.test(word)) return [thisYear - 1, at + 2];
  return current.test(word) || word === "the" ? [thisYear, at + 2] : null;
}

/** A name that ends at `end`, with an optional year after it. */
function named(tokens: Tokens, at: number, end: number, inYear: InYear): Point {
  const short = tokens[end];
  if (short?.kind === "number" && /^[23]\d$/.test(short.text))
    return { ...fixed(inYear(2000 + short.value), end + 1 - at), again: inYear };
  const year =
    yearAt(tokens, skip(tokens, end, "of in , the")) ??
    yearAt(tokens, skip(tokens, end, "of in ,"));
  if (year !== null) return { ...fixed(inYear(year[0]), year[1] - at), again: inYear };
  return { ...fixed(latest(inYear), end - at), inYear };
}

const onDay = (monthDay: string) => (year: number) => `${year}-${monthDay}`;
/** The fourth Thursday of November, and days after it. */
const thanksgiving = (after: number) => (year: number) =>
  addDays(`${year}-11-01`, ((4 - dayOfWeek(`${year}-11-01`) + 7) % 7) + 21 + after);

const namedDays: readonly (readonly [name: RegExp, dayIn: (year: number) => string])[] = [
  [/^black friday/, thanksgiving(1)],
  [/^cyber monday/, thanksgiving(4)],
  [/^thanksgiving( day)?/, thanksgiving(0)],
  [/^(?:christmas|xmas) eve/, onDay("12-24")],
  [/^(?:christmas|xmas)( day)?/, onDay("12-25")],
  [/^halloween/, onDay("10-31")],
  [/^independence( day)?/, onDay("07-04")],
  [/^valentines?( day)?/, onDay("02-14")],
  [/^new years? eve/, onDay("12-31")],
  [/^new years? day/, onDay("01-01")],
];

/** Winter spans two years, so it is not one period. */
const seasons = new Map([
  ["spring", "03-01"],
  ["summer", "06-01"],
  ["autumn", "09-01"],
  ["fall", "09-01"],
]);

/** "Black Friday 2024", "last summer". */
function occasion(tokens: Tokens, at: number): Point | null {
  const led = /^(?:last|this|past)$/.test(wordAt(tokens, at)) ? 1 : 0;
  const name = wordAt(tokens, at + led);
  const start = seasons.get(name);
  if (start !== undefined) {
    const end = at + led + 1;
    // "Fall" alone is a verb.
    const isVerb = name === "fall" && led === 0 && yearAt(tokens, skip(tokens, end, "of")) === null;
    const inYear = (year: number) =>
      rangeSpan(`${year}-${start}`, addUnits(`${year}-${start}`, "month", 3));
    return isVerb ? null : named(tokens, at, end, inYear);
  }
  const text = textAt(tokens, at);
  for (const [pattern, dayIn] of namedDays) {
    const match = pattern.exec(text);
    if (match === null || /^\S/.test(text.slice(match[0].length))) continue;
    const end = at + match[0].split(" ").length;
    const isWeek = wordAt(tokens, end) === "week";
    // The days of "Black Friday weekend" are not defined.
    if (wordAt(tokens, end) === "weekend") return null;
    return named(tokens, at, isWeek ? end + 1 : end, (year) =>
      (isWeek ? weekSpan : daySpan)(dayIn(year)),
    );
  }
  return null;
}

const months = new Map(
  monthNames.flatMap((name, at) => {
    const word = name.toLowerCase();
    return [word, word.slice(0, 3), ...(at === 8 ? ["sept"] : [])].map((key) => [key, at + 1]);
  }),
);
const dayIn =
  (month: number, day: number): InYear =>
  (year) =>
    daySpan(makeDay(year, month, day) ?? `${year}-${String(month).padStart(2, "0")}-01`);

/** "December 24", "24 December", "December", each with or without its year. */
function monthPoint(tokens: Tokens, at: number): Point | null {
  const isDay = (token: Token | undefined, month: number): boolean =>
    token?.kind === "number" &&
    /^\d{1,2}$/.test(token.text) &&
    makeDay(2024, month, token.value) !== null;
  const month = months.get(wordAt(tokens, at));
  const first = tokens[at];
  if (month === undefined) {
    const name = skip(tokens, at + 1, `${ordinal} of`);
    const following = months.get(wordAt(tokens, name));
    return following !== undefined && first !== undefined && isDay(first, following)
      ? named(tokens, at, name + 1, dayIn(following, first.value))
      : null;
  }
  // "May" at the beginning is a verb.
  if (first?.full === "may" && at === 0) return null;
  const place = skip(tokens, at + 1, "the");
  const day = tokens[place];
  // "Dec 24" is a day, "Dec '24" a month.
  const isShortYear = day !== undefined && day.start - (tokens[place - 1]?.end ?? 0) === 2;
  if (day !== undefined && isDay(day, month) && !isShortYear)
    return named(tokens, at, skip(tokens, place + 1, ordinal), dayIn(month, day.value));
  const inYear: InYear = (year) => monthSpan(year, month);
  return named(tokens, at, at + 1, inYear);
}

/** "Q3", "H1", "the second half of 2024", "the first half of December". */
function partPoint(tokens: Tokens, at: number): Point | null {
  const text = textAt(tokens, at);
  const match =
    /^([qh])([1-4])(?= |$)/.exec(text) ??
    /^(quarter|half) ([1-4])(?= |$)/.exec(text) ??
    /^(first|second|third|fourth|final|1 st|2 nd|3 rd|4 th) (quarter|half)(?= |$)/.exec(text);
  if (match === null) return null;
  const [said, a = "", b = ""] = match;
  const isHalf = a.startsWith("h") || b === "half";
  const places = ["", "first", "second", "third", "fourth"];
  const number = a === "final" ? 4 : Number(/\d/.exec(said)?.[0] ?? places.indexOf(a));
  const end = at + said.split(" ").length;
  return named(tokens, at, end, (year) => (isHalf ? halfSpan : quarterSpan)(year, number));
}

/** Whole units from the current one on: -1 is the last one. */
export const unitFromNow = (unit: Unit, by: number): Span =>
  spanAround(addUnits(spanAround(today, unit).from, unit, by), unit);

const sameAgo =
  /^(?:the )?same (?:period|time|months?|quarter|weeks?|days?|stretch) (?:(?:of |in )?(?:the )?(?:last|previous|prior) year|(?:a|one|the) year (?:ago|earlier|before))(?= |$)/;

/** A period that counts from today, or from the period before it. */
function relativePoint(tokens: Tokens, at: number): Point | null {
  const word = wordAt(tokens, at);
  if (word === "yesterday") return fixed(daySpan(addDays(today, -1)), 1);
  if (word === "today") return fixed(daySpan(today), 1);
  // "The month before", "the week before last".
  const own = units.get(word);
  const behind = /^\S+ (?:before|earlier|prior)( last| yesterday)?(?= |$)/.exec(textAt(tokens, at));
  if (own !== undefined && behind !== null) {
    const [said, more] = behind;
    // "The week before Christmas".
    const start = at + said.split(" ").length;
    const next = more === undefined ? pointAt(tokens, start) : null;
    if (next?.period.label.length === 10) {
      const { from } = next.period;
      return fixed(rangeSpan(addUnits(from, own, -1), from), start + next.length - at);
    }
    const span = unitFromNow(own, more === undefined ? -1 : -2);
    return { ...fixed(span, said.split(" ").length), back: more === undefined ? own : null };
  }
  // "The same period last year": the period before it, a year earlier.
  const same = sameAgo.exec(textAt(tokens, at))?.[0];
  if (same !== undefined) {
    const span = rangeSpan(unitFromNow("year", -1).from, addUnits(today, "year", -1));
    return { ...fixed(span, same.split(" ").length), back: "year" };
  }
  const ahead = units.get(wordAt(tokens, at + 1));
  if (/^(?:next|coming)$/.test(word) && ahead !== undefined) return fixed(unitFromNow(ahead, 1), 2);
  // "The last full month" is the last month.
  const noun = earlier.test(word) ? skip(tokens, at + 1, complete) : at + 1;
  // "Last months revenue".
  const unit = unitAt(tokens, noun);
  const length = noun + 1 - at;
  if (unit === undefined) return null;
  if (word === "past") {
    const words = `the past ${unit}`;
    return fixed({ from: addUnits(today, unit, -1), to: today, label: words, words }, length);
  }
  if (earlier.test(word))
    return { ...fixed(unitFromNow(unit, -1), length), back: word === "last" ? null : unit };
  if (!current.test(word)) return null;
  // A unit that has begun ends today.
  const span = spanAround(today, unit);
  return fixed(span.from < today ? { ...span, to: today } : span, length);
}

/** "Week of March 3", "calendar year 2024", "Monday, December 2". */
function leadPoint(tokens: Tokens, at: number): Point | null {
  const lead = wordAt(tokens, at);
  if (lead === "calendar" || lead === "year") {
    const start = skip(tokens, at, "calendar year");
    const year = tokens[start]?.kind === "number" ? yearAt(tokens, start) : null;
    return year === null ? null : fixed(yearSpan(year[0]), year[1] - at);
  }
  const isWeek = lead === "week";
  if (!isWeek && !weekdays.includes(lead)) return null;
  const start = skip(tokens, at + 1, isWeek ? "of the starting beginning from on" : ", the");
  const point =
    start === at + 1 && isWeek ? null : (monthPoint(tokens, start) ?? occasion(tokens, start));
  if (point?.period.label.length !== 10) return null;
  const length = start + point.length - at;
  if (isWeek) return fixed(weekSpan(point.period.from), length);
  return weekdays[dayOfWeek(point.period.from)] === lead ? { ...point, length } : null;
}

/** @returns the name that begins at `at`; null if none does */
export function pointAt(tokens: Tokens, at: number): Point | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "date") {
    const [a = 0, b = 0, c = 0] = token.text.split(/[-/]/).map(Number);
    if (token.text.includes("-") && c === 0) return fixed(monthSpan(a, b), 1);
    const day = token.text.includes("-") ? makeDay(a, b, c) : makeDay(c, a, b);
    return day === null ? null : fixed(daySpan(day), 1);
  }
  const led = leadPoint(tokens, at);
  if (led !== null) return led;
  const year = token.full === "the" ? null : yearAt(tokens, at);
  if (year !== null) {
    const start = skip(tokens, year[1], ", in s");
    const part = partPoint(tokens, start) ?? monthPoint(tokens, start);
    if (part?.inYear) return fixed(part.inYear(year[0]), start + part.length - at);
    if (token.kind === "number") return fixed(yearSpan(year[0]), 1);
  }
  // "This January", "last December": the latest that has begun.
  const month = months.get(wordAt(tokens, at + 1));
  const isNear = earlier.test(token.full) || current.test(token.full);
  if (month !== undefined && isNear && tokens[at + 2]?.kind !== "number")
    return fixed(
      latest((one) => monthSpan(one, month)),
      2,
    );
  return (
    relativePoint(tokens, at) ??
    occasion(tokens, at) ??
    monthPoint(tokens, at) ??
    partPoint(tokens, at)
  );
}
