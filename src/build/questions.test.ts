import { expect, it } from "vitest";
import { readWords } from "#tests/support/ezql-questions.ts";
import {
  chartedAnswers,
  type PrintedQuery,
  refuseOtherSql,
  refuseUnreadQuestions,
} from "./questions.ts";

const words = readWords();

it("names each unknown question, by its place", () => {
  const asked = { first: ["Will it rain?"], items: ["Revenue", "Colour of money"] };
  expect(() => {
    refuseUnreadQuestions("x.yaml", asked, words);
  }).toThrow(
    `x.yaml: field "first" is “Will it rain?”, which EZQL does not understand; write another.
x.yaml: field "items" #2 is “Colour of money”, which EZQL does not understand; write another.`,
  );
});

it("answers a conversation for charts, with readable names, or names what it does not understand", () => {
  const questions = ["Why did charges fail in January 2024?", "Was it the same in December 2023?"];
  const [first, second] = chartedAnswers("x.yaml", "steps", questions, words, true);
  expect(first?.choice).toMatchObject({ x: "failure_code", ys: ["failed_charges"] });
  expect(first?.rows[0]?.[0]).toBe("insufficient funds");
  expect(second?.rows).not.toEqual(first?.rows);
  expect(() => chartedAnswers("x.yaml", "steps", ["Which weeks were odd?"], words)).toThrow(
    'x.yaml: field "steps" is “Which weeks were odd?”, which EZQL does not understand',
  );
});

it("rejects printed SQL that the demo does not write, that has no rows, or that does not run", () => {
  const question = "Revenue from subscriptions last year";
  const refused = (sql: PrintedQuery) => () => {
    refuseOtherSql("x.yaml", { sql }, words);
  };
  refused({ piece: "o.ordered_at >= '2024-01-01'", question })();
  refused({ sql: "SELECT count(*) FROM orders", question: "orders" })();
  expect(refused({ piece: "order_type = 'subscription'", question })).toThrow(
    `x.yaml: field "sql" is “order_type = 'subscription'”, which is no part of what EZQL writes`,
  );
  expect(refused({ sql: "SELECT 1 FROM orders WHERE total < 0" })).toThrow("no row");
  expect(refused({ sql: "SELECT count(*) FROM orders", question: "customers" })).toThrow(
    "answers otherwise",
  );
  expect(refused({ sql: "SELECT nothing FROM orders" })).toThrow("does not run");
});
