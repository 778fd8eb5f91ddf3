/** Generates the sample shop: its events, day by day, and their rows. Each part has its own seed (random.ts). */
import { dayCount, dice, lastDay } from "./random.ts";
import { writeProducts } from "./product-catalog.ts";
import { writeAffiliates, writeCustomers } from "./customers.ts";
import { openMessages, planCampaigns } from "./messages.ts";
import { openOrders, planPurchases } from "./orders.ts";
import { openSubscriptions } from "./subscriptions.ts";
import { type TableName, tableNames } from "./tables.ts";

export type DatasetValue = string | number | null;
export type Insert = (row: readonly DatasetValue[]) => void;
export type RowSink = (table: TableName) => Insert;

/** What happens to a subject at its time. Written as a method, so that one list can hold all subjects. */
type Happening<T> = { of(subject: T, day: number, second: number): void }["of"];

/** Days between two progress reports. */
const pace = 16;
/** More than is ever scheduled. */
const room = 1 << 20;

function openShop(sink: RowSink) {
  // A hundred thousand plans wait for their day. As numbers, which combine the second and the index in two lists,
  // they cost little; as objects, most of the time went into garbage collection.
  const days: number[][] = Array.from({ length: dayCount }, () => []);
  const subjects: unknown[] = [];
  const happenings: Happening<unknown>[] = [];
  const entries = <T>(of: (table: TableName) => T) =>
    Object.fromEntries(tableNames.map((table) => [table, of(table)])) as Record<TableName, T>;
  const ids = entries(() => 0);
  return {
    insert: entries(sink),
    /** The next id of a table, from 1. */
    next: (table: TableName) => (ids[table] += 1),
    /** Schedules an event for a second of a day; events after the last day never happen. */
    plan: <T>(day: number, second: number, subject: T, happening: Happening<T>) => {
      days[day]?.push(second * room + subjects.length);
      subjects.push(subject);
      happenings.push(happening);
    },
    /** Runs all scheduled events in order of time. Nothing is scheduled meanwhile. */
    live: (progress: (share: number) => void) => {
      days.forEach((planned, day) => {
        for (const plan of Float64Array.from(planned).sort()) {
          const second = Math.floor(plan / room);
          const place = plan - second * room;
          happenings[place]?.(subjects[place], day, second);
        }
        if (day % pace === 0) progress(day / dayCount);
      });
      progress(1);
    },
  };
}
export type Shop = Readonly<ReturnType<typeof openShop>>;

/*
 * Makes the rows of the sample shop (tables.ts). They are the same in every JavaScript engine: whole numbers, tables
 * and one seeded generator; no clock, no locale, no math function whose last digit may differ.
 */

export const orderCount = 50_000;

/**
 * @param sink called once for each table, in order. What it returns takes the table's rows, one by one, each a new
 *   list of values in column order. Rows of several tables take turns; those of one table come in the order of their
 *   ids, and after the rows that they reference.
 * @param progress called now and then with the share of the work that is done, 0 to 1
 */
export function generate(sink: RowSink, progress: (share: number) => void = () => undefined): void {
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
      orders.plan({ customer }, joined, soon);
    }
  }
  planPurchases(orders, customers, orderCount - orders.planned());
  planCampaigns(messages, customers);
  shop.live(progress);
}
