import { describe, expect, it } from "vitest";
import { filterOperators, type FilterOperator } from "#live/engine/client/types.ts";
import { binaryKinds } from "#live/engine/csv/detect.ts";
import { type Cell, type ColumnKind, columnKinds } from "#live/engine/tables.ts";
import {
  faultSentence,
  filterFault,
  filterSentence,
  operatorsOf,
  operatorWords,
  showCell,
  statusOf,
} from "./table-text.ts";

describe("a cell", () => {
  const column = (kind: ColumnKind, over = {}) => ({
    name: "x",
    kind,
    key: false,
    references: "",
    ...over,
  });

  it("writes all numbers of a file's column with the same number of decimals", () => {
    const real = column("real", { decimals: 2 });
    const texts = [1.5, 2000, -0.25, 12].map((value) => showCell(value, real).text);
    expect(texts).toEqual(["1.50", "2,000.00", "-0.25", "12.00"]);
  });

  it.each<[Cell, ColumnKind, string]>([
    [48, "money", "$48.00"],
    [50000, "integer", "50,000"],
    [0.5, "real", "0.5"],
    ["2026-01-31", "date", "Jan 31, 2026"],
    ["2026-11-05 09:03:59", "datetime", "Nov 5, 2026, 09:03"],
    ["2026-13-01", "date", "2026-13-01"],
    [1, "boolean", "yes"],
    [0, "boolean", "no"],
    [null, "money", "NULL"],
    ["n/a", "integer", "n/a"],
  ])("%s of %s: %s", (value, kind, text) => {
    expect(showCell(value, column(kind))).toEqual({ text, isEmpty: value === null });
  });

  it("leaves keys and references as they are", () => {
    expect(showCell(10421, column("integer", { key: true })).text).toBe("10421");
    expect(showCell(10421, column("integer", { references: "a.id" })).text).toBe("10421");
  });
});

describe("the conditions", () => {
  it("exist for every kind, and each one is used by some kind", () => {
    const asked = columnKinds.flatMap((kind) => operatorsOf(kind));
    expect(new Set(asked)).toEqual(new Set(filterOperators));
  });

  it("have different words for days and for numbers", () => {
    expect(operatorWords("at-least", "money")).toBe("is at least");
    expect(operatorWords("at-least", "date")).toBe("is on or after");
    expect(operatorWords("between", "datetime")).toBe("is between");
  });
});

describe("filterFault", () => {
  it.each<[ColumnKind, FilterOperator, string[], string | undefined]>([
    ["text", "contains", [" "], "needsValue"],
    ["text", "empty", [], undefined],
    ["money", "at-least", ["49.50"], undefined],
    ["money", "at-least", ["$1,045.51"], undefined],
    ["integer", "equals", ["-3"], undefined],
    ["integer", "equals", ["1e9"], "needsNumber"],
    ["real", "equals", ["many"], "needsNumber"],
    ["real", "between", ["1"], "needsValue"],
    ["date", "equals", ["2026-01-31"], undefined],
    ["date", "equals", ["2026-13-31"], "needsDate"],
    ["datetime", "at-most", ["yesterday"], "needsDate"],
  ])("%s %s %j: %s", (kind, operator, values, fault) => {
    expect(filterFault({ column: "a", operator, values }, kind)).toBe(fault);
  });
});

describe("filterSentence", () => {
  const columns = [
    { name: "total", kind: "money" },
    { name: "paid", kind: "boolean" },
    { name: "note", kind: "text" },
  ] as const;
  it.each<[string, FilterOperator, string[], string]>([
    ["total", "between", ["5", "10"], "total is between $5 and $10"],
    ["paid", "equals", ["1"], "paid is yes"],
    ["paid", "equals", ["0"], "paid is no"],
    ["note", "contains", ["a [column]"], "note contains “a [column]”"],
    ["note", "empty", ["left over"], "note has no value"],
  ])("%s %s %j", (column, operator, values, sentence) => {
    expect(filterSentence({ column, operator, values }, columns)).toBe(sentence);
  });
});

describe("the status", () => {
  const view = (rows: number, of: number) => ({ rows, of, request: { sort: [] } });

  it.each([
    [50_000, 50_000, "50,000 rows"],
    [1, 1, "1 row"],
    [0, 0, "0 rows"],
    [312, 50_000, "312 of 50,000 rows"],
    [0, 50_000, "No matches in 50,000 rows"],
  ])("%i of %i: %s", (rows, of, sentence) => {
    expect(statusOf(view(rows, of))).toBe(sentence);
  });

  it("the order follows the count", () => {
    const sort = [
      { column: "total", direction: "descending" },
      { column: "[column]", direction: "ascending" },
    ] as const;
    expect(statusOf({ ...view(3, 3), request: { sort } })).toBe(
      "3 rows, sorted by total, descending, then by [column], ascending",
    );
  });
});

describe("the fault of a file", () => {
  const said = (detail: string) => faultSentence({ kind: "binary", detail, line: 0 });

  it("names each kind of file in its own words", () => {
    const all = binaryKinds.map(said);
    expect(new Set(all).size).toBe(binaryKinds.length);
    for (const sentence of all)
      expect(sentence).toMatch(/^This is an? \w[^[\]:]*, not a CSV file\.[^[\]:]*$/);
    expect(said("image")).toBe("This is a picture, not a CSV file.");
  });

  it("says what to do for spreadsheets only", () => {
    const withWay = binaryKinds.filter((kind) => said(kind).includes("Save it as CSV"));
    expect(withWay).toEqual(["xlsx", "xls", "ods"]);
  });
});
