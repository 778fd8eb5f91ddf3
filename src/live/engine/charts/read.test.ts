import { describe, expect, it } from "vitest";
import type { Cell, Column, ColumnKind } from "../tables.ts";
import { plotOf } from "./plot.ts";
import { type ChartData, readChart, readInSteps } from "./read.ts";
import type { ChartKind } from "./spec.ts";

const column = (name: string, kind: ColumnKind): Column => ({ name, kind });
const columns = [column("month", "text"), column("revenue", "real")];

function read(rows: readonly (readonly Cell[])[], kind: ChartKind = "line", of = columns) {
  const [x, ...ys] = of.map(({ name }) => name);
  return readChart(of, rows, { kind, x: x ?? "", ys }, "none");
}
/** Rows of a text and a number each. */
const list = (rows: Readonly<Record<string, Cell>>) => Object.entries(rows);
function drawn(...given: Parameters<typeof read>): ChartData {
  const reading = read(...given);
  if (!reading.ok) throw new Error(reading.why);
  return reading.data;
}

describe("what cannot be drawn is told apart", () => {
  const choice = { kind: "line", x: "month", ys: ["revenue"] } as const;
  it.each([
    ["no-rows", columns, [], choice],
    ["no-choice", columns, [["2024-01", 1]], { ...choice, ys: [] }],
    ["no-column", columns, [["2024-01", 1]], { ...choice, ys: ["gone"] }],
    ["no-numbers", columns, list({ "2024-01": null, "2024-02": "12" }), choice],
    [
      "no-places",
      [column("day", "date"), column("revenue", "real")],
      [["never", 1]],
      { ...choice, x: "day" },
    ],
  ] as const)("%s", (why, of, rows, chosen) => {
    expect(readChart(of, rows, chosen, "none")).toMatchObject({ ok: false, why });
  });
});

describe("the axis", () => {
  it("is time if texts name months, sorted whatever the order of the rows", () => {
    const data = drawn(list({ "2024-03": 3, "2024-01": 1, "2024-02": 2, "2024-05": 5 }));
    expect(data.along).toMatchObject({ type: "time", grain: "month" });
    expect([...(data.series[0]?.values ?? [])]).toEqual([1, 2, 3, 5]);
  });

  it.each(["2024", "2024-Q2", "2024-06-01", "2024-06-01 10:00:00"])("is time for %s", (text) => {
    expect(drawn([[text, 1], ...list({ "2025": 2 })]).along.type).toBe("time");
  });

  it("leaves out rows with impossible dates, and says how many", () => {
    const of = [column("day", "date"), column("orders", "integer")];
    const data = drawn(
      [
        ["2024-02-30", 1],
        ["2024-02-28", 2],
        [null, 3],
        ["0000-00-00", 4],
        ["9999-12-31", 5],
      ],
      "line",
      of,
    );
    expect(data.left).toBe(3);
    expect([...(data.series[0]?.values ?? [])]).toEqual([2, 5]);
  });
});

describe("many rows", () => {
  const many = Array.from({ length: 20_000 }, (_, i) => {
    const day = (i * 7919) % 500;
    return [i % 10 === 0 ? null : `2024-01-01 ${String(day % 24).padStart(2, "0")}:00:00`, i];
  });

  it("are read in steps of a few thousand, along every kind of axis", () => {
    for (const [x, kind] of [
      ["at", "datetime"],
      ["at", "text"],
      ["points", "integer"],
    ] as const) {
      const of = [column("at", kind), column("points", "integer")];
      const steps = readInSteps(of, many, { kind: "line", x, ys: ["points"] }, "none");
      // The axis, the figures, the kind of place and the place of each row.
      expect([...steps].length).toBeGreaterThan((3 * many.length) / 2500);
    }
  });

  it("keep their order where they share a place", () => {
    const of = [column("at", "datetime"), column("points", "integer")];
    const data = drawn(many, "line", of);
    const expected = many
      .filter(([at]) => at !== null)
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
    expect([...(data.series[0]?.values ?? [])]).toEqual(expected.map(([, points]) => points));
    expect(data.left).toBe(2000);
  });
});

describe("all figures give a drawing without a broken coordinate", () => {
  const cases: Readonly<Record<string, readonly Cell[]>> = {
    "one row": [5],
    "above and below": [-5, 0, 7],
    huge: [1e15, 2e15, -3e15],
    "as large as they get": [Number.MAX_VALUE, 1e300, -1e300],
    "with holes": [1, null, 3, NaN, Infinity, "x", 4],
  };
  const kinds = ["line", "area", "bar"] as const;
  for (const [name, values] of Object.entries(cases)) {
    it.each(kinds)(`${name}, %s`, (kind) => {
      const data = drawn(
        values.map((value, i) => [`Item ${String(i)}`, value]),
        kind,
      );
      const plot = plotOf(data, kind, { width: 600, height: 240 });
      const text = JSON.stringify([plot.marks, plot.xTicks, plot.yTicks, plot.zero]);
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
      expect(plot.yTicks.length).toBeGreaterThan(1);
      for (const { at } of plot.yTicks) {
        expect(at).toBeGreaterThanOrEqual(-1e-9);
        expect(at).toBeLessThanOrEqual(1 + 1e-9);
      }
      const again = plotOf(data, kind, { width: 600, height: 240 });
      expect(again.marks).toEqual(plot.marks);
    });
  }

  it("breaks a line where a figure is missing, and shows a lone one as a dot", () => {
    const data = drawn(list({ a: 1, b: null, c: 3, d: 4 }));
    const [mark] = plotOf(data, "line", { width: 400, height: 100 }).marks;
    expect(mark?.line).toMatch(/^M[\d. ]+L[\d. ]+$/);
    expect(mark?.dots).toMatch(/^M[\d. ]+h0$/);
  });

  it("draws bars of negative figures below the zero line", () => {
    const data = drawn(list({ a: 10, b: -10 }), "bar");
    const plot = plotOf(data, "bar", { width: 100, height: 100 });
    const [up, down] = plot.marks[0]?.bars.split("z") ?? [];
    expect(plot.zero).toBe(0.5);
    expect(up).toMatch(/^M[\d.]+ 50V0H/);
    expect(down).toMatch(/^M[\d.]+ 50V100H/);
  });
});
