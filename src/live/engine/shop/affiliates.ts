/** Those who send customers and are paid a share of what they buy at first. */
import { dateOf } from "./calendar.ts";
import { at, dice, weighted } from "./dice.ts";
import { addressForm } from "./names.ts";
import type { Insert } from "./shop.ts";

export interface Affiliate {
  readonly id: number;
  readonly code: string;
  /** Day number. */
  readonly joined: number;
}

const count = 36;
const firsts = "Slow Quiet Early Copper Window Second Green Rainy Little Open North Velvet".split(
  " ",
);
const seconds =
  "Kettle Garden Pour Saucer Ledger Orchard Steep Trowel Larder Bean Almanac Porch".split(" ");
const channels = weighted(
  ["blog", 10],
  ["newsletter", 8],
  ["podcast", 6],
  ["video", 8],
  ["social", 8],
);

/** Who brings many customers, and customers who stay: the sample data's affiliate to find. */
export const bestAffiliate = 5;

/** @returns the affiliates in the order in which they joined */
export function writeAffiliates(insert: Insert): readonly Affiliate[] {
  const { below, pick } = dice("affiliates");
  return Array.from({ length: count }, (_, i) => {
    const [first, second] = [at(firsts, i % 12), at(seconds, (i * 7 + Math.floor(i / 12)) % 12)];
    const code = `${first.slice(0, 4)}${second.slice(0, 4)}10`.toUpperCase();
    const joined = i < 10 ? 0 : (i - 9) * 19 + below(19);
    const website = `${addressForm(first + second)}.example`;
    const id = i + 1;
    const rate = (8 + below(8)) / 100;
    insert([id, `${first} ${second}`, website, pick(channels), code, rate, dateOf(joined)]);
    return { id, code, joined };
  });
}
