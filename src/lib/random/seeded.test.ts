import { describe, expect, it } from "vitest";
import { seeded } from "./seeded.ts";

const draw = (seed: string, count: number) => {
  const next = seeded(seed);
  return Array.from({ length: count }, () => next());
};

describe("seeded numbers", () => {
  it("are the same for the same seed", () => {
    expect(draw("spring-letter", 50)).toEqual(draw("spring-letter", 50));
  });

  it("are these on every machine, so that no picture changes with an update", () => {
    expect(draw("raked garden", 3).map((value) => Math.round(value * 1e6))).toEqual([
      99653, 443896, 626773,
    ]);
  });

  it.each([
    ["", "a"],
    ["a", "b"],
    ["ab", "ba"],
    ["🌱", "🌳"],
  ])("differ between %j and %j", (a, b) => {
    expect(draw(a, 5)).not.toEqual(draw(b, 5));
  });

  it.each(["", "a", "a-long-slug-of-an-article", "🌱"])(
    "of %j lie from 0 up to 1 and spread over all of it",
    (seed) => {
      const values = draw(seed, 10_000);
      expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...values)).toBeLessThan(1);
      const tenths = Array.from(
        { length: 10 },
        (_, tenth) => values.filter((value) => Math.floor(value * 10) === tenth).length,
      );
      // A fair tenth is 1000; five standard deviations are 150.
      for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
    },
  );
});
