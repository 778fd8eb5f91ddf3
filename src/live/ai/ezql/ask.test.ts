/** The reader as a whole: a question becomes a plan, SQL and a title, or a refusal that helps. */
import { describe, expect, it } from "vitest";
import { readWords } from "#tests/support/ezql-questions.ts";
import { createAsk } from "./ask.ts";
import { dropPart } from "./plan-text.ts";
import type { Plan, Reply } from "./plan.ts";

const words = readWords();
const ask = createAsk(words);
const values = {
  "customers.state": ["CA", "TX", "FL"],
  "customers.channel": ["email", "search", "affiliate"],
  "products.category": ["Coffee", "Tea"],
  "orders.discount_code": ["WELCOME10"],
  "orders.order_type": ["one_time", "subscription_renewal"],
};

function talk(...questions: string[]): Reply {
  let last: Plan | null = null;
  let reply: Reply = { kind: "unknown", words: [], near: [] };
  for (const question of questions) {
    reply = ask(question, last, values);
    if (reply.kind === "answer") last = reply.plan;
  }
  return reply;
}
const titleOf = (...questions: string[]) => {
  const reply = talk(...questions);
  return reply.kind === "answer" ? reply.title : "refused";
};

describe("a question", () => {
  it.each([
    ["revenue by month", "Revenue by month"],
    ["which state has the most orders?", "Top state by orders"],
    [
      "orders from Texas, excluding renewals",
      "Orders, state TX, not order type subscription renewal",
    ],
    [
      "AOV with a discount code vs without",
      "Average order value, with a discount code compared with without a discount code",
    ],
    ["compare orders in 2023 and 2024", "Orders, 2023 compared with 2024"],
    ["Texas versus Florida: revenue", "Revenue by state, state TX or FL"],
    ["average daily orders in December 2024", "refused"],
    ["how many customers spent more than $500?", "How many customers, revenue over 500"],
    ["revenu by sate", "Revenue by state"],
    ["orders that came through affiliates", "Orders, with an affiliate"],
    ["customers who came through affiliates in 2024", "Customers, channel affiliate, 2024"],
    ["which affiliates had no orders last month?", "refused"],
    ["what is our MRR today?", "Monthly recurring revenue"],
  ])("%s", (question, title) => {
    expect(titleOf(question)).toBe(title);
  });

  it("is written as SQL from its plan", () => {
    const reply = talk("coffee units sold by month in 2024");
    expect(reply.kind === "answer" && reply.sql).toBe(
      [
        "SELECT",
        "  substr(o.ordered_at, 1, 7) AS month,",
        "  sum(i.quantity) AS units_sold",
        "FROM order_items AS i",
        "JOIN orders AS o ON o.id = i.order_id",
        "JOIN products AS p ON p.id = i.product_id",
        "WHERE o.status = 'paid'",
        "  AND p.category = 'Coffee'",
        "  AND o.ordered_at >= '2024-01-01'",
        "  AND o.ordered_at < '2025-01-01'",
        "GROUP BY month",
        "ORDER BY month",
      ].join("\n"),
    );
  });
});

describe("a follow-up question", () => {
  it.each([
    [["revenue last year", "and by state?"], "Revenue by state, 2024"],
    [["revenue by month", "only California"], "Revenue by month, state CA"],
    [["revenue in California in 2024", "what about 2023?"], "Revenue, state CA, 2023"],
    [["top 5 states by orders", "make it ten instead"], "Top 10 states by orders"],
    [["failed charges by failure code", "as a share"], "Share of failed charges by failure code"],
  ])("%j", (questions, title) => {
    expect(titleOf(...questions)).toBe(title);
  });

  it("is not assumed when the question is complete", () => {
    expect(titleOf("revenue by state", "how many customers do we have?")).toBe("Customers");
    expect(titleOf("orders in 2023", "revenue by month")).toBe("Revenue by month");
  });

  it("says which parts it kept, each of which can be removed", () => {
    const reply = talk("revenue in Texas last year", "and by month?");
    if (reply.kind !== "answer") throw new Error("not understood");
    expect(reply.kept.map(({ words: said }) => said)).toEqual(["Revenue", "state TX", "2024"]);
    const part = reply.kept.find(({ words: said }) => said === "state TX");
    const less = dropPart(reply, part?.id ?? "");
    expect(less.title).toBe("Revenue by month, 2024");
    expect(less.sql).not.toContain("TX");
  });
});

describe("a refusal", () => {
  it("names the unknown words, and offers questions that are understood", () => {
    const reply = talk("revenue by shoe size");
    if (reply.kind !== "unknown") throw new Error("understood");
    expect(reply.words).toEqual(["shoe", "size"]);
    expect(reply.near).toHaveLength(3);
    for (const near of reply.near) expect([near, talk(near).kind]).toEqual([near, "answer"]);
  });

  it.each([
    "constructor",
    "revenue by __proto__",
    "SELECT * FROM orders",
    "revenue in Texas and not in Texas",
    "revenue of orders that were refunded in Texas but not refunded",
    "orders from people over 40",
    "revenue by category compared with 2023",
    "will we sell more next month",
    `revenue ${"in Texas ".repeat(60)}`,
  ])("is the answer to %j", (question) => {
    expect(titleOf(question)).toBe("refused");
  });
});
