import { describe, expect, it } from "vitest";
import { describeChart } from "./format.ts";
import { changeKind, guessChart, toggleColumn } from "./guess.ts";
import { readChart } from "./read.ts";
import { readSpec } from "./spec.ts";

const month = { name: "month", kind: "text" } as const;
const orders = { name: "orders", kind: "integer" } as const;
const revenue = { name: "revenue", kind: "real" } as const;
const all = [month, revenue, orders];
const line = { kind: "line", x: "month", ys: ["revenue"] } as const;
const product = { name: "product", kind: "text" } as const;

describe("the default chart", () => {
  it("is a line over time, of columns with one unit", () => {
    const rows = ["2024-01", "2024-02"].map((name, i) => [name, i, i + 0.5]);
    const wanted = { kind: "line", x: "month", ys: ["orders"] };
    expect(guessChart([month, orders, revenue], rows)).toEqual(wanted);
  });

  it("is bars over names, a number for one row, a table if nothing fits", () => {
    const named = ["Tea", "Coffee"].map((name, i) => [name, i]);
    expect(guessChart([product, orders], named)).toMatchObject({ kind: "bar" });
    expect(guessChart([orders], [[12]])).toEqual({ kind: "number", x: "", ys: ["orders"] });
    expect(guessChart([product], [["Tea"], ["Coffee"]])).toMatchObject({ kind: "table" });
    expect(guessChart([], [])).toMatchObject({ kind: "table" });
    const many = Array.from({ length: 200 }, (_, i) => [`Item ${String(i)}`, i]);
    expect(guessChart([product, orders], many)).toMatchObject({ kind: "table" });
  });

  it("does not draw keys", () => {
    const id = { name: "customer_id", kind: "integer" } as const;
    const rows = [1, 2].map((n) => [n, n + 1]);
    const wanted = { x: "customer_id", ys: ["revenue"] };
    expect(guessChart([id, revenue], rows)).toMatchObject(wanted);
  });
});

it("describes a chart in words", () => {
  const rows = [
    ["2024-01", 10.5],
    ["2024-02", 30],
    ["2024-03", null],
  ] as const;
  const reading = readChart([month, revenue], rows, line, "none");
  const words = {
    reach: "[n] from [first] to [last].",
    single: "[first].",
    series: "[name]: [lowest] in [lowAt], [highest] in [highAt].",
    level: "[name]: [value].",
    blank: "[name]: nothing.",
  };
  expect(reading.ok && describeChart(reading.data, words)).toBe(
    "3 from January 2024 to March 2024. revenue: $10.50 in January 2024, $30.00 in February 2024.",
  );
});

describe("a chart from storage or a link", () => {
  const chart = { title: "Orders", sql: "SELECT 1", kind: "bar", x: "a", ys: ["b"] } as const;
  it.each([
    null,
    [],
    "chart",
    { ...chart, kind: "pie" },
    { ...chart, sql: "  " },
    { ...chart, title: "x".repeat(81) },
    { ...chart, ys: "b" },
  ])("%j is none", (found) => {
    expect(readSpec(found)).toBeNull();
  });
});

describe("a choice", () => {
  it("keeps what fits another kind", () => {
    expect(changeKind(line, "bar", all)).toEqual({ ...line, kind: "bar" });
    const table = { kind: "table", x: "", ys: [] } as const;
    expect(changeKind(table, "line", all)).toEqual(line);
    expect(changeKind(table, "number", [])).toEqual({ ...table, kind: "number" });
    expect(changeKind({ ...line, ys: ["gone"] }, "area", all).ys).toEqual(["revenue"]);
  });

  it("adds a column at the end and removes one", () => {
    expect(toggleColumn(line, "orders").ys).toEqual(["revenue", "orders"]);
    expect(toggleColumn(line, "revenue").ys).toEqual([]);
  });
});
