import type { Content } from "#content/collections.ts";

type Row = Pick<
  Content<"versus">["prices"]["rows"][number],
  "monthly" | "yearly" | "percent" | "each" | "plan"
>;

/**
 * @param order what a subscriber pays for an order, once a month, in dollars
 * @returns what an option costs in a year, in cents; null where it has no published price
 */
export function yearlyCost(
  { monthly, yearly, percent = 0, each = 0, plan: id }: Row,
  plans: Content<"plans">["plans"],
  subscribers: number,
  order: number,
): number | null {
  const orders = subscribers * 12;
  if (id !== undefined) {
    const plan = plans.find((one) => one.id === id);
    if (plan?.price === undefined || plan.fee === undefined) return null;
    return Math.round(plan.price.amount * 100 + orders * order * plan.fee.percent);
  }
  if (monthly === undefined && yearly === undefined) return null;
  const fixed = (yearly ?? 0) + (monthly ?? 0) * 12;
  return Math.round(fixed * 100 + orders * order * percent + orders * each * 100);
}
