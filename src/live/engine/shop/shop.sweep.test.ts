/** The shop's books agree with one another, row by row, and hold what there is to be found in them. */
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openNative } from "#scripts/lib/native-shop.ts";

let database: DatabaseSync;
beforeAll(() => {
  database = openNative();
});
afterAll(() => {
  database.close();
});

const ask = (sql: string) => database.prepare(sql).all();
const number = (sql: string): number => Number(Object.values(database.prepare(sql).get() ?? {})[0]);

/** Each query looks for rows that break the rule. */
describe.each<[string, readonly [rule: string, sql: string][]]>([
  [
    "orders",
    [
      [
        "come to items less discount, with shipping and tax, to the cent",
        `SELECT id FROM orders WHERE round(total * 100) <>
           round(subtotal * 100) - round(discount * 100) + round(shipping * 100) + round(tax * 100)`,
      ],
      [
        "have items that come to their subtotal",
        `SELECT o.id FROM orders o LEFT JOIN order_items i ON i.order_id = o.id
         GROUP BY o.id HAVING round(coalesce(sum(i.line_total), -1) * 100) <> round(o.subtotal * 100)`,
      ],
      [
        "have lines of quantity times price",
        "SELECT id FROM order_items WHERE quantity < 1 OR round(line_total * 100) <> quantity * round(unit_price * 100)",
      ],
      [
        "sell nothing before it is launched",
        `SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id JOIN products p ON p.id = i.product_id
         WHERE date(o.ordered_at) < p.launched_on`,
      ],
      [
        "are placed by customers who have joined",
        "SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.ordered_at <= c.joined_at",
      ],
      [
        "have a discount where they have a code, of the code's percentage",
        `SELECT id FROM orders WHERE (discount_code IS NULL) <> (discount = 0) OR
           abs(discount - subtotal * CASE WHEN discount_code LIKE '%20' THEN 0.2 ELSE 0.1 END) >= 0.01
           AND discount_code IS NOT NULL`,
      ],
      [
        "use the code for newcomers, or an affiliate's, with the first order alone",
        `SELECT * FROM (SELECT discount_code, affiliate_id, row_number() OVER (PARTITION BY customer_id ORDER BY id) AS nth
           FROM orders) o LEFT JOIN affiliates a ON a.id = o.affiliate_id
         WHERE discount_code <> 'HARVEST20' AND
           (nth > 1 OR discount_code <> coalesce(a.code, 'WELCOME10'))`,
      ],
      [
        "use the code of the sale during the sale alone, and not for subscriptions",
        `SELECT id FROM orders WHERE discount_code = 'HARVEST20' AND (subscription_id IS NOT NULL OR
           NOT (date(ordered_at) BETWEEN '2023-11-24' AND '2023-11-27' OR
                date(ordered_at) BETWEEN '2024-11-29' AND '2024-12-02'))`,
      ],
      [
        "ship free from 45 dollars, and by subscription",
        `SELECT id FROM orders WHERE shipping <>
           CASE WHEN subscription_id IS NOT NULL OR round((subtotal - discount) * 100) >= 4500 THEN 0 ELSE 4.95 END`,
      ],
      [
        "are taxed at one rate in a state, but for the cent",
        `SELECT state FROM (SELECT c.city, c.state, sum(tax) / sum(subtotal - discount) AS paid,
             max(abs(tax - (subtotal - discount) * rate)) AS off
           FROM orders o JOIN customers c ON c.id = o.customer_id JOIN (
             SELECT city, sum(tax) / sum(subtotal - discount) AS rate
             FROM orders JOIN customers ON customers.id = customer_id GROUP BY city) r ON r.city = c.city
           GROUP BY c.city) WHERE off > 0.02 OR paid > 0.12`,
      ],
    ],
  ],
  [
    "charges",
    [
      [
        "ask for the order's total",
        "SELECT c.id FROM charges c JOIN orders o ON o.id = c.order_id WHERE c.amount <> o.total",
      ],
      [
        "have succeeded once for a paid order, and never for another",
        `SELECT o.id FROM orders o LEFT JOIN charges c ON c.order_id = o.id GROUP BY o.id
         HAVING count(c.id) = 0 OR sum(c.status = 'succeeded') <> (o.status IN ('paid', 'refunded'))`,
      ],
      [
        "have a code where they failed, and there alone",
        "SELECT id FROM charges WHERE (failure_code IS NULL) <> (status = 'succeeded')",
      ],
      [
        "are retries from the second on",
        "SELECT id FROM charges WHERE (retry_of IS NULL) <> (attempt = 1)",
      ],
      [
        "follow a failed one of the same order",
        `SELECT c.id FROM charges c JOIN charges f ON f.id = c.retry_of
         WHERE f.status <> 'failed' OR f.order_id <> c.order_id OR f.attempt <> c.attempt - 1 OR f.id > c.id`,
      ],
      [
        "come 1, 3, 6 and 10 days after the order",
        `SELECT c.id FROM charges c JOIN orders o ON o.id = c.order_id
         WHERE julianday(date(c.attempted_at)) - julianday(date(o.ordered_at)) <>
           CASE c.attempt WHEN 1 THEN 0 WHEN 2 THEN 1 WHEN 3 THEN 3 WHEN 4 THEN 6 WHEN 5 THEN 10 END`,
      ],
      [
        "were given up after the fifth, and not before",
        `SELECT o.id FROM orders o JOIN charges c ON c.order_id = o.id
         GROUP BY o.id HAVING (o.status = 'unpaid') <> (max(c.attempt) = 5 AND max(c.status = 'succeeded') = 0)`,
      ],
      [
        "are still retried for orders of the last ten days alone",
        "SELECT id FROM orders WHERE status = 'in_dunning' AND date(ordered_at, '+10 days') <= '2025-02-28'",
      ],
      [
        "are given back where the order is refunded",
        `SELECT c.id FROM charges c JOIN orders o ON o.id = c.order_id
         WHERE c.refunded <> CASE WHEN o.status = 'refunded' AND c.status = 'succeeded' THEN o.total ELSE 0 END`,
      ],
      [
        "fail at renewals alone",
        "SELECT o.id FROM charges c JOIN orders o ON o.id = c.order_id WHERE c.status = 'failed' AND o.order_type <> 'subscription_renewal'",
      ],
    ],
  ],
  [
    "subscriptions",
    [
      [
        "have no order after they are cancelled",
        `SELECT s.id FROM subscriptions s JOIN orders o ON o.subscription_id = s.id
         WHERE date(o.ordered_at) >= s.cancelled_on`,
      ],
      [
        "say when and why they were cancelled, and what comes next while they are active",
        `SELECT id FROM subscriptions WHERE (status = 'cancelled') <> (cancelled_on IS NOT NULL)
           OR (status = 'cancelled') <> (cancel_reason IS NOT NULL) OR (status = 'active') <> (next_order_on IS NOT NULL)`,
      ],
      [
        "end for want of payment with an unpaid order, ten days after it",
        `SELECT s.id FROM subscriptions s JOIN orders o ON o.subscription_id = s.id GROUP BY s.id
         HAVING coalesce(cancel_reason = 'payment_failed', 0) <> max(o.status = 'unpaid')
           OR cancel_reason = 'payment_failed' AND date(max(o.ordered_at), '+10 days') <> s.cancelled_on`,
      ],
      [
        "begin with their first order, and renew at their interval",
        `SELECT o.id FROM orders o JOIN subscriptions s ON s.id = o.subscription_id
         WHERE (o.order_type = 'subscription_first') <> (date(o.ordered_at) = s.started_on)
           OR o.order_type = 'one_time'
           OR (julianday(date(o.ordered_at)) - julianday(s.started_on)) % s.interval_days <> 0`,
      ],
      [
        "have one first order",
        "SELECT s.id FROM subscriptions s LEFT JOIN orders o ON o.subscription_id = s.id AND o.order_type = 'subscription_first' GROUP BY s.id HAVING count(o.id) <> 1",
      ],
      [
        "have their next order after the last day, at their interval",
        `SELECT id FROM subscriptions WHERE next_order_on <= '2025-02-28'
           OR (julianday(next_order_on) - julianday(started_on)) % interval_days <> 0
           OR julianday(next_order_on) - julianday('2025-02-28') > 2 * interval_days`,
      ],
      [
        "deliver their product to their customer at their price",
        `SELECT o.id FROM orders o JOIN subscriptions s ON s.id = o.subscription_id WHERE o.customer_id <> s.customer_id
           OR NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.product_id = s.product_id
             AND i.quantity = s.quantity AND i.unit_price = s.unit_price)`,
      ],
      [
        "are had a tenth cheaper, of what can be subscribed to",
        `SELECT s.id FROM subscriptions s JOIN products p ON p.id = s.product_id
         WHERE NOT p.is_subscribable OR s.unit_price NOT BETWEEN p.price * 0.9 - 0.01 AND p.price * 0.9 + 0.001`,
      ],
      [
        "are what only orders of theirs point at",
        "SELECT id FROM orders WHERE (order_type = 'one_time') <> (subscription_id IS NULL)",
      ],
    ],
  ],
  [
    "affiliates",
    [
      [
        "brought who came by affiliates",
        "SELECT id FROM customers WHERE (channel = 'affiliate') <> (affiliate_id IS NOT NULL)",
      ],
      [
        "joined before those whom they brought",
        "SELECT c.id FROM customers c JOIN affiliates a ON a.id = c.affiliate_id WHERE date(c.joined_at) < a.joined_on",
      ],
      [
        "are credited with all orders up to 30 days after their customers joined, and no other",
        `SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id
         WHERE o.affiliate_id IS NOT CASE
           WHEN julianday(date(o.ordered_at)) - julianday(date(c.joined_at)) <= 30 THEN c.affiliate_id END`,
      ],
    ],
  ],
  [
    "text messages",
    [
      [
        "go to those alone who agreed, from when they joined",
        `SELECT m.id FROM sms_messages m JOIN customers c ON c.id = m.customer_id
         WHERE NOT c.sms_opt_in OR m.sent_at <= c.joined_at`,
      ],
      [
        "stop at STOP",
        `SELECT m.id FROM sms_messages m JOIN sms_messages s ON s.customer_id = m.customer_id AND s.body = 'STOP'
         WHERE m.direction = 'out' AND m.id > s.id`,
      ],
      [
        "are replies to a message that arrived, of the same customer and flow",
        `SELECT r.id FROM sms_messages r LEFT JOIN sms_messages m ON m.id = r.reply_to
         WHERE (r.direction = 'in') <> (r.reply_to IS NOT NULL) OR (r.direction = 'in') <> (r.status = 'received')
           OR m.direction <> 'out' OR m.status <> 'delivered' OR m.customer_id <> r.customer_id OR m.flow <> r.flow
           OR m.sent_at > r.sent_at OR m.id > r.id`,
      ],
      [
        "tell of a failed payment on its day",
        `SELECT id FROM sms_messages m WHERE flow = 'payment_failed' AND direction = 'out' AND NOT EXISTS (
           SELECT 1 FROM orders o JOIN charges c ON c.order_id = o.id WHERE o.customer_id = m.customer_id
             AND c.attempt = 1 AND c.status = 'failed' AND date(c.attempted_at) = date(m.sent_at))`,
      ],
      [
        "announce a renewal three days ahead, which comes unless it is skipped",
        `SELECT m.id FROM sms_messages m LEFT JOIN sms_messages r ON r.reply_to = m.id
         WHERE m.flow = 'upcoming_order' AND m.direction = 'out' AND date(m.sent_at, '+3 days') <= '2025-02-28'
           AND coalesce(r.body, '') <> 'SKIP' AND NOT EXISTS (SELECT 1 FROM orders o
             WHERE o.customer_id = m.customer_id AND o.order_type = 'subscription_renewal'
               AND date(o.ordered_at) = date(m.sent_at, '+3 days'))`,
      ],
      [
        "ask back thirty days after a subscription ended",
        `SELECT m.id FROM sms_messages m WHERE flow = 'win_back' AND direction = 'out' AND NOT EXISTS (
           SELECT 1 FROM subscriptions s WHERE s.customer_id = m.customer_id
             AND s.cancelled_on = date(m.sent_at, '-30 days'))`,
      ],
    ],
  ],
  [
    "offers",
    [
      [
        "are shown with an order that somebody places by hand",
        `SELECT f.id FROM checkout_offers f JOIN orders o ON o.id = f.order_id
         WHERE f.shown_at <> o.ordered_at OR o.order_type = 'subscription_renewal'`,
      ],
      [
        "add their price where they are accepted",
        "SELECT id FROM checkout_offers WHERE added_amount <> accepted * offer_price",
      ],
      [
        "are a line of the order where they are accepted",
        `SELECT f.id FROM checkout_offers f WHERE accepted AND NOT EXISTS (SELECT 1 FROM order_items i
           WHERE i.order_id = f.order_id AND i.product_id = f.product_id AND i.unit_price = f.offer_price)`,
      ],
      [
        "are one of each placement",
        "SELECT order_id FROM checkout_offers GROUP BY order_id, placement HAVING count(*) > 1",
      ],
    ],
  ],
])("%s", (_, rules) => {
  it.each(rules)("%s", (_rule, sql) => {
    expect(ask(`${sql} LIMIT 5`)).toEqual([]);
  });
});

it.each([
  ["orders", "ordered_at"],
  ["charges", "attempted_at"],
  ["sms_messages", "sent_at"],
  ["checkout_offers", "shown_at"],
  ["customers", "joined_at"],
])("%s are numbered in the order of time, and lie within the two years", (table, column) => {
  expect(
    ask(`SELECT * FROM (SELECT ${column} AS now, lag(${column}) OVER (ORDER BY id) AS before FROM ${table})
         WHERE now < before LIMIT 5`),
  ).toEqual([]);
  expect(
    ask(`SELECT date(min(${column})) AS first, date(max(${column})) AS last FROM ${table}`),
  ).toEqual([{ first: expect.stringMatching(/^2023-03-0[1-9]$/) as unknown, last: "2025-02-28" }]);
});

describe("what is to be found", () => {
  it("dunning wins back about two of three failed payments", () => {
    const share =
      number(`SELECT avg(o.status IN ('paid', 'refunded')) FROM charges c JOIN orders o ON o.id = c.order_id
      WHERE c.attempt = 1 AND c.status = 'failed' AND o.status <> 'in_dunning'`);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.7);
  });

  it("first attempts of renewals fail about one time in eleven", () => {
    const share =
      number(`SELECT avg(c.status = 'failed') FROM charges c JOIN orders o ON o.id = c.order_id
      WHERE c.attempt = 1 AND o.order_type = 'subscription_renewal'`);
    expect(share).toBeGreaterThan(0.07);
    expect(share).toBeLessThan(0.12);
  });

  it("one failure code hardly ever recovers, and every other does", () => {
    const codes =
      ask(`SELECT c.failure_code AS code, count(*) AS n, avg(o.status IN ('paid', 'refunded')) AS recovered
      FROM charges c JOIN orders o ON o.id = c.order_id
      WHERE c.attempt = 1 AND c.status = 'failed' AND o.status <> 'in_dunning' GROUP BY 1 ORDER BY recovered`);
    expect(codes[0]).toMatchObject({ code: "lost_or_stolen_card" });
    expect(Number(codes[0]?.["n"])).toBeGreaterThan(100);
    expect(Number(codes[0]?.["recovered"])).toBeLessThan(0.15);
    expect(Number(codes[1]?.["recovered"])).toBeGreaterThan(0.5);
  });

  it("one product loses far more of its subscribers than any other that is as popular", () => {
    const products = ask(`SELECT p.name, avg(s.status = 'cancelled') AS lost
      FROM subscriptions s JOIN products p ON p.id = s.product_id GROUP BY p.id HAVING count(*) > 150 ORDER BY lost DESC`);
    expect(products[0]).toMatchObject({ name: "Nightjar Decaf" });
    expect(Number(products[0]?.["lost"]) - Number(products[1]?.["lost"])).toBeGreaterThan(0.1);
  });

  it("one affiliate brings the most, and the best, customers", () => {
    const affiliates =
      ask(`SELECT a.id, count(DISTINCT c.id) AS customers, sum(o.total) / count(DISTINCT c.id) AS worth
      FROM affiliates a JOIN customers c ON c.affiliate_id = a.id JOIN orders o ON o.customer_id = c.id
      GROUP BY a.id HAVING customers >= 40 ORDER BY customers DESC`);
    const [best, second] = affiliates;
    expect(best?.["id"]).toBe(5);
    expect(Number(best?.["customers"])).toBeGreaterThan(2 * Number(second?.["customers"]));
    const usual =
      number(`SELECT sum(o.total) / count(DISTINCT c.id) FROM customers c JOIN orders o ON o.customer_id = c.id
      WHERE c.affiliate_id <> 5`);
    expect(Number(best?.["worth"])).toBeGreaterThan(1.15 * usual);
  });

  it("one offer converts twice as often as the next", () => {
    const offers = ask(
      "SELECT offer, avg(accepted) AS taken FROM checkout_offers GROUP BY offer ORDER BY taken DESC",
    );
    expect(offers[0]).toMatchObject({ offer: "One more at 20% off" });
    expect(Number(offers[0]?.["taken"])).toBeGreaterThan(2 * Number(offers[1]?.["taken"]) * 0.95);
  });

  it("most who leave of their own will leave after the third charge", () => {
    const left = ask(`WITH counted AS (
        SELECT s.cancel_reason, s.status, sum(o.status IN ('paid', 'refunded')) AS charges
        FROM subscriptions s JOIN orders o ON o.subscription_id = s.id GROUP BY s.id)
      SELECT n.charges, avg(c.charges = n.charges AND c.status = 'cancelled') AS share
      FROM (SELECT DISTINCT charges FROM counted WHERE charges BETWEEN 1 AND 8) n
      JOIN counted c ON c.charges >= n.charges AND coalesce(c.cancel_reason, '') <> 'payment_failed'
      GROUP BY n.charges ORDER BY share DESC`);
    expect(left[0]).toMatchObject({ charges: 3 });
    expect(Number(left[0]?.["share"])).toBeGreaterThan(1.8 * Number(left[1]?.["share"]));
  });

  it("those who get text messages recover more often", () => {
    const share = (texts: number) =>
      number(`SELECT avg(o.status IN ('paid', 'refunded')) FROM charges c JOIN orders o ON o.id = c.order_id
        JOIN customers u ON u.id = o.customer_id WHERE c.attempt = 1 AND c.status = 'failed'
        AND o.status <> 'in_dunning' AND u.sms_opt_in = ${String(texts)}`);
    expect(share(1) - share(0)).toBeGreaterThan(0.03);
  });

  it("the second year sells more than the first, November and December most, and Mondays more than Saturdays", () => {
    const revenue = (where: string) => number(`SELECT sum(total) FROM orders WHERE ${where}`);
    expect(revenue("ordered_at >= '2024-03-01'")).toBeGreaterThan(
      1.8 * revenue("ordered_at < '2024-03-01'"),
    );
    const months = ask(
      "SELECT strftime('%Y-%m', ordered_at) AS month FROM orders GROUP BY 1 ORDER BY sum(total) DESC LIMIT 2",
    );
    expect(months.map(({ month }) => month).sort()).toEqual(["2024-11", "2024-12"]);
    expect(revenue("strftime('%w', ordered_at) = '1'")).toBeGreaterThan(
      1.1 * revenue("strftime('%w', ordered_at) = '6'"),
    );
  });

  it("seeds sell in spring", () => {
    const share = (months: string) =>
      number(`SELECT avg(p.category = 'Seeds') FROM order_items i JOIN orders o ON o.id = i.order_id
        JOIN products p ON p.id = i.product_id
        WHERE o.order_type = 'one_time' AND strftime('%m', o.ordered_at) IN (${months})`);
    expect(share("'02','03','04','05'")).toBeGreaterThan(
      2 * share("'06','07','08','09','10','11','12'"),
    );
  });
});
