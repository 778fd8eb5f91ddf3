/** For tests of built pages: the current values in content/plans.yaml, computed independently of the site's code. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Content } from "#content/collections.ts";
import { root } from "./dist.ts";

export const { plans, figures } = parse(
  readFileSync(join(root, "content/plans.yaml"), "utf8"),
) as Content<"plans">;

const planOf = (id: string) => plans.find((plan) => plan.id === id);

/** An amount as on pages, with cents if there are any. */
const money = (amount: number): string =>
  amount.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });

/** A plan's cost for a turnover with fees and a number of messages. */
export function sumOf(id: string, year: { turnover: number; sms: number; mms: number }): number {
  const { price, fee, messages } = planOf(id) ?? {};
  const taken = ((fee?.percent ?? 0) * year.turnover) / 100;
  const texts = (messages?.sms ?? 0) * year.sms + (messages?.mms ?? 0) * year.mms;
  return Math.round(100 * ((price?.amount ?? 0) + taken + texts)) / 100;
}

/** The same, as shown on its slip. */
export const sumWords = (id: string, year: Parameters<typeof sumOf>[1]): string =>
  `${planOf(id)?.fee?.upTo ? "at most " : ""}${money(sumOf(id, year))}`;

/** Every plan's fee as shown in the comparison. */
export const feeWords = plans.map(({ fee }) =>
  fee ? `${fee.upTo ? "up to " : ""}${String(fee.percent)}%` : "Ask us",
);

/** The lowest and highest fee, as in a sentence. */
export function rangeWords(): string {
  const all = plans.flatMap(({ fee }) => (fee ? [fee.percent] : []));
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `${String(most)}%` : `${String(least)} to ${String(most)}%`;
}
