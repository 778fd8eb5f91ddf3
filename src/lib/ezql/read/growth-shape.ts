/** Over which steps a growth is asked for. */
import { isTime } from "../columns.ts";
import type { GroupId, Period, Shape } from "../plan.ts";
import { unitOf } from "../words/days.ts";
import { shifted } from "../words/shifted.ts";
import type { Found } from "./found.ts";
import { anyRole } from "./pieces.ts";

export function growthShape(found: Found, period: Period | null, groups: GroupId[]): Shape | null {
  const steps = anyRole(
    found.pieces,
    "growth_week",
    "growth_month",
    "growth_quarter",
    "growth_year",
  );
  if (steps || groups.some(isTime)) return { kind: "growth" };
  const unit =
    period === null || period.from === null || period.to === null
      ? null
      : unitOf({ from: period.from, to: period.to });
  if (period === null || unit === null) {
    if (groups.length > 0) return null;
    groups.push("month");
    return { kind: "growth" };
  }
  const before = shifted(period, unit);
  return before === null ? null : { kind: "periods", periods: [before, period], growth: true };
}
