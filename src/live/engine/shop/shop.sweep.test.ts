/** The shop's books are consistent, row by row, and contain the findings that visitors can discover. */
import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openNative } from "#tests/support/native-shop.ts";

let database: DatabaseSync;
beforeAll(() => {
  database = openNative();
});
afterAll(() => {
  database.close();
});

const ask = (sql: string) => database.prepare(sql).all();

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
        "are placed by customers who have joined",
        "SELECT o.id FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.ordered_at <= c.joined_at",
      ],
      [
        "have a discount where they have a code, of the code's percentage",
        `SELECT id FROM orders WHERE (discount_code IS NULL) <> (discount = 0) OR
           abs(discount - subtotal * CASE WHEN discount_code LIKE '%20' THEN 0.2 ELSE 0.1 END) >= 0.01
           AND discount_code IS NOT NULL`,
      ],
    ],
  ],
  [
    "charges",
    [
      [
        "have succeeded once for a paid order, and never for another",
        `SELECT o.id FROM orders o LEFT JOIN charges c ON c.order_id = o.id GROUP BY o.id
         HAVING count(c.id) = 0 OR sum(c.status = 'succeeded') <> (o.status IN ('paid', 'refunded'))`,
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
        "end for want of payment with an unpaid order, ten days after it",
        `SELECT s.id FROM subscriptions s JOIN orders o ON o.subscription_id = s.id GROUP BY s.id
         HAVING coalesce(cancel_reason = 'payment_failed', 0) <> max(o.status = 'unpaid')
           OR cancel_reason = 'payment_failed' AND date(max(o.ordered_at), '+10 days') <> s.cancelled_on`,
      ],
      [
        "deliver their product to their customer at their price",
        `SELECT o.id FROM orders o JOIN subscriptions s ON s.id = o.subscription_id WHERE o.customer_id <> s.customer_id
           OR NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.product_id = s.product_id
             AND i.quantity = s.quantity AND i.unit_price = s.unit_price)`,
      ],
    ],
  ],
  [
    "affiliates",
    [
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
    ],
  ],
  [
    "offers",
    [
      [
        "add their price where they are accepted",
        "SELECT id FROM checkout_offers WHERE added_amount <> accepted * offer_price",
      ],
    ],
  ],
])("%s", (_, rules) => {
  it.each(rules)("%s", (_rule, sql) => {
    expect(ask(`${sql} LIMIT 5`)).toEqual([]);
  });
});
