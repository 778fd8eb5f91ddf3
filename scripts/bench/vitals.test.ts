import { describe, expect, it } from "vitest";
import { blockingTime } from "./vitals.ts";

describe("blockingTime", () => {
  it("counts of each task what goes beyond 50 ms", () => {
    const tasks = [
      { start: 200, length: 80 },
      { start: 400, length: 50 },
      { start: 500, length: 60 },
    ];
    expect(blockingTime(tasks, 100)).toBe(40);
  });

  it("leaves out what was before the first paint", () => {
    expect(blockingTime([{ start: 100, length: 200 }], 320)).toBe(0);
    expect(blockingTime([{ start: 100, length: 200 }], 240)).toBe(10);
  });
});
