import { expect, it } from "vitest";
import { type Answer, holds } from "./judge-answer.ts";

const answer = (...rows: unknown[][]): Answer => ({ columns: rows[0]?.length ?? 0, rows });

it("takes columns in any order, and more of them than were asked for", () => {
  const wanted = answer(["CA", 1.5], ["TX", 2]);
  expect(holds(wanted, answer([9, 2, "TX"], [8, 1.5, "CA"]), false)).toBe(true);
  expect(holds(wanted, answer([9, 2, "TX"], [8, 1.5, "CA"]), true)).toBe(false);
});

it("wants the same rows", () => {
  expect(holds(answer(["CA", 1]), answer(["CA", 1], ["TX", 2]), false)).toBe(false);
  expect(holds(answer(["CA", 1], ["TX", 2]), answer(["CA", 2], ["TX", 1]), false)).toBe(false);
  expect(holds(answer(["CA", 1]), answer([1]), false)).toBe(false);
});

it("takes a rate as a share or in percent, and the same factor for a whole column", () => {
  expect(holds(answer([0.25], [0.5]), answer([25], [50]), true)).toBe(true);
  expect(holds(answer([0.25], [0.5]), answer([25], [0.5]), true)).toBe(false);
  expect(holds(answer([25]), answer([2500]), true)).toBe(false);
});

it("compares numbers to two decimals or a thousandth", () => {
  expect(holds(answer([1.234]), answer([1.23]), true)).toBe(true);
  expect(holds(answer([100000]), answer([100050]), true)).toBe(true);
  expect(holds(answer([100000]), answer([100200]), true)).toBe(false);
  expect(holds(answer([null]), answer([0]), true)).toBe(false);
});
