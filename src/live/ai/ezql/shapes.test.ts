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
    "How long do subscriptions last before they are cancelled?",
    "Average days from start of subscription to cancellation",
  ],
  [
    "how long from signing up to the first order by channel",
    "Average days from sign-up to first order by channel",
  ],
  ["how many customers bought both coffee and tea", "Customers, who bought Coffee, who bought Tea"],
  [
    "customers who bought coffee but never tea",
    "Customers, who bought Coffee, who did not buy Tea",
  ],
  ["how many customers answered YES to a text", "How many customers, replies, that say YES"],
  ["upcoming orders next week", "Upcoming orders, the week of 3 March 2025"],
  ["customers who only bought tea", "refused"],
  ["which category grew the most last year", "refused"],
  ["Of the customers who joined in May 2024, how many ordered in June 2024?", "refused"],
  // Correct words that are near to known ones.
  ["orders in Augusta", "refused"],
  [
    "how many people cancelled and subscribed again",
    "Customers, who subscribed again after canceling",
  ],
  ["how many active subscriptions did we have at the end of 2024", "refused"],
  ["churn last month by product", "Monthly churn rate by product, February 2025"],
  ["revenue of both coffee and tea", "refused"],
  ["the single largest refund", "List of 1 charges, highest refunded first, refunded over 0"],
  ["subscriptions that began in 2023 and ended in 2024", "refused"],
  [
    "subscriptions started in 2024 and cancellations in 2024",
    "Subscriptions started and cancellations, 2024",
  ],
  ["which channel brings in the most customers", "Top channel by customers"],
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
  ["how many customers had a refund in May", "How many customers, refunded orders, May 2024"],
  [
    "how many first-time customers did we get in May",
    "Orders, first orders of customers, May 2024",
  ],
  [
    "how much revenue did we lose to failed payments in May",
    "Revenue lost to failed charges, May 2024",
  ],
  ["how many retries does it take to recover a payment", "refused"],
  [
    "what share of subscriptions started in 2024 were canceled",
    "Share of subscriptions started, status cancelled, 2024",
  ],
  ["how many subscribers signed up in May", "Subscriptions started, May 2024"],
  ["churn rate for monthly subscriptions", "Monthly churn rate, interval days 30, February 2025"],
  ["when do people cancel", "refused"],
  ["customers with a refund", "refused"],
  ["revenue by month containing both coffee and tea", "refused"],
  ["how many orders had a discount over $10", "Orders, with a discount code, discount over 10"],
  ["new vs returning customers by month", "Buyers by customer type and month"],
  ["repeat rate by signup month", "Repeat rate by cohort"],
  ["top 3 products by state", "refused"],
  ["best selling tea by month", "refused"],
  ["coffee revenue as a share of total revenue", "Share of revenue, category Coffee"],
  ["the cheapest product in each category", "refused"],
  ["share of customers who opted out", "refused"],
  ["which channel brings the best customers", "refused"],
  ["products nobody bought last month", "refused"],
  ["average number of orders for customers from search", "Orders per customer, channel search"],
  ["average number of orders in Texas", "refused"],
  ["how many affiliates sold something in May", "refused"],
  ["average order value of affiliate orders", "Average order value, with an affiliate"],
  ["discount codes used more than 100 times", "Orders by discount code, orders over 100"],
  [
    "coffee vs tea sales, March to May 2024",
    "Revenue by category, category Coffee or Tea, 1 March 2024 to 31 May 2024",
  ],
  [
    "revenue growth month over month, July to December 2024",
    "Growth of revenue by month, 1 July 2024 to 31 December 2024",
  ],
  ["list the customers who canceled last month", "Cancellations by customer, February 2025"],
  ["how much cash do we have in the bank?", "refused"],
  ["how often did customers text us 'Where is it?'", "refused"],
  ["texts that could not be delivered by status", "refused"],
  // Every word is known, and the plan would say less.
  ["what percent of orders had an accepted offer", "refused"],
  ["which affiliates brought more than $5,000", "refused"],
  ["customers who bought coffee and then tea", "refused"],
  ["orders with only one product", "refused"],
  ["How long does a parcel take to get to Miami?", "refused"],
])("%s", (question, title) => {
  expect(titleOf(question)).toBe(title);
});
