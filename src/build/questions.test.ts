import { expect, it } from "vitest";
import { readWords } from "#scripts/eval/questions.ts";
import { answerTo, refuseUnheard } from "./questions.ts";

const words = readWords();

it("lets questions pass that are understood, also where one goes on from another", () => {
  refuseUnheard(
    [
      { place: "a", questions: ["Revenue by month"], thread: false },
      { place: "b", questions: ["Revenue by month", "and by state?"], thread: true },
    ],
    words,
  );
});

it("names each that is not, by its place", () => {
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

it("answers with the rows of the sample shop", () => {
  const { reply, rows, columns } = answerTo("Revenue by category", words);
  expect(reply.sql).toContain("SELECT");
  expect(columns).toHaveLength(2);
  expect(rows.length).toBeGreaterThan(2);
});
