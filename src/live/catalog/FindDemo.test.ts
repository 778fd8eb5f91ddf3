// @vitest-environment jsdom
import { expect, it } from "vitest";
import { matchingEntries, suggestion, searchable } from "./FindDemo.tsx";

const entries = [
  "Recovery rate: orders that were paid later",
  "discount_code: Code that was used",
  "Café",
].map(searchable);

it.each([
  ["", [true, true, true]],
  ["RECOV", [true, false, false]],
  ["rate recovery", [true, false, false]],
  ["discount code", [false, true, false]],
  ["cafe", [false, false, true]],
  ["recovery code", [false, false, false]],
  ["discount_cod orderss", [false, false, false]],
  ["x".repeat(10_000), [false, false, false]],
])("%j finds %j", (query, expected) => {
  expect(matchingEntries(entries, query)).toEqual(expected);
});

it.each([
  ["recovry", "recovery"],
  ["discuont_code", "discount code"],
  ["recovery", ""],
  ["", ""],
])("%j may mean %j", (query, expected) => {
  expect(suggestion(["Recovery rate", "discount_code"], query)).toBe(expected);
});
