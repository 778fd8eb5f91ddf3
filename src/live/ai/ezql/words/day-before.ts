/** Days of a range whose month stands behind them. */
import { type Point, skip, wordAt } from "./basics.ts";
import { dayOfMonth, daySpan } from "./days.ts";
import { pointAt } from "./points.ts";
import type { Token } from "./tokens.ts";

/** “1 to 15 December”: the first day has the month of the second. */
export function dayBeforeGlue(
  tokens: readonly Token[],
  at: number,
  glue: ReadonlySet<string>,
): Point | null {
  const day = tokens[at];
  if (day?.kind !== "number" || day.value < 1 || day.value > 31) return null;
  const middle = skip(tokens, at + 1, ["st", "nd", "rd", "th"]);
  const hyphened = tokens[middle]?.dash === true;
  if (!hyphened && !glue.has(wordAt(tokens, middle))) return null;
  const last = pointAt(tokens, skip(tokens, hyphened ? middle : middle + 1, ["the"]));
  if (last === null || last.span.label.length !== 10) return null;
  const inYear = (year: number) =>
    daySpan(dayOfMonth((last.inYear?.(year) ?? last.span).from, day.value));
  const length = middle - at;
  if (last.inYear === null) return { span: inYear(0), length, inYear: null, back: null };
  return { span: daySpan(dayOfMonth(last.span.from, day.value)), length, inYear, back: null };
}
