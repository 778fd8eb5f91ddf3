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
  ["on which weekday do we sell the least", "Bottom weekday by revenue"],
  ["how many orders did affiliates send us in 2024", "Orders, with an affiliate, 2024"],
])("reads %j as intended", (question, title) => {
  expect(reply(question)).toMatchObject({ title });
});

describe("bad input", () => {
  const refused = [
    "",
    "?!",
    "📈📈",
    "how many",
    "売上高を教えて",
    "'; DROP TABLE orders; --",
    "revenue' UNION SELECT email, 1 FROM customers --",
    "<script>alert(1)</script>",
    "revenue by country",
    "revenue in Canada",
    "revenue next month",
    "how many emails did we send",
    "cancellations by payment method",
    "subscriptions started minus cancelled",
    "which states sold more than last year",
    "refunds by reason",
  ];
  it.each(refused)("refuses %j with questions that it understands", (question) => {
    const answer = reply(question);
    expect(answer.kind).toBe("unknown");
    if (answer.kind === "unknown") expect(answer.near).toHaveLength(3);
  });

  it.each([
    ["words", "revenue by state ".repeat(600)],
    ["numbers", "7 ".repeat(5_000)],
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
  it.each([
    ["orders by state", "bar"],
    ["orders by month as a bar chart", "bar"],
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
