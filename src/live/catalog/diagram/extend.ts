/** A finished plan with further tables below it: the stones that were there keep their places. Pure. */
import { measures, type Plan, type Stone } from "./kinds.ts";

const { width, head, apart, gap, margin } = measures;

/**
 * @param names of the further tables, which point at nothing
 * @returns the plan with them in rows at its foot; the same plan where there are none
 */
export function extended(plan: Plan, names: readonly string[]): Plan {
  if (names.length === 0) return plan;
  const perRow = Math.max(1, Math.floor((plan.width - 2 * margin + gap) / (width + gap)));
  const stones = names.map((name, i): Stone => ({
    name,
    x: margin + (i % perRow) * (width + gap),
    y: plan.height + Math.floor(i / perRow) * (head + apart),
    width,
    height: head,
    rows: [],
  }));
  const rows = Math.ceil(names.length / perRow);
  return {
    ...plan,
    height: plan.height + rows * (head + apart),
    stones: [...plan.stones, ...stones],
  };
}
