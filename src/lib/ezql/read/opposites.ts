import type { FactId, Filter } from "../plan.ts";

/** What is true of the rows of which the other is not. */
const pairs: readonly (readonly [FactId, FactId])[] = [
  ["without_code", "with_code"],
  ["without_affiliate", "by_affiliate"],
  ["not_opted_in", "opted_in"],
  ["not_accepted", "accepted"],
  ["not_subscribable", "subscribable"],
  ["no_subscription", "has_subscription"],
  ["never_ordered", "has_ordered"],
  ["free_shipping", "paid_shipping"],
  ["first_attempt", "retry"],
];
export const opposites: Partial<Record<FactId, FactId>> = Object.fromEntries(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
);

/** “With a code, without a code”: none is both. */
export const areOpposed = (filters: readonly Filter[]): boolean => {
  const facts = filters.flatMap((one) => (one.kind === "fact" ? [one.fact] : []));
  return facts.some((one) => facts.some((other) => other === opposites[one]));
};
