import { describe, expect, it } from "vitest";
import { median } from "./statistics.ts";

describe("median", () => {
  it("is the middle figure, by number and not by text", () => {
    expect(median([100, 9, 20])).toBe(20);
  });

  it("lies between the middle two of an even count", () => {
    expect(median([1, 10, 3, 2])).toBe(2.5);
  });

  it("does not exist for no figures", () => {
    expect(() => median([])).toThrow(RangeError);
  });
});
