/** Periods in a question: names, ranges between them, and numbers of days or months. */
import { addDays, addUnits, rangeSpan, spanAround, today, type Unit, unitOf } from "./days.ts";
import {
  complete,
  fillers,
  fixed,
  type PeriodPhrase,
  pointAt,
  skip,
  textAt,
  type Tokens,
  unitAt,
  units,
  wordAt,
} from "./names.ts";
import { numberAt } from "./tokens.ts";

const parts = new Map([
  ["first", 1],
  ["opening", 1],
  ["second", 2],
  ["third", 3],
  ["fourth", 4],
  ["last", -1],
  ["final", -1],
  ["closing", -1],
]);

/** "The first two months of 2025", "the last quarter of 2023", "the second week of January". */
function partOf(tokens: Tokens, at: number): PeriodPhrase | null {
  const side = parts.get(wordAt(tokens, at));
  if (side === undefined) return null;
  const number = numberAt(tokens, at + 1);
  const [count, noun] = number ?? [1, at + 1];
  const unit = unitAt(tokens, noun);
  if (unit === undefined || count < 1 || count > 400 || (side > 1 && number !== null)) return null;
  if (!/^(?:of|in)$/.test(wordAt(tokens, noun + 1))) return null;
  const start = skip(tokens, noun + 2, fillers);
  const point = pointAt(tokens, start);
  if (point === null) return null;
  const { from, to } = point.period;
  const first = addUnits(from, unit, side - 1);
  const span =
    side > 0
      ? rangeSpan(first, addUnits(first, unit, count))
      : rangeSpan(addUnits(to, unit, -count), to);
  if (span.from >= to || span.to <= from) return null;
  const own = unitOf(span);
  return fixed(own === null ? span : spanAround(span.from, own), start + point.length - at);
}

/** "The last 30 days", "two weeks ago". */
function counted(tokens: Tokens, at: number): PeriodPhrase | null {
  const lead = wordAt(tokens, at) === "most" ? at + 1 : at;
  const isLast = /^(?:last|past|previous|latest|trailing|recent|preceding|prior)$/.test(
    wordAt(tokens, lead),
  );
  const isNext = /^(?:next|coming)$/.test(wordAt(tokens, at));
  const start = isLast || isNext ? lead + 1 : at;
  const isOne = !isLast && /^an?$/.test(wordAt(tokens, at));
  const [count, end] = numberAt(tokens, start) ?? (isOne ? [1, at + 1] : [0, at]);
  const place = isLast ? skip(tokens, end, complete) : end;
  const unit = unitAt(tokens, place);
  if (unit === undefined || count < 1 || count > 1000) return null;
  // "The three months before Christmas".
  const day = /^(?:before|prior)$/.test(wordAt(tokens, place + 1))
    ? pointAt(tokens, skip(tokens, place + 2, "the to"))
    : null;
  if (!isLast && day !== null) {
    const start = addUnits(day.period.from, unit, -count);
    return fixed(
      rangeSpan(start, day.period.from),
      skip(tokens, place + 2, "the to") + day.length - at,
    );
  }
  // "The 30 days before": those before the period that was named (`readTimes`).
  const isBefore =
    !isLast && count > 1 && /^(?:before|prior|earlier|preceding)$/.test(wordAt(tokens, place + 1));
  if (isNext) {
    const words = `the next ${count} ${unit}${count === 1 ? "" : "s"}`;
    return fixed(
      { from: today, to: addUnits(today, unit, count), label: words, words },
      end + 1 - at,
    );
  }
  if (!isLast && !isBefore)
    return wordAt(tokens, end + 1) === "ago"
      ? fixed(spanAround(addUnits(today, unit, -count), unit), end + 2 - at)
      : null;
  const to = place > end ? spanAround(today, unit).from : today;
  const words = `the last ${count} ${unit}${count === 1 ? "" : "s"}`;
  const length = place + (isBefore ? 2 : 1) - at;
  return fixed({ from: addUnits(to, unit, -count), to, label: words, words }, length);
}

/** From the start of one name to the end of another. Each can take its year from the other. */
function rangeAt(tokens: Tokens, at: number, start: number, glue: RegExp): PeriodPhrase | null {
  const first = pointAt(tokens, start);
  if (first === null) return null;
  const middle = start + first.length;
  const isHyphen = tokens[middle]?.dash === true && tokens[middle].kind !== "mark";
  if (!isHyphen && !glue.test(wordAt(tokens, middle))) return null;
  const then = skip(tokens, isHyphen ? middle : middle + 1, "to the end of including and up");
  // "March 1 to 7": the month counts for both.
  const isDay = first.period.label.length === 10 && pointAt(tokens, then) === null;
  const rest = isDay ? [...tokens.slice(start, start + 1), ...tokens.slice(then)] : tokens;
  const second = pointAt(rest, isDay ? 0 : then);
  if (second === null) return null;
  const length = then + second.length - at - (isDay ? 1 : 0);
  const year = Number(second.period.from.slice(0, 4));
  let from = first.inYear === null ? first.period : first.inYear(year);
  if (first.inYear !== null && from.from > second.period.from) from = first.inYear(year - 1);
  const end = second.period;
  if (end.to <= from.from) return null;
  const [a, b] = [first.inYear, second.inYear];
  const isWithin = end.label.slice(0, 4) === from.label.slice(0, 4);
  const inYear = isWithin && a && b ? (one: number) => rangeSpan(a(one).from, b(one).to) : null;
  return { ...fixed(rangeSpan(from.from, end.to), length, [from, end]), inYear };
}

/** "Since March", "before 2024", "until the end of June", "since the start of the year". */
function openPeriod(tokens: Tokens, at: number): PeriodPhrase | null {
  const lead =
    /^(?:since|(?:starting|beginning)(?: from| in| on)?|from|after|before|prior to|until|till|through|up (?:to|till|until|through|thru|and)|(?:at|by|as of) the end of)(?= |$)/.exec(
      textAt(tokens, at),
    )?.[0];
  if (lead === undefined) return null;
  // "The day after Christmas" is no open period.
  if (/^(?:after|before)/.test(lead) && units.has(wordAt(tokens, at - 1))) return null;
  const start = skip(tokens, at + lead.split(" ").length, fillers);
  const isBegun =
    /^(?:start|beginning)$/.test(wordAt(tokens, start - 2)) ||
    wordAt(tokens, start - 3) === "start";
  const bare = isBegun ? units.get(wordAt(tokens, start)) : undefined;
  const point =
    pointAt(tokens, start) ?? (bare === undefined ? null : fixed(spanAround(today, bare), 1));
  if (point === null) return null;
  const { period: span } = point;
  // "From October on".
  const isFrom = /^(?:on(?:wards?)?|forward)$/.test(wordAt(tokens, start + point.length));
  if (lead === "from" && !isFrom) return null;
  const open = (from: string | null, to: string | null, words: string) =>
    fixed({ from, to, label: words, words }, start + point.length - at + (lead === "from" ? 1 : 0));
  if (/^(?:since|start|begin|from)/.test(lead)) return open(span.from, null, `since ${span.words}`);
  if (lead === "after") return open(span.to, null, `after ${span.words}`);
  if (/^(?:before|prior)/.test(lead)) return open(null, span.from, `before ${span.words}`);
  // "That went through in January" has no end; "month by month through 2024" is all of it.
  if (lead === "through" && /^(?:in|on|of)$/.test(wordAt(tokens, at + 1))) return null;
  if (lead === "through" && span.label.length === 4) return fixed(span, start + point.length - at);
  return open(null, isBegun ? span.from : span.to, `until the end of ${span.words}`);
}

const toDate =
  /^(?:(y|m|q)td|(\w+) to date|so far (?:this|in) (\w+)|this (\w+) (?:so far|to date))(?= |$)/;
const toDateUnits = new Map<string, Unit>([
  ["y", "year"],
  ["m", "month"],
  ["q", "quarter"],
  ...units,
]);

/** "Year to date", "so far this year", "last weekend". */
function untilToday(tokens: Tokens, at: number): PeriodPhrase | null {
  const text = textAt(tokens, at);
  const match = toDate.exec(text);
  const unit = toDateUnits.get(match?.slice(1).find((one) => one !== undefined) ?? "");
  if (match === null || unit === undefined) return null;
  const { from, label, words } = spanAround(today, unit);
  const to = today > from ? today : addDays(today, 1);
  return fixed({ from, to, label, words: `${words} so far` }, match[0].split(" ").length);
}

const glue = /^(?:to|till|until|through|thru)$/;

/** @returns the longest period that begins at `at`; null if none does */
export function periodAt(tokens: Tokens, at: number): PeriodPhrase | null {
  const leads = /^(?:between|from)$/.test(wordAt(tokens, at));
  return (
    (leads
      ? rangeAt(tokens, at, skip(tokens, at + 1, fillers), /^(?:to|till|until|through|thru|and)$/)
      : rangeAt(tokens, at, at, glue)) ??
    untilToday(tokens, at) ??
    partOf(tokens, at) ??
    counted(tokens, at) ??
    openPeriod(tokens, at) ??
    pointAt(tokens, at)
  );
}
