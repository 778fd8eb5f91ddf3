/** Days, weeks and months that count from today, or from what was said before. */
import { type Point, before, now, skip, units, whole, wordAt } from "./basics.ts";
import { addUnits, daySpan, spanAround, today } from "./days.ts";
import type { Token } from "./tokens.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** “The last full month” is the last month. */
const wholly = /^(?:full|complete|completed|whole|entire|calendar|finished|closed)$/;

export function relativePoint(tokens: readonly Token[], at: number): Point | null {
  const word = wordAt(tokens, at);
  if (before.has(word) && wholly.test(wordAt(tokens, at + 1))) {
    const point = relativePoint(tokens.toSpliced(at + 1, 1), at);
    return point === null ? null : { ...point, length: point.length + 1 };
  }
  const next = wordAt(tokens, at + 1);
  if (word === "yesterday") return whole(daySpan(addUnits(today, "day", -1)), 1);
  if (word === "today") return whole(daySpan(today), 1);
  const unit = units.get(next);
  const weekday = weekdays.indexOf(next);
  if (word === "last" && weekday >= 0) {
    const back = (new Date(`${today}T00:00:00Z`).getUTCDay() - weekday + 6) % 7;
    return whole(daySpan(addUnits(today, "day", -back - 1)), 2);
  }
  if (word === "same" && (unit !== undefined || next === "period" || next === "time")) {
    const end = skip(tokens, at + 2, ["a", "the", "one", "of", "in"]);
    const year = wordAt(tokens, end) === "year" || wordAt(tokens, end + 1) === "year";
    if (!year) return null;
    const stop = skip(tokens, end, [
      "last",
      "previous",
      "year",
      "earlier",
      "before",
      "ago",
      "prior",
    ]);
    const span = spanAround(addUnits(today, "year", -1), unit ?? "year");
    return { span, length: stop - at, inYear: null, back: "year" };
  }
  const own = units.get(word);
  // “The week before Christmas”.
  const named = tokens
    .slice(at + 2, at + 4)
    .some(
      ({ kind, full }) =>
        kind === "number" ||
        /^(?:christmas|xmas|black|cyber|thanksgiving|halloween|valentines?|new|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/.test(
          full,
        ),
    );
  if (named && own !== undefined && next === "before") return null;
  if (own !== undefined && (next === "before" || next === "earlier" || next === "prior")) {
    const last = wordAt(tokens, at + 2) === "last" ? 1 : 0;
    const yesterday = wordAt(tokens, at + 2) === "yesterday" ? 1 : 0;
    const far = last + yesterday + 1;
    const span = spanAround(addUnits(spanAround(today, own).from, own, -far), own);
    const length = 2 + last + yesterday;
    return { span, length, inYear: null, back: far === 1 ? own : null };
  }
  // “How about the year after?”
  const stops = /^(?:|that|this|it|\?|,)$/.test(wordAt(tokens, at + 2));
  const ahead =
    word === "following" ? unit : stops && /^(?:after|later)$/.test(next) ? own : undefined;
  if (ahead !== undefined) {
    const span = spanAround(addUnits(spanAround(today, ahead).from, ahead, 1), ahead);
    return { span, length: 2, inYear: null, back: ahead };
  }
  if (unit === undefined) return null;
  if (before.has(word)) {
    if (word === "past") {
      const from = addUnits(today, unit, -1);
      return whole({ from, to: today, label: `past ${unit}`, words: `the past ${unit}` }, 2);
    }
    const span = spanAround(addUnits(spanAround(today, unit).from, unit, -1), unit);
    return { span, length: 2, inYear: null, back: word === "last" ? null : unit };
  }
  if (!now.has(word)) return null;
  // What has begun ends today.
  const span = spanAround(today, unit);
  return whole(span.from < today ? { ...span, to: today } : span, 2);
}
