/** Single purchases: the first of those who do not subscribe, and what customers come back for. */
import { busyness, spread } from "./calendar.ts";
import { type Customer, visitTime } from "./customers.ts";
import { at, dice } from "./dice.ts";
import type { Orders } from "./orders.ts";

/** Plans so many purchases on the days after customers joined; recent ones come more often. */
export function planPurchases(orders: Orders, customers: readonly Customer[], count: number): void {
  const chances = dice("purchases");
  const buyers = customers.filter(({ begins }) => begins !== "nothing");
  /** How many buyers had joined before each day. */
  const before: number[] = [];
  buyers.forEach(({ joined }, i) => {
    while (before.length <= joined) before.push(i);
  });
  const thereOn = (day: number) => before[day] ?? buyers.length;

  const perDay = spread(count, (day) => busyness(day) * thereOn(day));
  perDay.forEach((today, day) => {
    for (let i = 0; i < today; i += 1) {
      const customer = at(buyers, thereOn(day) - 1 - chances.early(thereOn(day)));
      orders.planSingle(customer, day, visitTime(chances));
    }
  });
}
