import { expect, it } from "vitest";
import { seeded } from "./seeded.ts";

it("returns the same numbers on every machine, so that pictures stay the same", () => {
  const next = seeded("raked garden");
  expect([next(), next(), next()].map((value) => Math.round(value * 1e6))).toEqual([
    99653, 443896, 626773,
  ]);
});
