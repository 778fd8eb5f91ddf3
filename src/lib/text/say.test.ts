import { expect, it } from "vitest";
import { say } from "./say.ts";

it("puts values where their names stand, as often as they stand", () => {
  expect(say("[n] rows, [n] times, in [ms] ms", { n: 3, ms: "12" })).toBe(
    "3 rows, 3 times, in 12 ms",
  );
});

it("leaves what it has no value for, and puts nothing into what it put in", () => {
  expect(say("[a] [b]", { a: "[b]" })).toBe("[b] [b]");
  expect(say("[toString]", {})).toBe("[toString]");
});
