/** Stretches of time: names of days and months, ranges between them, and what counts from today. */
import { units } from "./basics.ts";
import { type Span, type Unit, addDays, rangeSpan, spanAround, today } from "./days.ts";
import { dayBeforeGlue } from "./day-before.ts";
import { counted, countedTo, partOf } from "./counted.ts";
import { type PeriodPhrase, fillers, fixed, skip, wordAt } from "./phrase.ts";
import { pointAt } from "./points.ts";
import type { Token } from "./tokens.ts";

const to = new Set(["to", "till", "until", "through", "thru", "and"]);

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
      // "Month by month through 2024": all of it.
      if (word === "through" && span.label.length === 4) return fixed(span, size);
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

const dateTo = new Map<string, Unit>([
  ["ytd", "year"],
  ["mtd", "month"],
  ["qtd", "quarter"],
]);

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
  if (dateTo.has(a)) return so(dateTo.get(a), 1);
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
