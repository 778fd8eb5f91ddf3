/** A creator's example month, computed from its weeks: the source of every figure on the page. All in cents. */
import type { Content } from "#content/collections.ts";
import { shareOf } from "#live/calculators/numbers.ts";

type Creator = Content<"influencers">["month"]["creator"];

export interface Row {
  readonly clicks: number;
  /** Orders with the code. */
  readonly placed: number;
  readonly returned: number;
  /** Orders that stayed. */
  readonly counted: number;
  /** The sales of the orders that stayed, in cents. */
  readonly sales: number;
  readonly commission: number;
}

export interface Month {
  readonly weeks: readonly Row[];
  /** The sum of the weeks, column by column. */
  readonly total: Row;
}

const none: Row = { clicks: 0, placed: 0, returned: 0, counted: 0, sales: 0, commission: 0 };

/** Added line by line, so that each column adds up. */
const add = (a: Row, b: Row): Row => ({
  clicks: a.clicks + b.clicks,
  placed: a.placed + b.placed,
  returned: a.returned + b.returned,
  counted: a.counted + b.counted,
  sales: a.sales + b.sales,
  commission: a.commission + b.commission,
});

/** @param creator the price in dollars, the rate in percent, and the weeks */
export function monthOf({ price, rate, weeks }: Creator): Month {
  const rows = weeks.map(({ clicks, counted, returned }): Row => {
    const placed = counted + returned;
    const sales = counted * Math.round(price * 100);
    const commission = shareOf(sales, Math.round(rate * 100));
    return { clicks, placed, returned, counted, sales, commission };
  });
  return { weeks: rows, total: rows.reduce(add, none) };
}

/** Values that the page's texts may quote in brackets, such as [code]. */
export function quotesOf(creator: Creator, { total }: Month): Readonly<Record<string, string>> {
  const number = new Intl.NumberFormat("en-US");
  return {
    name: creator.name,
    code: creator.code,
    price: dollarsAndCents(Math.round(creator.price * 100)).replace(/\.00$/, ""),
    rate: `${creator.rate}%`,
    clicks: number.format(total.clicks),
    placed: number.format(total.placed),
    returned: number.format(total.returned),
    counted: number.format(total.counted),
    sales: dollarsAndCents(total.sales),
    commission: dollarsAndCents(total.commission),
  };
}

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as shown in a column: “$84.60”, “$705.00”. */
export const dollarsAndCents = (cents: number): string => money.format(cents / 100);
