import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type ColumnKind, columnKinds } from "#live/engine/tables.ts";
import { filterOperators, type FilterOperator } from "#live/engine/client/types.ts";
import type { Content } from "#content/collections.ts";
import { filterFault, filterSentence, operatorsOf, operatorWords } from "./filters.ts";

const words = parse(readFileSync("content/table-demo.yaml", "utf8")) as Content<"tableDemo">;

describe("the conditions", () => {
  it("exist for every kind, and each one is used by some kind", () => {
    const asked = columnKinds.flatMap((kind) => operatorsOf(kind));
    expect(new Set(asked)).toEqual(new Set(filterOperators));
  });

  it("have different words for days and for numbers", () => {
    expect(operatorWords("at-least", "money", words)).toBe("is at least");
    expect(operatorWords("at-least", "date", words)).toBe("is on or after");
    expect(operatorWords("between", "datetime", words)).toBe("is between");
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
    expect(filterSentence({ column, operator, values }, columns, words)).toBe(sentence);
  });
});
