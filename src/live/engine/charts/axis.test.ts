import { describe, expect, it } from "vitest";
import { marksAlong, niceScale, ticksWithin } from "./axis.ts";
import { readChart } from "./read.ts";
import { grainOf, momentOf, timeTicks } from "./time.ts";

describe("numbers", () => {
  it.each([
    [{ from: 0, to: 87 }, true, [0, 50, 100]],
    [{ from: 980, to: 1020 }, false, [980, 990, 1000, 1010, 1020]],
    [{ from: -30, to: 45 }, true, [-40, -20, 0, 20, 40, 60]],
    [{ from: 0.1, to: 0.3 }, false, [0, 0.1, 0.2, 0.3]],
    [{ from: 7, to: 7 }, false, [0, 2, 4, 6, 8]],
    [{ from: -4, to: -4 }, false, [-4, -3, -2, -1, 0]],
  ])("%j", (domain, zero, ticks) => {
    expect(niceScale(domain, zero).ticks).toEqual(ticks);
  });

  it("stops when numbers have no digits left between them", () => {
    const { ticks } = niceScale({ from: 1e16, to: 1e16 + 2 }, false);
    expect(ticks.length).toBeLessThan(12);
    expect(ticksWithin({ from: 1e300, to: 1e300 * (1 + 1e-15) }, 4, false).length).toBeLessThan(12);
  });
});

const at = (text: string) => momentOf(text)?.at ?? NaN;
const labels = (from: string, to: string, grain: Parameters<typeof timeTicks>[1], most: number) =>
  timeTicks({ from: at(from), to: at(to) }, grain, most)
    .map(({ label }) => label)
    .join(" | ");

describe("time", () => {
  it.each([
    ["2024-03-01 08:00", "2024-03-01 20:00", "time", 4, "Mar 1, 12:00 | Mar 1, 18:00"],
    ["2024-03-01", "2024-03-04", "day", 6, "Mar 1 | Mar 2 | Mar 3 | Mar 4"],
    ["2023-11", "2024-02", "month", 6, "Nov 2023 | Dec 2023 | Jan 2024 | Feb 2024"],
    ["2023-Q1", "2024-Q1", "quarter", 6, "Q1 2023 | Q2 2023 | Q3 2023 | Q4 2023 | Q1 2024"],
  ] as const)("marks %s to %s, in each %s", (from, to, grain, most, marks) => {
    expect(labels(from, to, grain, most)).toBe(marks);
  });

  it.each([
    [7, "week"],
    [1, "day"],
  ])("dates %d days apart are the start of a %s", (days, grain) => {
    const times = Array.from({ length: 9 }, (_, i) => at("2024-01-09") + i * days * 86_400_000);
    expect(grainOf(Float64Array.from(times), "day")).toBe(grain);
  });

  it.each([
    ..."2024-02-30 2023-02-29 2024-13 0000-00-00 2024-1-1 24:00 12024".split(" "),
    "2024-01-01 24:00",
    "",
  ])("%j is no moment", (text) => {
    expect(momentOf(text)).toBeNull();
  });
});

it.each([200, 300, 432, 592, 900])("keeps labels apart on a plot %d pixels wide", (width) => {
  const columns = [
    { name: "week", kind: "date" },
    { name: "orders", kind: "integer" },
  ] as const;
  const start = at("2023-03-06");
  for (let weeks = 2; weeks < 110; weeks += 1) {
    const rows = Array.from({ length: weeks }, (_, i) => [
      new Date(start + i * 7 * 86_400_000).toISOString().slice(0, 10),
      i,
    ]);
    const choice = { kind: "line", x: "week", ys: ["orders"] } as const;
    const reading = readChart(columns, rows, choice, "");
    if (!reading.ok) throw new Error(reading.why);
    let end = -Infinity;
    for (const { at: share, label, anchor } of marksAlong(reading.data, false, width)) {
      // A character of a label is at most 7 pixels wide.
      const long = label.length * 7;
      const left = share * width - (anchor === "end" ? long : long / 2);
      expect(left, `${String(weeks)} weeks: ${label}`).toBeGreaterThan(end);
      end = left + long;
    }
  }
});
