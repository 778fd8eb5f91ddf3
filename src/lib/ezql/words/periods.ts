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

/** “The first two months of 2025”, “the last quarter of 2023”. */
function partOf(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const side = wordAt(tokens, at);
  if (side !== "first" && side !== "last") return null;
  const number = numberAt(tokens, at + 1);
  const [count, noun] = number ?? [1, at + 1];
  const unit = units.get(wordAt(tokens, noun).replace(/s$/, ""));
  if (unit === undefined || count < 1 || count > 400) return null;
  if (!/^(?:of|in)$/.test(wordAt(tokens, noun + 1))) return null;
  const start = skip(tokens, noun + 2, fillers);
  const point = pointAt(tokens, start);
  if (point === null) return null;
  const { from, to: end } = point.span;
  const span =
    side === "first"
      ? rangeSpan(from, addUnits(from, unit, count))
      : rangeSpan(addUnits(end, unit, -count), end);
  const own = unitOf(span);
  return fixed(own === null ? span : spanAround(span.from, own), start + point.length - at);
}

function counted(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const most = wordAt(tokens, at) === "most" ? at + 1 : at;
  if (lasts.has(wordAt(tokens, most))) {
    const number = numberAt(tokens, most + 1);
    const noun = number === null ? "" : wordAt(tokens, number[1]).replace(/s$/, "");
    const unit = units.get(noun);
    if (number === null || unit === undefined || number[0] < 1 || number[0] > 1000) return null;
    const [count, end] = number;
    const words = `the last ${count} ${unit}${count === 1 ? "" : "s"}`;
    return fixed(
      { from: addUnits(today, unit, -count), to: today, label: words, words },
      end + 1 - at,
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
    toDate(tokens, at) ?? partOf(tokens, at) ?? counted(tokens, at) ?? sinceOrUntil(tokens, at);
  if (special !== null) return special;
  const point = pointAt(tokens, at);
  return point === null ? null : { ...point, period: point.span, ends: null };
}
