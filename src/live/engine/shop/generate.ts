/**
 * Makes the rows of the sample shop (tables.ts). They are the same in every JavaScript engine: whole numbers,
 * tables and one seeded generator; no clock, no locale, no function of mathematics whose last digit may differ.
 */
import { writeAffiliates, writeCustomers } from "./customers.ts";
import { lastDay } from "./calendar.ts";
import { writeProducts } from "./catalogue.ts";
import { dice } from "./dice.ts";
import { openMessages, planCampaigns } from "./messages.ts";
import { openOrders, planPurchases } from "./orders.ts";
import { openShop, type Sink } from "./shop.ts";
import { openSubscriptions } from "./subscriptions.ts";

export const orderCount = 50_000;

/**
 * @param sink asked once for each table, in their order; what it gives takes the table's rows, one after another,
 *   each a new list of values in the order of the columns. Rows of several tables take turns; those of one table
 *   come in the order of their ids, and after the rows that they point at.
 * @param progress told now and then what share of the work is done, 0 to 1
 */
export function generate(sink: Sink, progress: (share: number) => void = () => undefined): void {
  const shop = openShop(sink);
  const messages = openMessages(shop);
  const orders = openOrders(shop);
  const subscribe = openSubscriptions(shop, orders, messages);
  const { below, chance } = dice("beginnings");

  writeProducts(shop.insert.products);
  const affiliates = writeAffiliates(shop.insert.affiliates);
  const customers = writeCustomers(shop.insert.customers, affiliates);
  for (const customer of customers) {
    const { joined, second, begins } = customer;
    messages.send(customer, "welcome", joined, Math.min(second + 20 + below(60), 86_399));
    const soon = Math.min(second + 60 + below(900), 86_399);
    if (begins === "subscription") {
      subscribe(customer, joined, soon);
      const again = joined + 20 + below(200);
      if (chance(290) && again <= lastDay) subscribe(customer, again, soon);
    } else if (begins === "purchase") {
      orders.planSingle(customer, joined, soon);
    }
  }
  planPurchases(orders, customers, orderCount - orders.planned());
  planCampaigns(messages, customers);
  shop.live(progress);
}
