import { describe, expect, it } from "vitest";
import { comparison, table } from "./report.ts";

describe("table", () => {
  const text = table("/pricing/", [
    { figure: "first view, all", unit: "bytes", measured: 61_234, budget: 100_000, over: false },
    { figure: "largest paint", unit: "ms", measured: 412.4, over: false },
    { figure: "  slow line", unit: "ms", measured: undefined, budget: 300, over: true },
  ]);

  it("gives each figure with its unit, its budget and the verdict", () => {
    expect(text).toMatch(/first view, all +61\.23 KB +100\.00 KB +ok\n/);
    expect(text).toMatch(/slow line +none +300 ms +OVER\n/);
  });

  it("gives what has no budget without a verdict", () => {
    expect(text).toMatch(/largest paint +412 ms\n/);
  });
});

describe("comparison", () => {
  it("gives each address a line", () => {
    const view = {
      fcp: 1,
      lcp: 500,
      tbt: 7,
      longestTask: 57,
      cls: 0.25,
      lcpElement: "",
      total: 2_500,
      requests: 3,
    };
    const text = comparison([{ address: "https://example.org/", ...view }]);
    expect(text).toMatch(/example\.org\/ +2\.50 KB +3 +500 ms +0\.250 +7 ms\n/);
  });
});
