import { expect, it } from "vitest";
import { readWords } from "#tests/support/ezql-questions.ts";
import { chartedAnswers, refuseOtherSql, refuseUnheard } from "./questions.ts";

const words = readWords();

it("accepts questions that are understood, including follow-ups", () => {
  refuseUnheard(
    [
      { place: "a", questions: ["Revenue by month"], thread: false },
      { place: "b", questions: ["Revenue by month", "and by state?"], thread: true },
    ],
    words,
  );
});

it("names each unknown question, by its place", () => {
  const asked = [
    { place: 'x.yaml: field "first"', questions: ["Will it rain?"], thread: false },
    { place: 'x.yaml: field "items"', questions: ["Revenue", "Colour of money"], thread: false },
  ];
  expect(() => {
    refuseUnheard(asked, words);
  }).toThrow(
    `x.yaml: field "first" is “Will it rain?”, which EZQL does not understand; write another.
x.yaml: field "items" #2 is “Colour of money”, which EZQL does not understand; write another.`,
  );
});

it("answers a conversation for charts, with readable names, or names what it does not understand", () => {
  const questions = ["Why did charges fail in January 2024?", "Was it the same in December 2023?"];
  const place = 'x.yaml: field "steps"';
  const [first, second] = chartedAnswers({ place, questions, thread: true }, words);
  expect(first?.choice).toMatchObject({ x: "failure_code", ys: ["failed_charges"] });
  expect(first?.rows[0]?.[0]).toBe("insufficient funds");
  expect(second?.rows).not.toEqual(first?.rows);
  expect(() =>
    chartedAnswers({ place, questions: ["Which weeks were odd?"], thread: false }, words),
  ).toThrow(`${place} is “Which weeks were odd?”, which EZQL does not understand`);
});

it("rejects printed SQL that the demo does not write, that has no rows, or that does not run", () => {
  const question = "Revenue from subscriptions last year";
  const place = "x.yaml: field";
  refuseOtherSql([{ place, piece: "o.ordered_at >= '2024-01-01'", question }], words);
  refuseOtherSql([{ place, sql: "SELECT count(*) FROM orders", question: "orders" }], words);
  const refused = (printed: Parameters<typeof refuseOtherSql>[0][number]) => () => {
    refuseOtherSql([printed], words);
  };
  expect(refused({ place, piece: "order_type = 'subscription'", question })).toThrow(
    `x.yaml: field is “order_type = 'subscription'”, which is no part of what EZQL writes`,
  );
  expect(refused({ place, sql: "SELECT 1 FROM orders WHERE total < 0" })).toThrow("no row");
  expect(refused({ place, sql: "SELECT count(*) FROM orders", question: "customers" })).toThrow(
    "answers otherwise",
  );
  expect(refused({ place, sql: "SELECT nothing FROM orders" })).toThrow("does not run");
});
