/** Twenty questions that an analyst of the sample shop asks, as they would be typed into the editor of /queries/. */

export interface NamedQuery {
  readonly name: string;
  readonly sql: string;
}

/** Each by its name. */
const questions: Readonly<Record<string, string>> = {
  "Revenue by month and order type": `SELECT strftime('%Y-%m', ordered_at) AS month, order_type, count(*) AS orders, round(sum(total), 2) AS revenue
FROM orders
WHERE status = 'paid'
GROUP BY month, order_type
ORDER BY month, order_type`,
  "Growth over the month before (window)": `WITH monthly AS (
  SELECT strftime('%Y-%m', ordered_at) AS month, sum(total) AS revenue FROM orders GROUP BY month
)
SELECT month, round(revenue, 2) AS revenue,
  round(100.0 * revenue / lag(revenue) OVER (ORDER BY month) - 100, 1) AS growth
FROM monthly`,
  "Seven-day average of daily revenue (window frame)": `WITH daily AS (
  SELECT date(ordered_at) AS day, sum(total) AS revenue FROM orders GROUP BY day
)
SELECT day, round(revenue, 2) AS revenue,
  round(avg(revenue) OVER (ORDER BY day ROWS BETWEEN 6 PRECEDING AND CURRENT ROW), 2) AS smooth,
  round(sum(revenue) OVER (ORDER BY day), 2) AS so_far
FROM daily`,
  "Retention of customers by month of their first order (cohorts)": `WITH firsts AS (
  SELECT customer_id, min(ordered_at) AS first_at FROM orders GROUP BY customer_id
), activity AS (
  SELECT DISTINCT o.customer_id, strftime('%Y-%m', f.first_at) AS cohort,
    (strftime('%Y', o.ordered_at) - strftime('%Y', f.first_at)) * 12
      + strftime('%m', o.ordered_at) - strftime('%m', f.first_at) AS month
  FROM orders o JOIN firsts f ON f.customer_id = o.customer_id
)
SELECT cohort, month, count(*) AS customers,
  round(100.0 * count(*) / first_value(count(*)) OVER (PARTITION BY cohort ORDER BY month), 1) AS percent
FROM activity
GROUP BY cohort, month
ORDER BY cohort, month`,
  "After which charge subscribers leave": `WITH counted AS (
  SELECT s.id, s.status, s.cancel_reason, count(c.id) AS charges
  FROM subscriptions s
  JOIN orders o ON o.subscription_id = s.id
  JOIN charges c ON c.order_id = o.id AND c.status = 'succeeded'
  GROUP BY s.id
)
SELECT charges, count(*) AS ended_here,
  sum(count(*)) OVER (ORDER BY charges DESC) AS reached,
  sum(status = 'cancelled' AND cancel_reason <> 'payment_failed') AS cancelled
FROM counted
GROUP BY charges
ORDER BY charges`,
  "Churn by product (join, having)": `SELECT p.category, p.name, count(*) AS subscriptions, sum(s.status = 'cancelled') AS cancelled,
  round(100.0 * avg(s.status = 'cancelled'), 1) AS churn,
  round(avg(julianday(s.cancelled_on) - julianday(s.started_on)), 1) AS days_stayed
FROM subscriptions s JOIN products p ON p.id = s.product_id
GROUP BY p.id
HAVING count(*) >= 50
ORDER BY churn DESC`,
  "Dunning: what each failure code gives back": `WITH failed AS (
  SELECT order_id, failure_code, amount FROM charges WHERE attempt = 1 AND status = 'failed'
)
SELECT f.failure_code, count(*) AS failures, count(r.id) AS recovered,
  round(100.0 * count(r.id) / count(*), 1) AS percent, round(sum(f.amount) - sum(coalesce(r.amount, 0)), 2) AS lost
FROM failed f
LEFT JOIN charges r ON r.order_id = f.order_id AND r.status = 'succeeded'
GROUP BY f.failure_code
ORDER BY percent`,
  "Chains of retries (recursive, self join)": `WITH RECURSIVE chain(id, first_id, first_at, attempted_at, attempt, status) AS (
  SELECT id, id, attempted_at, attempted_at, attempt, status FROM charges WHERE attempt = 1 AND status = 'failed'
  UNION ALL
  SELECT c.id, chain.first_id, chain.first_at, c.attempted_at, c.attempt, c.status
  FROM chain
  JOIN charges p ON p.id = chain.id
  JOIN charges c ON c.order_id = p.order_id AND c.retry_of = p.id
)
SELECT attempt, status, count(*) AS charges, round(avg(julianday(attempted_at) - julianday(first_at)), 2) AS days_after
FROM chain
GROUP BY attempt, status
ORDER BY attempt, status`,
  "Active subscriptions on the first of each month (recursive calendar)": `WITH RECURSIVE months(day) AS (
  SELECT '2023-04-01' UNION ALL SELECT date(day, '+1 month') FROM months WHERE day < '2025-02-01'
)
SELECT day, count(s.id) AS active, round(sum(s.quantity * s.unit_price * 30 / s.interval_days), 2) AS per_month
FROM months
LEFT JOIN subscriptions s ON s.started_on < day AND (s.cancelled_on IS NULL OR s.cancelled_on >= day)
GROUP BY day`,
  "The hundred most valuable customers (join, rank)": `SELECT rank() OVER (ORDER BY sum(o.total) DESC) AS place, c.first_name || ' ' || c.last_name AS customer, c.state,
  count(*) AS orders, round(sum(o.total), 2) AS value, max(date(o.ordered_at)) AS last_order
FROM customers c JOIN orders o ON o.customer_id = c.id
WHERE o.status = 'paid'
GROUP BY c.id
ORDER BY place
LIMIT 100`,
  "Recency, frequency and value in fifths (ntile)": `WITH values_of AS (
  SELECT customer_id, julianday('2025-03-01') - julianday(max(ordered_at)) AS recency, count(*) AS frequency, sum(total) AS value
  FROM orders GROUP BY customer_id
), scored AS (
  SELECT *, ntile(5) OVER (ORDER BY recency DESC) AS r, ntile(5) OVER (ORDER BY frequency) AS f, ntile(5) OVER (ORDER BY value) AS v
  FROM values_of
)
SELECT r, f, v, count(*) AS customers, round(avg(value), 2) AS value
FROM scored
GROUP BY r, f, v
ORDER BY r DESC, f DESC, v DESC`,
  "Days between a customer's orders (lag by partition)": `WITH gaps AS (
  SELECT order_type, julianday(ordered_at) - julianday(lag(ordered_at) OVER (PARTITION BY customer_id ORDER BY ordered_at)) AS days
  FROM orders
)
SELECT order_type, CAST(days / 7 AS INTEGER) AS weeks, count(*) AS orders
FROM gaps
WHERE days IS NOT NULL
GROUP BY order_type, weeks
ORDER BY order_type, weeks`,
  "What is bought together (self join of items)": `SELECT a.name AS one, b.name AS other, count(*) AS orders
FROM order_items x
JOIN order_items y ON y.order_id = x.order_id AND y.product_id > x.product_id
JOIN products a ON a.id = x.product_id
JOIN products b ON b.id = y.product_id
GROUP BY x.product_id, y.product_id
ORDER BY orders DESC
LIMIT 25`,
  "Margin by category and quarter (three joins)": `SELECT p.category, strftime('%Y', o.ordered_at) || ' Q' || ((strftime('%m', o.ordered_at) + 2) / 3) AS quarter,
  sum(i.quantity) AS pieces, round(sum(i.line_total), 2) AS sales,
  round(100 * (1 - sum(i.quantity * p.cost) / sum(i.line_total)), 1) AS margin
FROM order_items i
JOIN orders o ON o.id = i.order_id
JOIN products p ON p.id = i.product_id
WHERE o.status IN ('paid', 'refunded')
GROUP BY p.category, quarter
ORDER BY p.category, quarter`,
  "Affiliates: what they bring and what they earn": `SELECT a.name, a.channel, count(DISTINCT c.id) AS customers, count(DISTINCT s.id) AS subscriptions,
  round(sum(o.total), 2) AS credited, round(sum(o.total) * a.commission_rate, 2) AS commission
FROM affiliates a
LEFT JOIN customers c ON c.affiliate_id = a.id
LEFT JOIN orders o ON o.customer_id = c.id AND o.affiliate_id = a.id
LEFT JOIN subscriptions s ON s.id = o.subscription_id
GROUP BY a.id
ORDER BY commission DESC`,
  "Offers: shown, taken, and what they add": `SELECT f.placement, f.offer, o.order_type, count(*) AS shown, sum(f.accepted) AS taken,
  round(100.0 * avg(f.accepted), 2) AS percent, round(sum(f.added_amount), 2) AS added,
  round(avg(f.added_amount), 3) AS per_showing
FROM checkout_offers f JOIN orders o ON o.id = f.order_id
GROUP BY f.placement, f.offer, o.order_type
ORDER BY percent DESC`,
  "Replies to text messages (like, self join)": `SELECT m.flow, strftime('%Y-%m', m.sent_at) AS month, count(*) AS sent, count(r.id) AS replies,
  sum(r.body LIKE 'stop%') AS stops,
  round(avg((julianday(r.sent_at) - julianday(m.sent_at)) * 1440), 1) AS minutes
FROM sms_messages m
LEFT JOIN sms_messages r ON r.customer_id = m.customer_id AND r.reply_to = m.id
WHERE m.direction = 'out' AND m.body NOT LIKE '%welcome%'
GROUP BY m.flow, month
ORDER BY m.flow, month`,
  "Subscribers who have gone quiet (not exists, date arithmetic)": `SELECT c.id, c.first_name, c.last_name, c.email, s.cancelled_on, s.cancel_reason
FROM customers c JOIN subscriptions s ON s.customer_id = c.id
WHERE s.status = 'cancelled' AND s.cancelled_on < date('2025-02-28', '-60 days')
  AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND o.ordered_at > s.cancelled_on)
  AND c.email LIKE '%@post.example'
ORDER BY s.cancelled_on DESC`,
  "Orders by weekday and hour (case)": `SELECT CASE strftime('%w', ordered_at) WHEN '0' THEN 'Sunday' WHEN '6' THEN 'Saturday' ELSE 'Weekday' END AS day,
  CAST(strftime('%H', ordered_at) AS INTEGER) AS hour, count(*) AS orders, round(avg(total), 2) AS average,
  round(100.0 * sum(discount > 0) / count(*), 1) AS with_code
FROM orders
WHERE order_type <> 'subscription_renewal'
GROUP BY day, hour
ORDER BY day, hour`,
  "Every order with its customer (50,000 rows)": `SELECT o.id, o.ordered_at, c.first_name, c.last_name, c.city, o.order_type, o.status, o.total
FROM orders o JOIN customers c ON c.id = o.customer_id
ORDER BY o.total DESC, o.id`,
};

export const queries: readonly NamedQuery[] = Object.entries(questions).map(([name, sql]) => ({
  name,
  sql,
}));
