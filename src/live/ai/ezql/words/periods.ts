/** Periods in a question: "March 2024", "the last 30 days", "from May to July", "since October". */
import type { Period } from "../plan.ts";
import {
  addDays,
  addUnits,
  dayOfWeek,
  daySpan,
  halfSpan,
  monthNames,
  monthSpan,
  quarterSpan,
  rangeSpan,
  type Span,
  spanAround,
  today,
  type Unit,
  unitOf,
  weekdays,
  yearSpan,
} from "./days.ts";
import { numberAt, type Token } from "./tokens.ts";

export type InYear = (year: number) => Span;

interface Meant<Of extends Period = Period> {
  readonly period: Of;
  /** For what has a name in every year: what it is in a given one. */
  readonly inYear: InYear | null;
  /** Its year was said. */
  readonly sure: boolean;
  /** For "the month before", which counts from the period before it: the unit. */
  readonly back: Unit | null;
  /** The two ends of a range, which may be meant as a comparison. */
  readonly ends: readonly [Period, Period] | null;
}
/** A period as a question says it. */
export interface PeriodPhrase extends Meant {
  /** How many tokens it takes. */
  readonly length: number;
}
/** While it is read: with the text after it. */
interface Found<Of extends Period = Span> extends Meant<Of> {
  readonly rest: string;
}

const found = <Of extends Period>(period: Of, rest: string): Found<Of> => ({
  period,
  rest,
  inYear: null,
  sure: true,
  back: null,
  ends: null,
});

/** The words from a token on, with numbers in digits, and the mark before them in “jan-mar” and “dec '24”. */
const textFrom = (tokens: readonly Token[], at: number): string =>
  tokens
    .slice(at, at + 16)
    .map((token, i) => {
      const isShort =
        i > 0 && /^2\d$/.test(token.text) && tokens[at + i - 1]?.end === token.start - 2;
      const isJoined = i > 0 && token.dash && token.kind !== "mark";
      return `${isShort ? "'" : isJoined ? "-" : ""}${numberAt([token], 0)?.[0] ?? token.full}`;
    })
    .join(" ");

const thisYear = Number(today.slice(0, 4));
const unit = "(day|week|month|quarter|year)s?";
const whole = "(?: (?:full|complete|completed|whole|entire|calendar|finished|closed))*";
const last = "(?:last|previous|prior|preceding|past)";
const near = `(?:(?:${last}|this|current) )?`;
const year = `(20\\d\\d|'\\d\\d|${last} year|(?:this|current|the) year)`;
const ordinal = "(?: (?:st|nd|rd|th))?";
const place = "(first|second|third|fourth|final|[1-4] (?:st|nd|rd|th))";
const months = monthNames.map((name) => name.toLowerCase());
const month = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join("|")}|sept)`;

const monthOf = (name: string): number =>
  months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
function yearOf(said: string): number {
  if (/\d/.test(said)) return Number(said.replace("'", "20"));
  return /^(?:this|current|the)/.test(said) ? thisYear : thisYear - 1;
}
const placeOf = (said: string): number =>
  ["first", "second", "third", "fourth"].indexOf(said) + 1 || Number(said.charAt(0)) || 4;

/** What a text begins with, in whole words. */
const lead = (pattern: string): RegExp => new RegExp(`^(?:${pattern})(?= |$) ?`);
/** @returns the text after the pattern, and its groups; null if the text does not begin with it */
function begin(pattern: RegExp, text: string) {
  const match = pattern.exec(text);
  if (match === null) return null;
  const [said, a = "", b = "", c = ""] = match;
  return { said, rest: text.slice(said.length), a, b, c };
}

/** The fourth Thursday of November, and days after it. */
function thanksgiving(one: number, days: number): Span {
  const first = `${one}-11-01`;
  return spanAround(addDays(first, ((4 - dayOfWeek(first) + 7) % 7) + 21 + days), "day");
}
const season = (one: number, from: string): Span =>
  rangeSpan(`${one}-${from}-01`, addUnits(`${one}-${from}-01`, "month", 3));

type Named = readonly [pattern: string, inYear: (one: number, a: string, b: string) => Span | null];
const named: readonly Named[] = [
  [`${month} (?:the )?(\\d{1,2})${ordinal}`, (one, a, b) => daySpan(one, monthOf(a), Number(b))],
  [`(\\d{1,2})${ordinal}(?: of)? ${month}`, (one, a, b) => daySpan(one, monthOf(b), Number(a))],
  [near + month, (one, name) => monthSpan(one, monthOf(name))],
  ["(?:q|quarter )([1-4])", (one, at) => quarterSpan(one, Number(at))],
  [`${place} quarter`, (one, at) => quarterSpan(one, placeOf(at))],
  ["h([12])", (one, at) => halfSpan(one, Number(at))],
  [`${place} half`, (one, at) => halfSpan(one, placeOf(at))],
  [`${near}spring`, (one) => season(one, "03")],
  [`${near}summer`, (one) => season(one, "06")],
  [`${near}(?:autumn|fall)`, (one) => season(one, "09")],
  ["black friday(?! week)", (one) => thanksgiving(one, 1)],
  ["cyber monday", (one) => thanksgiving(one, 4)],
  ["thanksgiving(?: day)?", (one) => thanksgiving(one, 0)],
  ["(?:christmas|xmas) eve", (one) => daySpan(one, 12, 24)],
  ["(?:christmas|xmas)(?: day)?", (one) => daySpan(one, 12, 25)],
  ["halloween", (one) => daySpan(one, 10, 31)],
  ["valentines?(?: day)?", (one) => daySpan(one, 2, 14)],
  ["new years? eve", (one) => daySpan(one, 12, 31)],
  ["new years? day", (one) => daySpan(one, 1, 1)],
];
/** What has a name in every year, the longest first. A new one is one entry. */
const names = named.map(([pattern, inYear]) => [lead(pattern), inYear] as const);

/** Whole units from the current one on: -1 is the last one. */
const fromNow = (name: Unit, by: number): Span =>
  spanAround(addUnits(spanAround(today, name).from, name, by), name);

/** A unit that has begun ends today. */
function untilToday(name: Unit, said = ""): Span {
  const span = spanAround(today, name);
  const isBegun = span.from < today;
  const to = isBegun ? today : said === "" ? span.to : addDays(today, 1);
  return { ...span, to, words: span.words + said };
}
/** "The last 30 days" end today; those that are whole, with the last whole one. */
function counted(lead: "last" | "next", size: number, name: Unit, isWhole = false): Span | null {
  if (size > 1000) return null;
  const words = `the ${lead} ${size} ${name}${size === 1 ? "" : "s"}`;
  const to = isWhole ? spanAround(today, name).from : today;
  const [from, end] =
    lead === "last" ? [addUnits(to, name, -size), to] : [today, addUnits(today, name, size)];
  return { from, to: end, label: words, words };
}

type Moment = readonly [
  pattern: string,
  make: (name: Unit, size: number, said: string, second: number, third: number) => Span | null,
];
/** What is named with its numbers, or from today on. A new one is one entry. */
const relative: readonly Moment[] = [
  ["\\d{4}-\\d\\d-\\d\\d", (_name, one, _said, at, day) => daySpan(one, at, day)],
  ["\\d{4}-\\d\\d", (_name, one, _said, at) => monthSpan(one, at)],
  ["\\d+/\\d+/\\d{4}", (_name, at, _said, day, one) => daySpan(one, at, day)],
  ["(?:(?:calendar )?year )?20(?!00)\\d\\d", (_name, one) => yearSpan(one)],
  ["yesterday", () => fromNow("day", -1)],
  ["today", () => fromNow("day", 0)],
  [`${unit} (?:before|earlier|prior) (?:last|yesterday)`, (name) => fromNow(name, -2)],
  [`${unit} (?:before|earlier|prior)`, (name) => fromNow(name, -1)],
  [
    `same (?:period|time|${unit}) (?:(?:of|in|the) )*(?:${last} year|an? year (?:ago|before|earlier)|year (?:before|earlier))`,
    () => yearSpan(thisYear - 1),
  ],
  [
    `(?:this )?${unit} (?:so far|to date)|so far (?:this|in) ${unit}|[ymq]td`,
    (name) => untilToday(name, " so far"),
  ],
  [`(?:this|current)${whole} ${unit}`, (name) => untilToday(name)],
  [`(?:next|coming)${whole} ${unit}`, (name) => fromNow(name, 1)],
  [`${last}${whole} ${unit}`, (name) => fromNow(name, -1)],
  [
    `(?:most )?(?:${last}|latest|trailing|recent) (?:\\d+|an?)${whole} ${unit}`,
    (name, size, said) => counted("last", size, name, /\d [a-z]+ /.test(said)),
  ],
  [`(?:next|coming) (?:\\d+|an?)${whole} ${unit}`, (name, size) => counted("next", size, name)],
  [`(?:\\d{1,3}|an?) ${unit} ago`, (name, size) => spanAround(addUnits(today, name, -size), name)],
];
const moments = relative.map(([pattern, make]) => [lead(pattern), make] as const);
const unitNames = ["day", "week", "month", "quarter", "year"] as const;
const unitIn = (said: string): Unit =>
  unitNames.findLast((one) => said.includes(one)) ??
  unitNames.find((one) => said.startsWith(one.charAt(0))) ??
  "year";
/** "The month before", "the previous quarter": counted from a period before it, if there is one. */
const isBack = /^(?:previous|prior|preceding|same) (?!\d)|(?:before|earlier|prior) ?$/;

const yearAfter = lead(`(?:(?:of|in|,) )*(?:the )?${year}`);
const yearBefore = new RegExp(`^(?!the year)${year}(?: ,| in| s)* (?=\\S)`);
const dayBefore = /^(week of|[a-z]+day)(?: ,| the)* (?=\S)/;

/** "December 24", "Q3 2024", "last summer", each with or without its year after it. */
function nameIn(text: string): Found | null {
  for (const [pattern, make] of names) {
    const match = begin(pattern, text);
    const sure = match && make(2024, match.a, match.b);
    if (match === null || sure === null) continue;
    const inYear = (one: number): Span => make(one, match.a, match.b) ?? sure;
    const own = begin(yearAfter, match.rest);
    if (own !== null) return { ...found(inYear(yearOf(own.a)), own.rest), inYear };
    // The latest that has begun.
    const now = inYear(thisYear);
    const latest = now.from < today ? now : inYear(thisYear - 1);
    return { ...found(latest, match.rest), inYear, sure: false };
  }
  return null;
}

/** @returns the day, month … that the text begins with; null if it begins with none */
function pointIn(text: string): Found | null {
  // "Week of March 3", "Monday, December 2".
  const led = begin(dayBefore, text);
  const day = led && nameIn(led.rest);
  if (led !== null && day?.period.label.length === 10) {
    const { from } = day.period;
    if (led.a === "week of") return found(spanAround(from, "week"), day.rest);
    if (weekdays[dayOfWeek(from)]?.toLowerCase() === led.a) return day;
  }
  const before = begin(yearBefore, text);
  const name = before && nameIn(before.rest);
  if (before !== null && name?.inYear)
    return { ...name, period: name.inYear(yearOf(before.a)), sure: true };
  for (const [pattern, make] of moments) {
    const match = begin(pattern, text);
    if (match === null) continue;
    const unit = unitIn(match.said);
    const [size = 1, second = 0, third = 0] = (match.said.match(/\d+/g) ?? []).map(Number);
    const span = make(unit, size, match.said, second, third);
    const back = isBack.test(match.said) ? unit : null;
    return span && { ...found(span, match.rest), back };
  }
  return nameIn(text);
}

const small = /^(?:(?:the|of|in|on|end|start|beginning|including|and|up|to) )*/;
const afterSmall = (text: string): string => text.replace(small, "");

const part = new RegExp(`^(?:${place}|last) (?:(\\d+) )?${unit} (?:of|in) `);
/** "The first two months of 2025", "the last quarter of 2023", "the second week of January". */
function partOf(text: string): Found | null {
  const match = begin(part, text);
  const point = match && pointIn(afterSmall(match.rest));
  if (match === null || point === null) return null;
  const { from, to } = point.period;
  const [size, name] = [Number(match.b || 1), match.c as Unit];
  const isLast = match.a === "" || match.a === "final";
  const start = isLast ? addUnits(to, name, -size) : addUnits(from, name, placeOf(match.a) - 1);
  const span = rangeSpan(start, isLast ? to : addUnits(start, name, size));
  if (size > 400 || span.from >= to || span.to <= from) return null;
  const own = unitOf(span);
  return found(own === null ? span : spanAround(span.from, own), point.rest);
}

const rangeLead = /^(?:between|from)(?: (?:the|of|in|on|end|start|beginning))* /;
const rangeGlue = /^(?:to|till|until|through|thru|and) |^-/;
/** From the start of one name to the end of another. Each can take its year from the other. */
function rangeIn(text: string): Found | null {
  const led = begin(rangeLead, text);
  const first = pointIn(led?.rest ?? text);
  const glue = first && begin(rangeGlue, first.rest);
  const second = glue && pointIn(afterSmall(glue.rest));
  if (first === null || second === null || (led === null && glue?.said === "and ")) return null;
  const { period: end } = second;
  const own = Number(end.from.slice(0, 4));
  const isOpen = first.inYear !== null && !first.sure;
  let from = isOpen ? first.inYear(own) : first.period;
  if (isOpen && from.from > end.from) from = first.inYear(own - 1);
  if (end.to <= from.from) return null;
  const [a, b] = [first.inYear, second.inYear];
  const isWithin = end.label.slice(0, 4) === from.label.slice(0, 4);
  const inYear = isWithin && a && b ? (one: number) => rangeSpan(a(one).from, b(one).to) : null;
  const { sure } = second;
  return { ...found(rangeSpan(from.from, end.to), second.rest), ends: [from, end], inYear, sure };
}

const openLead =
  /^(since|from|(?:starting|beginning)(?: from| in| on)?|after|before|prior to|until|till|through(?! in| on| of)|up (?:to|till|until|through|thru|and)|(?:at|by|as of) the end of) /;
const onward = lead("on(?:wards?)?|forward");
/** "Since March", "from October on", "before 2024", "until the end of June". */
function openIn(text: string): Found<Period> | null {
  const led = begin(openLead, text);
  const point = led && pointIn(afterSmall(led.rest));
  if (led === null || point === null) return null;
  const { period: span } = point;
  const on = led.a === "from" ? begin(onward, point.rest) : point;
  if (on === null) return null;
  const open = (from: string | null, to: string | null, lead: string): Found<Period> => {
    const words = `${lead} ${span.words}`;
    return found({ from, to, label: words, words }, on.rest);
  };
  if (/^(?:since|start|begin|from)/.test(led.a)) return open(span.from, null, "since");
  if (led.a === "after") return open(span.to, null, "after");
  if (/^(?:before|prior)/.test(led.a)) return open(null, span.from, "before");
  return open(null, span.to, "until the end of");
}

/** @returns the longest period that begins at `at`; null if none does */
export function periodAt(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const text = textFrom(tokens, at);
  if (/^may (?:i|we) /.test(`${text} `)) return null;
  // "The day after Christmas" is not what comes after it.
  const isDay = /^(?:day|week|month|quarter|year)$/.test(tokens[at - 1]?.full ?? "");
  const open = isDay && /^(?:after|before)/.test(text) ? null : openIn(text);
  const period = rangeIn(text) ?? partOf(text) ?? open ?? pointIn(text);
  if (period === null) return null;
  const left = period.rest === "" ? 0 : period.rest.split(" ").length;
  return { ...period, length: text.split(" ").length - left };
}
