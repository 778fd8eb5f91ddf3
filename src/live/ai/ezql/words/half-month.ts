import type { Point } from "./basics.ts";
import { type Span, rangeSpan, unitOf } from "./days.ts";

/** “The first half of December”: up to its 15th; null for what is no month. */
export function halfOf({ span, inYear }: Point, half: number, length: number): Point | null {
  if (unitOf(span) !== "month" || half > 2) return null;
  const cut = ({ from, to }: Span) => {
    const middle = `${from.slice(0, 7)}-16`;
    return half === 1 ? rangeSpan(from, middle) : rangeSpan(middle, to);
  };
  const own = inYear === null ? null : (year: number) => cut(inYear(year));
  return { span: cut(span), length, inYear: own, back: null };
}
