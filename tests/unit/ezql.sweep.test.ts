/** EZQL on the development questions, its bad input, and its speed. All of them are asked by `npm run bench -- ezql`. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseSync } from "node:sqlite";
import { createAsk } from "#live/ai/ezql/ask.ts";
import { measures } from "#live/ai/ezql/measures.ts";
import type { KnownValues, MeasureId, Reply } from "#live/ai/ezql/plan.ts";
import { openNative } from "#tests/support/native-shop.ts";
import {
  judgeAll,
  readQuestions,
  readWords,
  rowsOf,
  sets,
  valuesIn,
} from "#tests/support/ezql-questions.ts";
import { workOf } from "#tests/support/work.ts";

const full = process.env["TEST_FULL"] === "1";
/** In milliseconds: a browser takes three times as long, and stops after 10 seconds. */
const slowest = 1500;
/** In milliseconds; quadratic time in the question's length would take minutes. */
const atOnce = 1000;
const words = readWords();
const ask = createAsk(words);
const development = readQuestions("development");
/** Every fourth, since each runs twice on the database; all of them in the full run, as in `npm run bench -- ezql`. */
const questions = development.filter((_, i) => full || i % 4 === 0);
let database: DatabaseSync;
let values: KnownValues;

beforeAll(() => {
  database = openNative();
  values = valuesIn(database);
});
afterAll(() => {
  database.close();
});

const reply = (question: string): Reply => ask(question, null, values);
const sqlOf = (question: string): string => {
  const answer = reply(question);
  return answer.kind === "answer" ? answer.sql : "";
};

it("answers the development questions, and refuses those that the data cannot answer", () => {
  const judged = judgeAll(database, questions);
  const part = (verdict: string) =>
    judged.filter((one) => one.verdict === verdict).length / judged.length;
  expect(part("right")).toBeGreaterThanOrEqual(sets.development.right);
  expect(part("wrong")).toBeLessThanOrEqual(sets.development.wrong);
});

it("understands every question that it offers", () => {
  const offered = new Set(words.near);
  for (const question of questions.filter(({ sql }) => sql.length === 0)) {
    const answer = reply(question.ask[0] ?? "");
    if (answer.kind === "unknown") for (const near of answer.near) offered.add(near);
  }
  for (const near of offered) expect([near, reply(near).kind]).toEqual([near, "answer"]);
});

it("writes fast SQL for every measure, alone and split", () => {
  for (const id of Object.keys(measures) as MeasureId[]) {
    // The time between two events is tested elsewhere (src/live/ai/ezql/shapes.test.ts).
    if (id === "time_between") continue;
    const { name } = measures[id];
    // Scheduled orders have no past.
    const { day } = measures[id];
    const splits = [
      "",
      ...(day === null || day === "s.next_order_on" ? [] : [" by month in 2024"]),
      ...(reply(`${name} by channel`).kind === "answer" ? [" by channel"] : []),
    ];
    for (const split of splits) {
      const question = `${name}${split}`;
      expect([question, sqlOf(question) !== ""]).toEqual([question, true]);
      const work = workOf(() => {
        expect(rowsOf(database, sqlOf(question)).length).toBeGreaterThan(0);
      });
      expect([question, work < slowest]).toEqual([question, true]);
    }
  }
});

it("needs less than 100 ms for a question", () => {
  const all = questions.flatMap((question) => question.ask);
  reply("revenue");
  const work = workOf(() => {
    for (const question of all) reply(question);
  });
  expect(work / all.length).toBeLessThan(100);
});

it.each([
  ["what share of tea revenue is from Texas", "Share of revenue, state TX, category Tea"],
  ["on which weekday do we sell the least", "Bottom 1 weekdays by revenue"],
  ["how many orders did affiliates send us in 2024", "Affiliate orders, 2024"],
])("reads %j as intended", (question, title) => {
  expect(reply(question)).toMatchObject({ title });
});

describe("bad input", () => {
  const refused = [
    "",
    "   ",
    "?!",
    "📈📈",
    "asdf ghjk",
    "how many",
    "wie viele Bestellungen gab es im Januar?",
    "combien de commandes en 2024",
    "売上高を教えて",
    "كم عدد الطلبات",
    "'; DROP TABLE orders; --",
    "revenue by month; DELETE FROM orders",
    "revenue' UNION SELECT email, 1 FROM customers --",
    "<script>alert(1)</script>",
    "revenue <b>by month</b>",
    "revenue by country",
    "revenue in Canada",
    "revenue next month",
    "net profit",
    "how many emails did we send",
    "MRR in 2024",
    "cancellations by payment method",
    "which offers were never accepted",
    "orders shipped from Ohio",
    "subscriptions started minus cancelled",
    "failed charges yesterday with code",
    "which states sold more than last year",
    "customers whose last order was refunded",
    "refunds by reason",
    "ratio of paid to unpaid orders",
    "what share of cancellations were tea subscriptions",
  ];
  it.each(refused)("refuses %j with questions that it understands", (question) => {
    const answer = reply(question);
    expect(answer.kind).toBe("unknown");
    if (answer.kind === "unknown") expect(answer.near).toHaveLength(3);
  });

  it("names the words that mean nothing", () => {
    expect(reply("revenue by shoe size")).toMatchObject({ words: ["shoe", "size"] });
  });

  it.each([
    ["words", "revenue by state ".repeat(600)],
    ["one word", "a".repeat(10_000)],
    ["numbers", "7 ".repeat(5_000)],
    ["marks", "<".repeat(10_000)],
    ["quotes", "'".repeat(10_000)],
    ["months", "january 2024 to ".repeat(620)],
  ])("refuses 10,000 characters of %s at once", (_, question) => {
    const work = workOf(() => {
      expect(reply(question).kind).toBe("unknown");
    });
    expect(work).toBeLessThan(atOnce);
  });

  it("is fast at the maximum length", () => {
    for (const piece of ["january 2024 to ", "revenue and ", "over 5 or more ", "top five by "]) {
      const work = workOf(() => {
        reply(piece.repeat(50).slice(0, 399));
      });
      expect(work).toBeLessThan(atOnce);
    }
  });

  it("treats a value as a value, whatever it contains", () => {
    const hostile = { "products.name": ["O'Brien' OR 1=1"], "products.category": ["Tea"] };
    const answer = createAsk(words)("units sold of O'Brien' OR 1=1", null, hostile);
    if (answer.kind === "answer") expect(answer.sql).toContain("'O''Brien'' OR 1=1'");
    else expect(answer.words.length).toBeGreaterThan(0);
  });

  it("works without known values", () => {
    expect(ask("revenue by month", null, {}).kind).toBe("answer");
    expect(ask("revenue in Texas", null, {}).kind).toBe("unknown");
  });
});

describe("the text about an answer", () => {
  it("restates the question, and how each piece was understood", () => {
    const answer = reply("revnue from Texs by month in 2024");
    expect(answer).toMatchObject({
      kind: "answer",
      title: "Revenue by month, state TX, 2024",
      chart: { kind: "line", x: "month", ys: ["revenue"] },
    });
    if (answer.kind !== "answer") return;
    const [first] = answer.readings;
    expect(first).toEqual({
      words: "revnue",
      meaning: "Revenue: total of paid orders",
      corrected: true,
    });
    expect(answer.sql).toBe(
      [
        "SELECT",
        "  substr(o.ordered_at, 1, 7) AS month,",
        "  round(sum(o.total), 2) AS revenue",
        "FROM orders AS o",
        "JOIN customers AS c ON c.id = o.customer_id",
        "WHERE o.status = 'paid'",
        "  AND c.state = 'TX'",
        "  AND o.ordered_at >= '2024-01-01'",
        "  AND o.ordered_at < '2025-01-01'",
        "GROUP BY month",
        "ORDER BY month",
      ].join("\n"),
    );
  });

  it.each([
    ["orders by state", "bar"],
    ["orders by state as a table", "table"],
    ["orders by month as a bar chart", "bar"],
    ["how many orders", "number"],
    ["list the tea products", "table"],
    ["orders by month and state", "table"],
  ])("draws %j as a %s", (question, kind) => {
    expect(reply(question)).toMatchObject({ chart: { kind } });
  });
});

it("says what it answers instead: for revenue by product, the sales of each", () => {
  const meanings = (question: string) => {
    const answer = reply(question);
    return answer.kind === "answer" ? answer.readings.map(({ meaning }) => meaning) : [];
  };
  const meaning = (id: MeasureId) => `${measures[id].name}: ${measures[id].meaning}`;
  expect(meanings("revenue by product")).toContain(meaning("product_sales"));
  expect(meanings("revenue by product")).not.toContain(meaning("revenue"));
  expect(meanings("revenue by month")).toContain(meaning("revenue"));
});

it("marks corrected typos, but no correct spelling", () => {
  const corrected = (question: string) => {
    const answer = reply(question);
    return answer.kind === "answer"
      ? answer.readings.filter((reading) => reading.corrected).map((reading) => reading.words)
      : [question];
  };
  expect(corrected("revenue in California")).toEqual([]);
  expect(corrected("revnue by state")).toEqual(["revnue"]);
});

it("states its maximum number of rows", () => {
  const answer = reply("top 1000000 customers by revenue");
  if (answer.kind === "unknown") throw new Error("not understood");
  expect(answer.sql).toContain("LIMIT 10000");
  expect(answer.readings.map(({ meaning }) => meaning)).toContain("the first 10000");
});
