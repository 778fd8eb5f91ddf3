/** Stretches of time: names of days and months, ranges between them, and what counts from today. */
import type { Period } from "../plan.ts";
import { units } from "./basics.ts";
import {
  type Span,
  type Unit,
  addDays,
  addUnits,
  rangeSpan,
  spanAround,
  today,
  unitOf,
} from "./days.ts";
import { dayBeforeGlue } from "./day-before.ts";
import { numberAt } from "./numbers.ts";
import { pointAt } from "./points.ts";
import type { Token } from "./tokens.ts";

export interface PeriodPhrase {
  readonly period: Period;
  readonly length: number;
  readonly inYear: ((year: number) => Span) | null;
  readonly back: Unit | null;
  /** Of a range: its two ends, which may be meant to be compared. */
  readonly ends: readonly [Period, Period] | null;
}

const fixed = (
  period: Period,
  length: number,
  ends: readonly [Period, Period] | null = null,
): PeriodPhrase => ({ period, length, inYear: null, back: null, ends });

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.full ?? "";

const skip = (tokens: readonly Token[], at: number, words: ReadonlySet<string>): number =>
  words.has(wordAt(tokens, at)) ? skip(tokens, at + 1, words) : at;

const fillers = new Set(["the", "of", "in", "on", "end", "start", "beginning", "including", "and"]);

const to = new Set(["to", "till", "until", "through", "thru", "and"]);

const lasts = new Set([
  "last",
  "past",
  "previous",
  "latest",
  "trailing",
  "recent",
  "preceding",
  "prior",
]);

/** From the beginning of one name to the end of another. The second lends the first its year. */
function spanBetween(
  tokens: readonly Token[],
  start: number,
  glue: ReadonlySet<string>,
): { readonly span: Span; readonly end: number; readonly ends: readonly [Span, Span] } | null {
  const first = pointAt(tokens, start) ?? dayBeforeGlue(tokens, start, glue);
  if (first === null) return null;
  const middle = start + first.length;
  const hyphened = tokens[middle]?.dash === true && tokens[middle]?.kind !== "mark";
  if (!hyphened && !glue.has(wordAt(tokens, middle))) return null;
  const then = skip(
    tokens,
    hyphened ? middle : middle + 1,
    new Set(["to", "the", "end", "of", "including", "and", "up"]),
  );
  const second = pointAt(tokens, then);
  if (second === null) return null;
  const year = Number(second.span.from.slice(0, 4));
  let from = first.inYear === null ? first.span : first.inYear(year);
  if (first.inYear !== null && from.from > second.span.from) from = first.inYear(year - 1);
  let end = second.span;
  if (second.inYear !== null && first.inYear === null) {
    const own = Number(from.from.slice(0, 4));
    end = second.inYear(own);
    if (end.from < from.from) end = second.inYear(own + 1);
  }
  if (end.to <= from.from) return null;
  return { span: rangeSpan(from.from, end.to), end: then + second.length, ends: [from, end] };
}

function sinceOrUntil(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const word = wordAt(tokens, at);
  const lead = ["up", "starting", "beginning", "from"].includes(word) ? 2 : 1;
  const prior = word === "prior" && wordAt(tokens, at + 1) === "to" ? 2 : null;
  if (word === "prior" && prior === null) return null;
  const start = skip(tokens, at + (prior ?? (word === "from" ? 1 : lead)), fillers);
  // “Since the start of the year”.
  const said = `${wordAt(tokens, start - 3)} ${wordAt(tokens, start - 2)}`;
  const begun = /\b(?:start|beginning)\b/.test(said);
  const bare = begun ? units.get(wordAt(tokens, start)) : undefined;
  const point =
    pointAt(tokens, start) ??
    (bare === undefined ? null : { span: spanAround(today, bare), length: 1 });
  if (point === null) return null;
  const { span, length } = point;
  const end = start + length;
  const ended = wordAt(tokens, start - 2) === "start" || wordAt(tokens, start - 2) === "beginning";
  const size = end - at;
  const open = (from: string | null, until: string | null, words: string) =>
    fixed({ from, to: until, label: words, words }, size);
  switch (word) {
    case "since":
    case "starting":
    case "beginning":
      return open(span.from, null, `since ${span.words}`);
    case "after":
      return open(span.to, null, `after ${span.words}`);
    case "before":
    case "prior":
      return open(null, span.from, `before ${span.words}`);
    case "by":
      // “How many did we have by the end of 2024”.
      return wordAt(tokens, start - 2) === "end" || wordAt(tokens, start - 1) === "end"
        ? open(null, span.to, `until the end of ${span.words}`)
        : null;
    case "until":
    case "till":
    case "through":
      // “That went through in January” says no end.
      if (word === "through" && /^(?:in|on|of)$/.test(wordAt(tokens, at + 1))) return null;
      return open(null, ended ? span.from : span.to, `until the end of ${span.words}`);
    case "up":
      return to.has(wordAt(tokens, at + 1))
        ? open(null, span.to, `until the end of ${span.words}`)
        : null;
    case "from":
      return /^on(?:wards?)?$|^forward$/.test(wordAt(tokens, end))
        ? fixed({ from: span.from, to: null, label: "", words: `since ${span.words}` }, size + 1)
        : null;
    default:
      return null;
  }
}

/** Which of the parts: the first ones, the last ones, or one by its place. */
const sides = new Map([
  ["first", 1],
  ["opening", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
  ["last", -1],
  ["final", -1],
  ["closing", -1],
]);

/** “The first two months of 2025”, “the last quarter of 2023”, “the second week of January”. */
function partOf(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const side = sides.get(wordAt(tokens, at));
  if (side === undefined) return null;
  const number = numberAt(tokens, at + 1);
  const [count, noun] = number ?? [1, at + 1];
  const unit = units.get(wordAt(tokens, noun).replace(/s$/, ""));
  if (unit === undefined || count < 1 || count > 400 || (side > 1 && number !== null)) return null;
  if (!/^(?:of|in)$/.test(wordAt(tokens, noun + 1))) return null;
  const start = skip(tokens, noun + 2, fillers);
  const point = pointAt(tokens, start);
  if (point === null) return null;
  const { from, to: end } = point.span;
  const first = addUnits(from, unit, side - 1);
  const span =
    side > 0
      ? rangeSpan(first, addUnits(first, unit, count))
      : rangeSpan(addUnits(end, unit, -count), end);
  if (span.from >= end || span.to <= from) return null;
  const own = unitOf(span);
  return fixed(own === null ? span : spanAround(span.from, own), start + point.length - at);
}

/** “The six months to the end of February”, “the two weeks before Christmas”, “the 30 days after Black Friday”. */
function countedTo(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const [count, noun] = numberAt(tokens, at) ?? [0, at];
  const unit = units.get(wordAt(tokens, noun).replace(/s$/, ""));
  if (unit === undefined || count < 1 || count > 1000) return null;
  const leads = skip(
    tokens,
    noun + 1,
    new Set(["leading", "running", "up", "immediately", "right"]),
  );
  const glue = wordAt(tokens, leads);
  if (!/^(?:to|until|till|through|ending|ended|before|after|following|from|starting)$/.test(glue))
    return null;
  const point = pointAt(tokens, skip(tokens, leads + 1, fillers));
  if (point === null) return null;
  const { from, to: end } = point.span;
  const led = leads > noun + 1 && glue === "to";
  const span = /^(?:after|following)$/.test(glue)
    ? rangeSpan(end, addUnits(end, unit, count))
    : /^(?:from|starting)$/.test(glue)
      ? rangeSpan(from, addUnits(from, unit, count))
      : glue === "before" || (led && unitOf(point.span) === "day")
        ? rangeSpan(addUnits(from, unit, -count), from)
        : rangeSpan(addUnits(end, unit, -count), end);
  return fixed(span, skip(tokens, leads + 1, fillers) + point.length - at);
}

const wholly = new Set(["full", "complete", "completed", "whole", "entire", "calendar"]);

function counted(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const most = wordAt(tokens, at) === "most" ? at + 1 : at;
  if (lasts.has(wordAt(tokens, most))) {
    const number = numberAt(tokens, most + 1);
    const place = number === null ? at : skip(tokens, number[1], wholly);
    const noun = number === null ? "" : wordAt(tokens, place).replace(/s$/, "");
    const unit = units.get(noun);
    if (number === null || unit === undefined || number[0] < 1 || number[0] > 1000) return null;
    const [count, end] = number;
    const words = `the last ${count} ${unit}${count === 1 ? "" : "s"}`;
    const until = place > end ? spanAround(today, unit).from : today;
    return fixed(
      { from: addUnits(until, unit, -count), to: until, label: words, words },
      place + 1 - at,
    );
  }
  const single = /^an?$/.test(wordAt(tokens, at)) ? ([1, at + 1] as const) : null;
  const number = single ?? numberAt(tokens, at);
  if (number === null || number[0] < 1 || number[0] > 1000) return null;
  const unit = units.get(wordAt(tokens, number[1]).replace(/s$/, ""));
  if (unit === undefined || wordAt(tokens, number[1] + 1) !== "ago") return null;
  const span = spanAround(addUnits(today, unit, -number[0]), unit);
  return fixed(span, number[1] + 2 - at);
}

const dateTo: Readonly<Record<string, Unit>> = { ytd: "year", mtd: "month", qtd: "quarter" };

/** “Year to date”, “so far this year”, “this year so far”, “last weekend”. */
function toDate(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const words = [0, 1, 2, 3].map((ahead) => wordAt(tokens, at + ahead));
  const [a = "", b = "", c = "", d = ""] = words;
  const so = (unit: Unit | undefined, length: number): PeriodPhrase | null => {
    if (unit === undefined) return null;
    const { from, label, words: said } = spanAround(today, unit);
    const to = today > from ? today : addDays(today, 1);
    return fixed({ from, to, label, words: `${said} so far` }, length);
  };
  if (dateTo[a] !== undefined) return so(dateTo[a], 1);
  if (b === "to" && c === "date" && units.has(a)) return so(units.get(a), 3);
  if (a === "so" && b === "far" && (c === "this" || c === "in") && units.has(d))
    return so(units.get(d), 4);
  if (a === "this" && c === "so" && d === "far") return so(units.get(b), 4);
  if (a === "this" && c === "to" && d === "date") return so(units.get(b), 4);
  if (a === "last" && b === "weekend") {
    const { from } = spanAround(addDays(today, -7), "week");
    const span = rangeSpan(addDays(from, 5), addDays(from, 7));
    return fixed({ ...span, words: "last weekend" }, 2);
  }
  return null;
}

/** @returns the longest stretch of time that begins at `at`; null where none does */
export function periodAt(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const word = wordAt(tokens, at);
  const range =
    word === "between" || word === "from"
      ? spanBetween(tokens, skip(tokens, at + 1, fillers), to)
      : spanBetween(tokens, at, new Set(["to", "till", "until", "through", "thru"]));
  if (range !== null) return fixed(range.span, range.end - at, range.ends);
  const special =
    toDate(tokens, at) ??
    partOf(tokens, at) ??
    counted(tokens, at) ??
    countedTo(tokens, at) ??
    sinceOrUntil(tokens, at);
  if (special !== null) return special;
  const point = pointAt(tokens, at);
  return point === null ? null : { ...point, period: point.span, ends: null };
}
