/** The fields of the calculator: what each counts, and its bounds, within which every sum stays exact (money.ts). */
import { type FieldId, type Inputs, fieldIds } from "./kinds.ts";

export interface FieldRule {
  /** Money is kept in cents, and written in dollars. */
  readonly kind: "money" | "count";
  /** In what is written: dollars, messages, stores. */
  readonly min: number;
  readonly max: number;
}

const money: FieldRule = { kind: "money", min: 0, max: 10_000_000_000 };
const messages: FieldRule = { kind: "count", min: 0, max: 10_000_000_000 };

export const fieldRules: Readonly<Record<FieldId, FieldRule>> = {
  subscriptions: money,
  upsells: money,
  affiliates: money,
  sms: messages,
  mms: messages,
  stores: { kind: "count", min: 1, max: 100_000 },
  users: { kind: "count", min: 1, max: 1_000_000 },
  agents: { kind: "count", min: 0, max: 10_000 },
  runs: { kind: "count", min: 0, max: 1_000_000_000 },
};

/** How a value is written in an address: digits, and cents where there are some. */
export function plainText(id: FieldId, value: number): string {
  if (fieldRules[id].kind === "count") return String(value);
  const rest = value % 100;
  const whole = String((value - rest) / 100);
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}

/** @param written what each field holds at first, in dollars and numbers */
export const inputsOf = (written: Readonly<Record<FieldId, number>>): Inputs =>
  Object.fromEntries(
    fieldIds.map((id) => [
      id,
      fieldRules[id].kind === "money" ? Math.round(written[id] * 100) : written[id],
    ]),
  ) as Record<FieldId, number>;
