import { describe, expect, it } from "vitest";
import { count, dollars, sum, wholeDollars } from "./money.ts";

describe("money", () => {
  it("writes dollars with cents and a true minus", () => {
    expect(dollars(1284)).toBe("$1,284.00");
    expect(dollars(-6.5)).toBe("−$6.50");
  });

  it("writes whole dollars and counts with their thousands apart", () => {
    expect(wholeDollars(4512)).toBe("$4,512");
    expect(count(1840)).toBe("1,840");
  });

  it("adds to the cent", () => {
    expect(sum([0.1, 0.2])).toBe(0.3);
    expect(sum([])).toBe(0);
  });
});
