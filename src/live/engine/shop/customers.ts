/** Who buys: when they came, through whom, and what they began with. */
import { type Affiliate, bestAffiliate } from "./affiliates.ts";
import { busyness, spread, stamp } from "./calendar.ts";
import { at, dice, weighted } from "./dice.ts";
import { firstNames, lastNames, mailHosts, places } from "./names.ts";
import type { Insert } from "./shop.ts";

export interface Customer {
  readonly id: number;
  /** Day number, and second of that day. */
  readonly joined: number;
  readonly second: number;
  readonly affiliate: Affiliate | undefined;
  /** Hundredths of a percent. */
  readonly tax: number;
  readonly method: string;
  /** What they begin with; `nothing` for those who only left their address. */
  readonly begins: "subscription" | "purchase" | "nothing";
  /** Whether they get text messages; off once they have answered STOP. */
  texts: boolean;
}

const customerCount = 12_000;

const channels = weighted(
  ["search", 29],
  ["social", 22],
  ["affiliate", 17],
  ["direct", 16],
  ["referral", 10],
  ["email", 6],
);
const beginnings = weighted<Customer["begins"]>(
  ["subscription", 61],
  ["purchase", 32],
  ["nothing", 7],
);
const methods = weighted(
  ["visa", 46],
  ["mastercard", 28],
  ["amex", 11],
  ["paypal", 9],
  ["discover", 6],
);

/** Hours of the day in UTC, as often as America shops in them. */
const hours = [
  13, 14, 14, 15, 15, 15, 16, 16, 16, 17, 17, 18, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 22, 23,
  23,
].concat([0, 0, 1, 1, 2, 2, 3, 4, 11, 12]);

/** When on a day someone is at the shop: the second of the day. */
export const visitTime = ({ pick, below }: ReturnType<typeof dice>): number =>
  pick(hours) * 3600 + below(3600);

/** One time in seven it is the best one, from the day on which they joined. */
function pickAffiliate(
  affiliates: readonly Affiliate[],
  day: number,
  { chance, pick }: ReturnType<typeof dice>,
) {
  const best = at(affiliates, bestAffiliate - 1);
  const there = affiliates.filter(({ joined }) => joined <= day);
  return chance(140) && best.joined <= day ? best : pick(there);
}

/** @returns the customers in the order in which they came */
export function writeCustomers(
  insert: Insert,
  affiliates: readonly Affiliate[],
): readonly Customer[] {
  const chances = dice("customers");
  const { chance, pick } = chances;
  const all: Customer[] = [];
  // The shop grows to three times what it was when it opened.
  const perDay = spread(customerCount, (day) => busyness(day) * (365 + day));
  perDay.forEach((count, day) => {
    const times = Array.from({ length: count }, () => visitTime(chances)).sort((a, b) => a - b);
    for (const second of times) {
      const id = all.length + 1;
      const [first, firstPart] = pick(firstNames);
      const [last, lastPart] = pick(lastNames);
      const place = pick(places);
      const email = `${firstPart}.${lastPart}${String(id)}@${pick(mailHosts)}`;
      const channel = pick(channels);
      const affiliate =
        channel === "affiliate" ? pickAffiliate(affiliates, day, chances) : undefined;
      const begins = pick(beginnings);
      const texts = chance(begins === "nothing" ? 700 : 420);
      const method = pick(methods);
      all.push({ id, joined: day, second, affiliate, tax: place.tax, method, begins, texts });
      const name = [id, first, last, email, place.city, place.state] as const;
      insert([...name, stamp(day, second), channel, affiliate?.id ?? null, Number(texts)]);
    }
  });
  return all;
}
