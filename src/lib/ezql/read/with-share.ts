import { isTime } from "../columns.ts";
import type { MeasureId, Plan } from "../plan.ts";
import { type Found, measureOfValues } from "./found.ts";
import { hasRole, take } from "./pieces.ts";

/** Of what is counted, the rate that goes by its name. */
const ratesOf: Partial<Record<MeasureId, MeasureId>> = {
  failed_charges: "failure_rate",
  refunded_orders: "refund_rate",
  refunds: "refund_rate",
  cancellations: "churn_rate",
  recovered_orders: "recovery_rate",
  offers_accepted: "acceptance_rate",
  repeat_customers: "repeat_rate",
};

/** “The share of renewals”, “as a percentage”: a part is asked for, of what a value or the question before names. */
export function withShare(found: Found, last: Plan | null): Found {
  const { pieces, figures, groups } = found;
  const rates = pieces.filter((piece) => !piece.taken && hasRole(piece, "rate"));
  if (rates.length === 0 || figures.measures.length > 0) return found;
  const split = last?.kind === "figures" && (last.groups.length > 0 || found.named.length > 0);
  const byTime = groups.options.every(([id]) => id !== undefined && isTime(id));
  if (!split && (measureOfValues(found) === null || !byTime)) return found;
  for (const piece of rates) take(piece);
  // “As a rate”: that of what was asked before.
  const own = last?.kind === "figures" ? ratesOf[last.measures[0] ?? "orders"] : undefined;
  if (
    own !== undefined &&
    found.named.length === 0 &&
    rates.some(({ chunk }) => /\brate$/i.test(chunk.text))
  )
    return { ...found, figures: { ...figures, measures: [own] } };
  return { ...found, figures: { ...figures, share: true } };
}
