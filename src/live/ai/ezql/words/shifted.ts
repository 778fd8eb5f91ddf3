import type { Period } from "../plan.ts";
import { type Unit, addUnits, rangeSpan, spanAround, unitOf } from "./days.ts";

/** The same stretch one unit earlier, or `by` units later, as the calendar has it. */
export function shifted({ from, to: end }: Period, unit: Unit, by = -1): Period | null {
  if (from === null || end === null) return null;
  const own = unitOf({ from, to: end });
  const start = addUnits(from, unit, by);
  return own === null ? rangeSpan(start, addUnits(end, unit, by)) : spanAround(start, own);
}
