/** Figures that are of one state only, asked of another one. */
import type { ColumnId, MeasureId } from "../plan.ts";
import type { Found } from "./found.ts";

const states: Partial<Record<MeasureId, readonly [column: ColumnId, all: MeasureId]>> = {
  failed_charges: ["charges.status", "charges"],
  refunded_orders: ["orders.status", "orders"],
  cancellations: ["subscriptions.status", "new_subscriptions"],
  active_subscriptions: ["subscriptions.status", "new_subscriptions"],
};

/** “And how many went through?”, said of charges that failed: of all of them. */
export function ofOtherState({ named, figures }: Found, wanted: MeasureId[]): MeasureId[] {
  const [column, all] = states[wanted[0] ?? "orders"] ?? [];
  const another = named.some(({ options }) =>
    options.some((option) => option.kind === "values" && option.column === column),
  );
  return all !== undefined && another && figures.measures.length === 0 ? [all] : wanted;
}
