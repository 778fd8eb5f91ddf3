/** What a calculator's field takes. Its bounds are such that no sum of it leaves the whole numbers that are exact. */

export interface NumberRule {
  /** Money is kept in cents and shares in hundredths of a percent; they are written in dollars and percent. */
  readonly kind: "money" | "count" | "percent";
  /** In what is written: dollars, percent, how many. */
  readonly min: number;
  readonly max: number;
}

/** One of a few words; kept as its place among them. */
export interface ChoiceRule {
  readonly kind: "choice";
  readonly options: readonly string[];
}

export type FieldRule = NumberRule | ChoiceRule;

/** How a value is written in an address: digits, and two decimals where there are some. */
export function plainNumber(rule: FieldRule, value: number): string {
  if (rule.kind === "choice") return rule.options[value] ?? "";
  if (rule.kind === "count") return String(value);
  const rest = value % 100;
  const whole = String((value - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
