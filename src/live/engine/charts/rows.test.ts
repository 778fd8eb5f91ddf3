import { describe, expect, it } from "vitest";
import type { Cell } from "#live/engine/tables/kinds.ts";
import { type ChartData, readChart } from "./read.ts";
import { liesDown, rowsLaid } from "./rows.ts";

function read(rows: readonly (readonly Cell[])[]): ChartData {
  const columns = [
    { name: "reason", kind: "text" },
    { name: "change", kind: "integer" },
  ] as const;
  const reading = readChart(columns, rows, { kind: "bar", x: "reason", ys: ["change"] }, "none");
  if (!reading.ok) throw new Error(reading.why);
  return reading.data;
}

describe("bars lie down", () => {
  it("for names that find no room side by side", () => {
    const long = ["too_much_stock", "payment_failed", "not_to_my_taste", "moved_away"];
    expect(liesDown(read(long.map((name) => [name, 1])))).toBe(true);
    expect(
      liesDown(
        read([
          ["Tea", 1],
          ["Coffee", 2],
        ]),
      ),
    ).toBe(false);
  });
  it("never for months, nor for more names than a page holds", () => {
    expect(
      liesDown(
        read([
          ["2024-01", 1],
          ["2024-02", 1],
        ]),
      ),
    ).toBe(false);
    expect(
      liesDown(read(Array.from({ length: 61 }, (_, i) => [`A long name ${String(i)}`, 1]))),
    ).toBe(false);
  });
});

it("lays negative figures to the left of nothing, and says what is missing", () => {
  const rows = rowsLaid(
    read([
      ["up", 30],
      ["down", -10],
      ["unknown", null],
    ]),
  );
  expect(rows.map(({ figures }) => figures)).toEqual(["30", "−10", "–"]);
  expect(rows.map(({ bars }) => bars[0])).toEqual([
    { from: 0.25, length: 0.75 },
    { from: 0, length: 0.25 },
    null,
  ]);
});
