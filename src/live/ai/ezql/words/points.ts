/** Names of days, weeks, months, quarters, halves and years, as they stand in a question. */
import { type Point, before, now, skip, units, whole, wordAt } from "./basics.ts";
import {
  type Span,
  addUnits,
  daySpan,
  halfSpan,
  makeDay,
  monthNames,
  monthSpan,
  quarterSpan,
  rangeSpan,
  spanAround,
  unitOf,
  weekSpan,
  dayOfWeek,
  weekdays,
  yearSpan,
} from "./days.ts";
import { named, latest, yearAt } from "./named.ts";
import { namedDay } from "./named-days.ts";
import { namedSeason } from "./seasons.ts";
import { halfOf } from "./half-month.ts";
import { relativePoint } from "./relative.ts";
import type { Token } from "./tokens.ts";

const months = new Map(
  monthNames.flatMap((name, at) => {
    const word = name.toLowerCase();
    return [word, word.slice(0, 3), ...(at === 8 ? ["sept"] : [])].map((key) => [key, at + 1]);
  }),
);

const ordinals = new Map([
  ["first", 1],
  ["1st", 1],
  ["second", 2],
  ["2nd", 2],
  ["third", 3],
  ["3rd", 3],
  ["fourth", 4],
  ["4th", 4],
  ["final", 4],
]);

const dayIn = (month: number, day: number) => (year: number) =>
  daySpan(makeDay(year, month, day) ?? `${year}-${String(month).padStart(2, "0")}-01`);

function dayNumber(token: Token | undefined): number | null {
  if (token === undefined) return null;
  return token.kind === "number" &&
    token.value >= 1 &&
    token.value <= 31 &&
    /^\d{1,2}$/.test(token.text)
    ? token.value
    : null;
}

/** “Black Friday 2024”, “Christmas”. */
function dayNamePoint(tokens: readonly Token[], at: number): Point | null {
  const season = namedSeason((ahead) => wordAt(tokens, at + ahead));
  if (season !== null) {
    const year = season.needsYear ? yearAt(tokens, skip(tokens, at + season.length, ["of"])) : 0;
    return year === null ? null : named(tokens, at, at + season.length, season.inYear);
  }
  const found = namedDay((ahead) => wordAt(tokens, at + ahead));
  if (found === null) return null;
  // Which days its weekend has, nobody said.
  if (wordAt(tokens, at + found.length) === "weekend") return null;
  // “Black Friday week”.
  const week = wordAt(tokens, at + found.length) === "week";
  const spanOf = week ? weekSpan : daySpan;
  const end = at + found.length + (week ? 1 : 0);
  return named(tokens, at, end, (year) => spanOf(found.dayIn(year)));
}

/** “This January”, “last December”: the newest that has begun. */
function nearMonth(tokens: readonly Token[], at: number): Point | null {
  const month = months.get(wordAt(tokens, at + 1));
  const led = before.has(wordAt(tokens, at)) || now.has(wordAt(tokens, at));
  if (month === undefined || !led || tokens[at + 2]?.kind === "number") return null;
  return whole(
    latest((year) => monthSpan(year, month)),
    2,
  );
}

function monthPoint(tokens: readonly Token[], at: number): Point | null {
  const month = months.get(wordAt(tokens, at));
  const after = skip(tokens, at + 1, ["st", "nd", "rd", "th"]);
  if (month !== undefined) {
    // “may” alone is a verb.
    if (wordAt(tokens, at) === "may" && at === 0) return null;
    const place = skip(tokens, at + 1, ["the"]);
    const day = dayNumber(tokens[place]);
    if (day !== null && !isShortYear(tokens, place) && makeDay(2024, month, day) !== null) {
      const end = skip(tokens, place + 1, ["st", "nd", "rd", "th"]);
      return named(tokens, at, end, dayIn(month, day));
    }
    const spanIn = (year: number) => monthSpan(year, month);
    // “The December before last”.
    if (wordAt(tokens, at + 1) === "before" && wordAt(tokens, at + 2) === "last")
      return whole(spanIn(Number(latest(spanIn).label.slice(0, 4)) - 1), 3);
    return named(tokens, at, at + 1, spanIn);
  }
  const day = dayNumber(tokens[at]);
  const name = skip(tokens, after, ["of"]);
  const following = months.get(wordAt(tokens, name));
  if (day === null || following === undefined || makeDay(2024, following, day) === null)
    return null;
  return named(tokens, at, name + 1, dayIn(following, day));
}

/** “Dec 24” is a day, “Dec '24” a month. */
function isShortYear(tokens: readonly Token[], at: number): boolean {
  const [month, short] = [tokens[at - 1], tokens[at]];
  return month !== undefined && short !== undefined && short.start - month.end === 2;
}

function partPoint(tokens: readonly Token[], at: number): Point | null {
  const word = wordAt(tokens, at);
  const short = /^([qh])([1-4])$/.exec(word);
  const parts = { q: quarterSpan, h: halfSpan } as const;
  if (short !== null) {
    const [, part = "q", number = "1"] = short;
    const make = part === "h" ? parts.h : parts.q;
    return named(tokens, at, at + 1, (year) => make(year, Number(number)));
  }
  if ((word === "quarter" || word === "half") && tokens[at + 1]?.kind === "number") {
    const value = tokens[at + 1]?.value ?? 0;
    if (value < 1 || value > 4) return null;
    const make = word === "half" ? halfSpan : quarterSpan;
    return named(tokens, at, at + 2, (year) => make(year, value));
  }
  const split = tokens[at]?.kind === "number" && /^(?:st|nd|rd|th)$/.test(wordAt(tokens, at + 1));
  const ordinal = split ? tokens[at]?.value : word === "last" ? undefined : ordinals.get(word);
  const noun = split ? at + 2 : at + 1;
  const kind = wordAt(tokens, noun);
  if (ordinal === undefined || ordinal > 4 || (kind !== "quarter" && kind !== "half")) return null;
  const month = skip(tokens, noun + 1, ["of"]);
  const ofMonth = kind === "half" && month > noun + 1 ? monthPoint(tokens, month) : null;
  if (ofMonth !== null) return halfOf(ofMonth, ordinal, month + ofMonth.length - at);
  const make = kind === "half" ? halfSpan : quarterSpan;
  return named(tokens, at, noun + 1, (year) => make(year, ordinal));
}

/** “The day after Christmas”, “the month before December 2024”; the week before a day are seven days. */
function besidePoint(tokens: readonly Token[], at: number): Point | null {
  const unit = units.get(wordAt(tokens, at));
  const side = wordAt(tokens, at + 1);
  if (unit === undefined || !/^(?:before|after)$/.test(side)) return null;
  const start = skip(tokens, at + 2, ["the"]);
  const point = pointAt(tokens, start);
  const own = unit === "week" ? "day" : unit;
  if (point === null || unitOf(point.span) !== own || point.back !== null) return null;
  const by = side === "before" ? -1 : 1;
  const beside = ({ from, to }: Span) =>
    unit !== "week"
      ? spanAround(addUnits(from, unit, by), unit)
      : by < 0
        ? rangeSpan(addUnits(from, unit, by), from)
        : rangeSpan(to, addUnits(to, unit, by));
  const { inYear } = point;
  return {
    span: beside(point.span),
    length: start + point.length - at,
    inYear: inYear === null ? null : (year) => beside(inYear(year)),
    back: null,
  };
}

/** @returns the name that begins at `at`; null where none does */
export function pointAt(tokens: readonly Token[], at: number): Point | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "date") {
    const [a = 0, b = 0, c = 0] = token.text.split(/[-/]/).map(Number);
    if (token.text.includes("-") && c === 0) return whole(monthSpan(a, b), 1);
    const day = token.text.includes("-") ? makeDay(a, b, c) : makeDay(c, a, b);
    return day === null ? null : whole(daySpan(day), 1);
  }
  // “Calendar 2024”, “the calendar year 2024”, “year 2024”.
  if (token.full === "calendar" || token.full === "year") {
    const start = token.full === "calendar" ? skip(tokens, at + 1, ["year"]) : at + 1;
    const year = tokens[start]?.kind === "number" ? yearAt(tokens, start) : null;
    if (year !== null) return whole(yearSpan(year[0]), year[1] - at);
  }
  if (token.full === "week" || token.full === "month") {
    const start = skip(tokens, at + 1, [
      "of",
      "the",
      ...(token.full === "week" ? ["starting", "beginning", "from", "on"] : []),
    ]);
    // “Each month of the first half” are months to be split by.
    const day = start === at + 1 ? null : pointAt(tokens, start);
    if (day !== null) {
      if (token.full === "month" && unitOf(day.span) === "month")
        return { ...day, length: start + day.length - at };
      if (token.full === "week" && day.span.label.length === 10)
        return whole(weekSpan(day.span.from), start + day.length - at);
    }
  }
  // “Monday, December 2, 2024”.
  const start = skip(tokens, at + 1, [",", "the"]);
  const dated = weekdays.includes(token.full) ? monthPoint(tokens, start) : null;
  if (dated?.span.label.length === 10 && weekdays[dayOfWeek(dated.span.from)] === token.full)
    return { ...dated, length: start + dated.length - at };
  const beside = besidePoint(tokens, at);
  if (beside !== null) return beside;
  const year = token.full === "the" ? null : yearAt(tokens, at);
  if (year !== null) {
    const start = skip(tokens, year[1], [",", "in", "s"]);
    const part = partPoint(tokens, start) ?? monthPoint(tokens, start);
    if (part?.inYear) return whole(part.inYear(year[0]), start + part.length - at);
    if (token.kind === "number") return whole(yearSpan(year[0]), 1);
  }
  return (
    nearMonth(tokens, at) ??
    relativePoint(tokens, at) ??
    dayNamePoint(tokens, at) ??
    monthPoint(tokens, at) ??
    partPoint(tokens, at)
  );
}
