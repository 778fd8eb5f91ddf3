/** For tests: values of a calculator's field, in whole cents, hundredths of a percent, or a count. */
import type { FieldRule, NumberRule } from "./numbers.ts";

const scaleOf = ({ kind }: NumberRule) => (kind === "count" ? 1 : 100);

/** @returns the largest value that the field takes */
export const mostOf = (rule: NumberRule): number => rule.max * scaleOf(rule);

/** @returns a value that the field takes: often its limits, and small values as often as large ones */
export function randomValue(rule: FieldRule, random: () => number): number {
  if (rule.kind === "choice") return Math.floor(random() * rule.options.length);
  const [least, most] = [rule.min * scaleOf(rule), mostOf(rule)];
  const draw = random();
  if (draw < 0.15) return least;
  return draw > 0.9 ? most : Math.max(least, Math.floor(most ** random()));
}
