/** The shapes that go beyond one measure: time between events, both of two values, the largest rows. */
import { expect, it } from "vitest";
import { readWords } from "#tests/support/ezql-questions.ts";
import { createAsk } from "./ask.ts";

const values = {
  "customers.channel": ["email", "search"],
  "orders.status": ["paid", "unpaid"],
  "products.category": ["Coffee", "Tea"],
  "orders.discount_code": ["WELCOME10"],
  "subscriptions.interval_days": ["14", "30"],
  "subscriptions.status": ["active", "paused", "cancelled"],
};
const ask = createAsk(readWords());
const titleOf = (question: string) => {
  const reply = ask(question, null, values);
  return reply.kind === "answer" ? reply.title : "refused";
};

it.each([
  [
    "average time between signing up and the first order",
    "Average days from sign-up to first order",
  ],
  [
    "How long do subscriptions last before they are cancelled?",
    "Average days from start of subscription to cancellation",
  ],
  ["average number of days between orders in 2024", "Average days from order to next order, 2024"],
  [
    "how long from signing up to the first order by channel",
    "Average days from sign-up to first order by channel",
  ],
  ["how many customers bought both coffee and tea", "Customers, who bought Coffee, who bought Tea"],
  ["how many orders contain both coffee and tea", "Orders, with Coffee, with Tea"],
  ["coffee buyers who also bought tea", "Customers, who bought Coffee, who bought Tea"],
  [
    "customers who bought coffee but never tea",
    "Customers, who bought Coffee, who did not buy Tea",
  ],
  [
    "how many customers ordered in 2023 but not in 2024",
    "Customers, who ordered in 2023, who did not order in 2024",
  ],
  [
    "how many customers have ordered before but not in 2024",
    "Customers, who ordered, who did not order in 2024",
  ],
  [
    "Of the customers who joined in May 2024, how many ordered in June 2024?",
    "Buyers, who joined in May 2024, June 2024",
  ],
  [
    "Of the customers who joined in May 2024, what share ordered in June 2024?",
    "Share of customers, who ordered in June 2024, who joined in May 2024",
  ],
  ["how many customers canceled and started again", "refused"],
  ["how many customers answered YES to a text", "How many customers, replies, that say YES"],
  ["how much do accepted offers add per order", "refused"],
  ["revenue from customers who joined in 2023", "Revenue, who joined in 2023"],
  [
    "how many cancelled in their first month",
    "Number with cancellation within 30 days of start of subscription",
  ],
  ["discounts as a share of revenue by month", "Discounts as a share of revenue by month"],
  [
    "which category grew the most last year",
    "Top 1 categories by growth of product sales, 2023 compared with 2024",
  ],
  [
    "fastest growing product in Q4 2024",
    "Top 1 products by growth of product sales, Q3 2024 compared with Q4 2024",
  ],
  ["cumulative revenue in 2024", "refused"],
  ["upcoming orders next week", "Upcoming orders, the week of 3 March 2025"],
  ["revenue next month", "refused"],
  ["customers who only bought tea", "refused"],
  // Correct words that are near to known ones.
  ["orders in Augusta", "refused"],
  ["rice sales", "refused"],
  ["lace orders", "refused"],
  ["hose orders in 2024", "refused"],
  ["arch orders", "refused"],
  ["brandy sales", "refused"],
  [
    "how many people cancelled and subscribed again",
    "Customers, who subscribed again after canceling",
  ],
  [
    "how many customers got a text last month",
    "How many customers, text messages sent, February 2025",
  ],
  [
    "how many active subscriptions did we have at the end of 2024",
    "Active or paused subscriptions at month end, December 2024",
  ],
  ["customers without an active subscription", "Customers, without an active subscription"],
  ["payment success rate by month", "Success rate by month"],
  ["number of customers by how many orders they placed", "refused"],
  ["where do our customers come from", "Customers by channel"],
  ["churn last month by product", "Monthly churn rate by product, February 2025"],
  ["revenue of both coffee and tea", "Revenue by category, category Coffee or Tea"],
  ["the single largest refund", "List of 1 charges, highest refunded first"],
  ["charges over $200", "List of charges, amount over 200"],
  [
    "new subscriptions minus cancellations per month",
    "Subscriptions started minus cancellations by month",
  ],
  ["revenue minus discounts", "refused"],
  [
    "active subscriptions at the end of each month",
    "Active or paused subscriptions at month end by month",
  ],
  ["recurring revenue in December 2024", "Revenue, from subscriptions, December 2024"],
  ["MRR in 2024", "refused"],
  [
    "how many customers bought from more than one category",
    "How many customers, different categories over 1",
  ],
  ["subscriptions that began in 2023 and ended in 2024", "refused"],
  [
    "subscriptions started in 2024 and cancellations in 2024",
    "Subscriptions started and cancellations, 2024",
  ],
  ["average subscription lifetime", "Average days from start of subscription to cancellation"],
  ["which channel brings in the most customers", "Top 5 channels by customers"],
  ["active subscriptions of our best selling product", "refused"],
  [
    "is the average order bigger or smaller with a discount code",
    "Average order value, with a discount code compared with without a discount code",
  ],
  [
    "revenue of the last 3 months and the previous 3 months",
    "Revenue, the last 3 months compared with 1 September 2024 to 30 November 2024",
  ],
  ["what percentage of failed payments do we get back", "Recovery rate"],
  ["the longest running subscription ever", "List of 1 subscriptions, longest first"],
  [
    "top products for repeat customers",
    "Top 5 products by product sales, of customers with two or more orders",
  ],
  ["how many customers used WELCOME10", "Buyers, discount code WELCOME10"],
  ["how many customers had a refund in May", "How many customers, refunded orders, May 2024"],
  ["how many customer orders in May", "Orders, May 2024"],
  [
    "how many first-time customers did we get in May",
    "Orders, first orders of customers, May 2024",
  ],
  ["how many people canceled in May", "How many customers, cancellations, May 2024"],
  [
    "how much revenue did we lose to failed payments in May",
    "Revenue lost to failed charges, May 2024",
  ],
  ["how many orders did we lose to failed payments", "refused"],
  ["how many retries does it take to recover a payment", "refused"],
  ["share of failed payments by failure code", "Share of failed charges by failure code"],
  [
    "what share of subscriptions started in 2024 were canceled",
    "Share of subscriptions started, status cancelled, 2024",
  ],
  ["subscriptions started and canceled in the same month", "refused"],
  ["how many subscribers signed up in May", "Subscriptions started, May 2024"],
  ["churn rate for monthly subscriptions", "Monthly churn rate, interval days 30, February 2025"],
  ["average commission per order", "Commission per affiliate order"],
  ["when do people cancel", "refused"],
  ["subscriptions due this week", "refused"],
  ["next orders by product", "Upcoming orders by product"],
  ["affiliates who joined in 2024", "Affiliates, 2024"],
  ["first order value by channel", "Average order value by channel, first orders of customers"],
  [
    "percentage of customers opted in to texts by channel",
    "Share of customers by channel, opted in to texts",
  ],
  ["who bought tea last month", "refused"],
  ["customers with a refund", "refused"],
  ["amount outstanding", "Revenue, status unpaid"],
  ["revenue by month containing both coffee and tea", "Revenue by month, with Coffee, with Tea"],
  ["orders by customer state", "Orders by state"],
  ["how many orders had a discount over $10", "refused"],
  ["orders with discount over 20%", "refused"],
  ["how many affiliates sold something in May", "refused"],
  ["average order value of affiliate orders", "Average order value, with an affiliate"],
  ["products with the highest refund rate", "Top 5 products by refund rate"],
  ["discount codes used more than 100 times", "Orders by discount code, orders over 100"],
  ["opt-out rate by flow", "Opt-out rate by flow"],
  ["discount rate by channel", "refused"],
  ["average time", "refused"],
  ["How long does a parcel take to get to Miami?", "refused"],
  ["time between parcels", "refused"],
])("%s", (question, title) => {
  expect(titleOf(question)).toBe(title);
});
