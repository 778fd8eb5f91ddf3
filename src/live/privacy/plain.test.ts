import { expect, it } from "vitest";
import { plainOf } from "./plain.ts";

it.each([
  ["a word", "dark", "dark"],
  ["parameters of a link", "utm_source=letter", "utm_source=letter"],
  [
    "a draft",
    '{"contact":{"step":1,"values":{"FirstName":"Ana","LastName":"","subscribeToUpdates":false}}}',
    "step: 1; FirstName: Ana",
  ],
  ["a list", '[{"sql":"SELECT 1"},"two"]', "sql: SELECT 1; two"],
  ["a group of nothing", "{}", "{}"],
  ["a number", "1", "1"],
  ["JSON that is cut", '{"contact":', '{"contact":'],
])("%s", (_, kept, plain) => {
  expect(plainOf(kept)).toBe(plain);
});

it("cuts what is long", () => {
  expect(plainOf("x".repeat(10_000))).toBe(`${"x".repeat(240)} …`);
});
