/** Periods in a question: "March 2024", "the last 30 days", "from May to July", "since October". */
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
  unitOf,
  weekdays,
  weekSpan,
  yearSpan,
} from "./days.ts";
import type { Period } from "../plan.ts";
import { numberAt, type Token } from "./tokens.ts";

type InYear = (year: number) => Span;

/** A period as a question says it. */
export interface PeriodPhrase<Of extends Period = Period> {
  readonly period: Of;
  /** How many tokens it takes. */
  readonly length: number;
  /** For a name without a year: what it is in a given year. */
  readonly inYear: InYear | null;
  /** For "the month before", which counts from the period before it: the unit. */
  readonly back: Unit | null;
  /** The two ends of a range, which may be meant as a comparison. */
  readonly ends: readonly [Period, Period] | null;
}
/** The name of a day, a month, a quarter … */
type Point = PeriodPhrase<Span>;

const plain = { inYear: null, back: null, ends: null };
/** @param said the words that name it, or how many */
const fixed = <Of extends Period>(period: Of, said: string | number): PeriodPhrase<Of> => ({
  ...plain,
  period,
  length: typeof said === "number" ? said : count(said),
});
const count = (words: string): number => words.trim().split(" ").length;
/** The text without its first words. */
const after = (text: string, words: number): string => text.split(" ").slice(words).join(" ");

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
const units = "(day|week|month|quarter|year)s?";
const whole = "(?: (?:full|complete|completed|whole|entire|calendar|finished|closed))*";
const last = "(?:last|previous|prior|preceding|past)";
const year = `(20\\d\\d|'\\d\\d|${last} year|(?:this|current|the) year)`;
const ordinal = "(?: (?:st|nd|rd|th))?";
const places = "(first|second|third|fourth|final|[1-4] (?:st|nd|rd|th))";
const months = monthNames.map((name) => name.toLowerCase());
const month = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join("|")}|sept)`;
const end = "(?= |$)";

const monthOf = (name: string): number =>
  months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
function yearOf(said: string): number {
  if (/\d/.test(said)) return Number(said.replace("'", "20"));
  return /^(?:this|current|the)/.test(said) ? thisYear : thisYear - 1;
}
const placeOf = (said: string): number =>
  ["first", "second", "third", "fourth"].indexOf(said) + 1 || Number(said.charAt(0)) || 4;

/** The fourth Thursday of November, and days after it. */
const thanksgiving = (one: number, days: number): Span =>
  daySpan(addDays(`${one}-11-01`, ((4 - dayOfWeek(`${one}-11-01`) + 7) % 7) + 21 + days));
const threeMonths = (from: string): Span => rangeSpan(from, addUnits(from, "month", 3));
function dayOf(one: number, name: string, day: string): Span | null {
  const made = makeDay(one, monthOf(name), Number(day));
  return made === null ? null : daySpan(made);
}

type Named = (one: number, a: string, b: string) => Span | null;
/** What has a name in every year, the longest first. A new one is one entry. */
const names: readonly (readonly [pattern: string, inYear: Named])[] = [
  [`${month} (?:the )?(\\d{1,2})${ordinal}`, dayOf],
  [`(\\d{1,2})${ordinal}(?: of)? ${month}`, (one, day, name) => dayOf(one, name, day)],
  [month, (one, name) => monthSpan(one, monthOf(name))],
  ["(?:q|quarter )([1-4])", (one, place) => quarterSpan(one, Number(place))],
  [`${places} quarter`, (one, place) => quarterSpan(one, placeOf(place))],
  ["h([12])", (one, place) => halfSpan(one, Number(place))],
  [`${places} half`, (one, place) => halfSpan(one, placeOf(place))],
  [`(?:${last} |this )?spring`, (one) => threeMonths(`${one}-03-01`)],
  [`(?:${last} |this )?summer`, (one) => threeMonths(`${one}-06-01`)],
  [`(?:${last} |this )?(?:autumn|fall)`, (one) => threeMonths(`${one}-09-01`)],
  ["black friday(?! week)", (one) => thanksgiving(one, 1)],
  ["cyber monday", (one) => thanksgiving(one, 4)],
  ["thanksgiving(?: day)?", (one) => thanksgiving(one, 0)],
  ["(?:christmas|xmas) eve", (one) => daySpan(`${one}-12-24`)],
  ["(?:christmas|xmas)(?: day)?", (one) => daySpan(`${one}-12-25`)],
  ["halloween", (one) => daySpan(`${one}-10-31`)],
  ["valentines?(?: day)?", (one) => daySpan(`${one}-02-14`)],
  ["new years? eve", (one) => daySpan(`${one}-12-31`)],
  ["new years? day", (one) => daySpan(`${one}-01-01`)],
];
const patterns = names.map(([pattern, make]) => [new RegExp(`^${pattern}${end}`), make] as const);
const yearAfter = new RegExp(`^(?:(?:of|in|,) )*(?:the )?${year}${end}`);
const yearBefore = new RegExp(`^${year}(?: ,| in| s)* (?=\\S)`);

/** "December 24", "Q3 2024", "last summer", each with or without its year after it. */
function nameIn(text: string): Point | null {
  for (const [pattern, make] of patterns) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [, a = "", b = ""] = match;
    const sure = make(2024, a, b);
    if (sure === null) continue;
    const inYear = (one: number): Span => make(one, a, b) ?? sure;
    const length = count(match[0]);
    const own = yearAfter.exec(after(text, length));
    if (own !== null) return fixed(inYear(yearOf(own[1] ?? "")), length + count(own[0]));
    // The latest that has begun.
    const now = inYear(thisYear);
    return { ...fixed(now.from < today ? now : inYear(thisYear - 1), length), inYear };
  }
  return null;
}

/** A date in digits: "2024-03-01", "2024-03", "3/1/2024". */
function dateIn(text: string): Span | null {
  const [word = ""] = text.split(" ");
  const [a = 0, b = 0, c = 0] = word.split(/[-/]/).map(Number);
  if (/^\d{4}-\d\d$/.test(word)) return monthSpan(a, b);
  const day = /^\d{4}-\d\d-\d\d$/.test(word)
    ? makeDay(a, b, c)
    : /^\d+\/\d+\/\d{4}$/.test(word)
      ? makeDay(c, a, b)
      : null;
  return day === null ? null : daySpan(day);
}

/** Whole units from the current one on: -1 is the last one. */
const unitFromNow = (unit: Unit, by: number): Span =>
  spanAround(addUnits(spanAround(today, unit).from, unit, by), unit);

/** "Yesterday", "the week before last", "last full month", "next quarter", "this year". */
function relativeIn(text: string): Point | null {
  if (/^yesterday(?= |$)/.test(text)) return fixed(daySpan(addDays(today, -1)), 1);
  if (/^today(?= |$)/.test(text)) return fixed(daySpan(today), 1);
  const earlier = new RegExp(`^${units} (?:before|earlier|prior)( last| yesterday)?${end}`).exec(
    text,
  );
  if (earlier !== null) {
    const [said, name, more] = earlier;
    const unit = name as Unit;
    const back = more === undefined ? unit : null;
    return { ...fixed(unitFromNow(unit, back === null ? -2 : -1), said), back };
  }
  const pattern = new RegExp(`^(${last}|next|coming|this|current)${whole} ${units}${end}`);
  const [said, lead = "", name] = pattern.exec(text) ?? [];
  if (said === undefined) return null;
  const unit = name as Unit;
  if (/^(?:next|coming)/.test(lead)) return fixed(unitFromNow(unit, 1), said);
  if (/^(?:this|current)/.test(lead)) {
    // A unit that has begun ends today.
    const span = spanAround(today, unit);
    return fixed(span.from < today ? { ...span, to: today } : span, said);
  }
  const words = `the past ${unit}`;
  if (lead === "past")
    return fixed({ from: addUnits(today, unit, -1), to: today, label: words, words }, said);
  return { ...fixed(unitFromNow(unit, -1), said), back: lead === "last" ? null : unit };
}

/** @returns the name that the text begins with; null if none does */
function pointIn(text: string): Point | null {
  const date = dateIn(text);
  if (date !== null) return fixed(date, 1);
  // "Week of March 3", "Monday, December 2".
  const [led, lead = ""] = /^(week of|[a-z]+day)(?: ,| the)* (?=\S)/.exec(text) ?? [];
  const day = led === undefined ? null : nameIn(after(text, count(led)));
  if (led !== undefined && day?.period.label.length === 10) {
    const { from } = day.period;
    const length = count(led) + day.length;
    if (lead === "week of") return fixed(weekSpan(from), length);
    if (weekdays[dayOfWeek(from)] === lead) return { ...day, length };
  }
  const before = yearBefore.exec(text);
  const rest = before === null ? null : nameIn(after(text, count(before[0])));
  if (before !== null && rest?.inYear && before[1] !== "the year")
    return fixed(rest.inYear(yearOf(before[1] ?? "")), count(before[0]) + rest.length);
  // "This January", "last December".
  const near = new RegExp(`^(?:${last}|this|current) (?=${month}${end}(?! \\d))`).exec(text);
  const named = near === null ? null : nameIn(after(text, 1));
  if (named !== null) return fixed(named.period, named.length + 1);
  const [said, own] = /^(?:(?:calendar )?year )?(20(?!00)\d\d)(?= |$)/.exec(text) ?? [];
  const alone = said === undefined ? null : fixed(yearSpan(Number(own)), said);
  return relativeIn(text) ?? nameIn(text) ?? alone;
}

const fillers = /^(?:(?:the|of|in|on|end|start|beginning|including|and|up|to) )*/;
const skipFillers = (text: string): readonly [text: string, skipped: number] => {
  const said = fillers.exec(text)?.[0] ?? "";
  return [text.slice(said.length), said === "" ? 0 : count(said)];
};

/** "The first two months of 2025", "the last quarter of 2023", "the second week of January". */
function partOf(text: string): PeriodPhrase | null {
  const match = new RegExp(`^(?:${places}|last) (?:(\\d+) )?${units} (?:of|in) `).exec(text);
  if (match === null) return null;
  const [said, place = "last", number, name] = match;
  const unit = name as Unit;
  const [rest, skipped] = skipFillers(after(text, count(said)));
  const point = pointIn(rest);
  if (point === null) return null;
  const { from, to } = point.period;
  const size = Number(number ?? 1);
  const first = addUnits(from, unit, placeOf(place) - 1);
  const isLast = place === "last" || place === "final";
  const span = isLast
    ? rangeSpan(addUnits(to, unit, -size), to)
    : rangeSpan(first, addUnits(first, unit, size));
  if (size > 400 || span.from >= to || span.to <= from) return null;
  const own = unitOf(span);
  const length = count(said) + skipped + point.length;
  return fixed(own === null ? span : spanAround(span.from, own), length);
}

/** "The last 30 days", "the next two weeks", "two weeks ago". */
function counted(text: string): PeriodPhrase | null {
  const lead =
    "((?:most )?(?:last|past|previous|latest|trailing|recent|preceding|prior) |(?:next|coming) )?";
  const match = new RegExp(`^${lead}(\\d+|an?)(${whole}) ${units}( ago)?${end}`).exec(text);
  if (match === null) return null;
  const [said, led, number = "", full, name, ago] = match;
  const [size, unit] = [Number(number) || 1, name as Unit];
  if (size > 1000 || (led === undefined) === (ago === undefined)) return null;
  if (led === undefined) return fixed(spanAround(addUnits(today, unit, -size), unit), said);
  const isNext = /^(?:next|coming)/.test(led);
  const words = `the ${isNext ? "next" : "last"} ${size} ${unit}${size === 1 ? "" : "s"}`;
  const to = full === "" ? today : spanAround(today, unit).from;
  const [from, until] = isNext
    ? [today, addUnits(today, unit, size)]
    : [addUnits(to, unit, -size), to];
  return fixed({ from, to: until, label: words, words }, said);
}

/** From the start of one name to the end of another. Each can take its year from the other. */
function rangeIn(text: string): PeriodPhrase | null {
  const lead = /^(?:between|from)(?: (?:the|of|in|on|end|start|beginning))* /.exec(text)?.[0] ?? "";
  const started = lead === "" ? 0 : count(lead);
  const first = pointIn(text.slice(lead.length));
  if (first === null) return null;
  const rest = after(text, started + first.length);
  const glue = /^(?:to|till|until|through|thru|and) |^(?=-)/.exec(rest)?.[0];
  if (glue === undefined || (lead === "" && glue === "and ")) return null;
  const [then, skipped] = skipFillers(rest.slice(glue.length).replace(/^-/, ""));
  const second = pointIn(then);
  if (second === null) return null;
  const { period: end } = second;
  const own = Number(end.from.slice(0, 4));
  let from = first.inYear === null ? first.period : first.inYear(own);
  if (first.inYear !== null && from.from > end.from) from = first.inYear(own - 1);
  if (end.to <= from.from) return null;
  const [a, b] = [first.inYear, second.inYear];
  const isWithin = end.label.slice(0, 4) === from.label.slice(0, 4);
  const inYear = isWithin && a && b ? (one: number) => rangeSpan(a(one).from, b(one).to) : null;
  const length = started + first.length + (glue === "" ? 0 : 1) + skipped + second.length;
  return { ...fixed(rangeSpan(from.from, end.to), length), ends: [from, end], inYear };
}

/** "Since March", "before 2024", "until the end of June". */
function openIn(text: string): PeriodPhrase | null {
  const lead =
    /^(?:since|from|(?:starting|beginning)(?: from| in| on)?|after|before|prior to|until|till|through(?! in| on| of)|up (?:to|till|until|through|thru|and)|(?:at|by|as of) the end of) /.exec(
      text,
    )?.[0];
  if (lead === undefined) return null;
  const [rest, skipped] = skipFillers(text.slice(lead.length));
  // "Since the start of the year".
  const unit = skipped > 2 ? /^(?:week|month|quarter|year)(?= |$)/.exec(rest)?.[0] : undefined;
  const point = unit === undefined ? pointIn(rest) : fixed(spanAround(today, unit as Unit), 1);
  if (point === null) return null;
  const { period: span } = point;
  // "From October on".
  const [on = ""] = /^(?:on(?:wards?)?|forward)(?= |$)/.exec(after(rest, point.length)) ?? [];
  if (lead === "from " && on === "") return null;
  const length = count(lead) + skipped + point.length + (lead === "from " ? 1 : 0);
  const open = (from: string | null, to: string | null, words: string) =>
    fixed({ from, to, label: words, words }, length);
  if (/^(?:since|start|begin|from)/.test(lead)) return open(span.from, null, `since ${span.words}`);
  if (lead === "after ") return open(span.to, null, `after ${span.words}`);
  if (/^(?:before|prior)/.test(lead)) return open(null, span.from, `before ${span.words}`);
  return open(null, span.to, `until the end of ${span.words}`);
}

/** "Year to date", "so far this year". */
function untilToday(text: string): PeriodPhrase | null {
  const match =
    /^(?:([ymq])td|(\w+) to date|so far (?:this|in) (\w+)|this (\w+) (?:so far|to date))(?= |$)/.exec(
      text,
    );
  const said = match?.slice(1).find((one) => one !== undefined) ?? "";
  const unit = (["year", "month", "quarter", "week"] as const).find(
    (one) => one === said || one.charAt(0) === said,
  );
  if (match === null || unit === undefined) return null;
  const { from, label, words } = spanAround(today, unit);
  const to = today > from ? today : addDays(today, 1);
  return fixed({ from, to, label, words: `${words} so far` }, match[0]);
}

/** @returns the longest period that begins at `at`; null if none does */
export function periodAt(tokens: readonly Token[], at: number): PeriodPhrase | null {
  const text = textFrom(tokens, at);
  // "May" at the beginning is a verb, and "the day after Christmas" is not what comes after it.
  if (at === 0 && /^may(?! \d)/.test(text)) return null;
  const isOf = /^(?:day|week|month|quarter|year)$/.test(tokens[at - 1]?.full ?? "");
  return (
    rangeIn(text) ??
    untilToday(text) ??
    partOf(text) ??
    counted(text) ??
    (isOf && /^(?:after|before)/.test(text) ? null : openIn(text)) ??
    pointIn(text)
  );
}
