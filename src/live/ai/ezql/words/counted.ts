/** Stretches of time that are counted: from today, from a named day, or within a longer one. */
import { units } from "./basics.ts";
import { addUnits, rangeSpan, spanAround, today, unitOf } from "./days.ts";
import { numberAt } from "./numbers.ts";
import { type PeriodPhrase, fillers, fixed, skip, wordAt } from "./phrase.ts";
import { pointAt } from "./points.ts";
import type { Token } from "./tokens.ts";

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
export function partOf(tokens: readonly Token[], at: number): PeriodPhrase | null {
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
export function countedTo(tokens: readonly Token[], at: number): PeriodPhrase | null {
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

export function counted(tokens: readonly Token[], at: number): PeriodPhrase | null {
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
