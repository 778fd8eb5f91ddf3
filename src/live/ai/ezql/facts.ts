/** Facts about the rows of the sample shop. A new one is an entry here, plus its words in content/ezql.yaml. */
const orderedTimes = (test: string) =>
  `c.id IN (SELECT customer_id FROM orders GROUP BY customer_id HAVING count(*) ${test})`;
const subscribed = (test: string) =>
  `EXISTS (SELECT 1 FROM subscriptions WHERE customer_id = c.id${test})`;

/** Facts about a row that are not the value of one column: their SQL, and how a title says them. */
export const facts = {
  with_code: ["o.discount_code IS NOT NULL", "with a discount code"],
  without_code: ["o.discount_code IS NULL", "without a discount code"],
  never_ordered: ["c.id NOT IN (SELECT customer_id FROM orders)", "who never ordered"],
  ever_ordered: ["c.id IN (SELECT customer_id FROM orders)", "who ordered"],
  active_subscriber: [subscribed(" AND status = 'active'"), "with an active subscription"],
  came_back: [
    "EXISTS (SELECT 1 FROM subscriptions AS ended JOIN subscriptions AS again ON again.customer_id = ended.customer_id WHERE ended.customer_id = c.id AND again.started_on >= ended.cancelled_on)",
    "who subscribed again after canceling",
  ],
  by_subscription: ["o.subscription_id IS NOT NULL", "from subscriptions"],
  by_affiliate: ["o.affiliate_id IS NOT NULL", "with an affiliate"],
  without_affiliate: ["o.affiliate_id IS NULL", "without an affiliate"],
  subscribable: ["p.is_subscribable = 1", "available by subscription"],
  not_subscribable: ["p.is_subscribable = 0", "not available by subscription"],
  opted_in: ["c.sms_opt_in = 1", "opted in to texts"],
  not_opted_in: ["c.sms_opt_in = 0", "not opted in to texts"],
  accepted: ["f.accepted = 1", "accepted"],
  not_accepted: ["f.accepted = 0", "not accepted"],
  free_shipping: ["o.shipping = 0", "with free shipping"],
  paid_shipping: ["o.shipping > 0", "with paid shipping"],
  first_attempt: ["ch.attempt = 1", "first attempts"],
  retry: ["ch.attempt > 1", "retry attempts"],
  first_order: [
    "NOT EXISTS (SELECT 1 FROM orders AS earlier WHERE earlier.customer_id = o.customer_id AND earlier.ordered_at < o.ordered_at)",
    "first orders of customers",
  ],
  has_subscription: [subscribed(""), "with a subscription"],
  no_subscription: [`NOT ${subscribed("")}`, "without a subscription"],
  incoming: ["m.direction = 'in'", "that came in"],
  replied_skip: ["m.body = 'SKIP'", "that say SKIP"],
  replied_yes: ["m.body = 'YES'", "that say YES"],
  repeat_buyer: [orderedTimes(">= 2"), "of customers with two or more orders"],
  single_buyer: [orderedTimes("= 1"), "of customers with a single order"],
} as const;
export type FactId = keyof typeof facts;
/** Of each pair, a row has exactly one. */
export const opposites: readonly (readonly [FactId, FactId])[] = [
  ["with_code", "without_code"],
  ["has_subscription", "no_subscription"],
  ["by_affiliate", "without_affiliate"],
  ["opted_in", "not_opted_in"],
  ["accepted", "not_accepted"],
];
