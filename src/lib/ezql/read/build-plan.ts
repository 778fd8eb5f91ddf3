import type { FiguresPlan, Plan } from "../plan.ts";
import { buildFigures } from "./build.ts";
import type { Found } from "./found.ts";
import { asksWhen } from "./said.ts";

/** The largest orders are rows, not a figure of all of them. */
export function buildPlan(found: Found): Plan | null {
  if (
    found.pieces.some((piece) => asksWhen(found.pieces, piece)) &&
    found.groups.options.length === 0
  )
    return null;
  const { ranking, figures, groups, named, attached, times } = found;
  const [first, ...more] = figures.measures;
  const amount = {
    orders: "total",
    charges: "amount",
    failed_charges: "amount",
    refunded_orders: "total",
  } as const;
  const rows = !found.pieces.some(({ chunk }) =>
    /^(?:buys?|bought|ordered|purchased|buying)$/i.test(chunk.text),
  );
  if (
    rows &&
    ranking.direction !== null &&
    groups.options.length === 0 &&
    more.length === 0 &&
    first !== undefined &&
    first in amount &&
    !figures.counted
  ) {
    const plan: FiguresPlan | null = buildFigures({
      ...found,
      ranking: { ...ranking, direction: null },
    });
    if (plan === null || named.length + attached.length < 0 || times.periods.length > 1)
      return null;
    const own = { failed_charges: "charges.status", refunded_orders: "orders.status" } as const;
    const value = first === "failed_charges" ? "failed" : "refunded";
    const state =
      first in own
        ? [
            {
              kind: "values" as const,
              column: own[first as keyof typeof own],
              values: [value],
              not: false,
            },
          ]
        : [];
    return {
      kind: "list",
      of: first.endsWith("charges") ? "charges" : "orders",
      filters: [...state, ...plan.filters],
      period: plan.period,
      order: { by: amount[first as keyof typeof amount], direction: ranking.direction },
      limit: ranking.limit,
      skip: ranking.skip,
    };
  }
  return buildFigures(found);
}
