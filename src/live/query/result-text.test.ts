// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import type { QueryFault } from "#live/engine/client/types.ts";
import type { Part } from "./runs.ts";
import { answerInWords, faultInWords } from "./result-text.ts";

const fault: QueryFault = {
  kind: "no-table",
  detail: "no such table: ordrs",
  from: 0,
  to: 0,
  suggestion: "orders",
};
const result = (milliseconds: number): Part => ({
  kind: "result",
  result: {
    sql: "",
    columns: [],
    rows: [[]],
    end: "complete",
    milliseconds,
  },
});
const told = (...parts: Part[]) => answerInWords({ text: "", parts, milliseconds: 3210 });
const failed = (changes: Partial<QueryFault>) =>
  told({ kind: "fault", fault: { ...fault, ...changes } });

describe("the announcement", () => {
  it("counts milliseconds as people do", () => {
    expect(told(result(0.2))).toBe("1 row, in 1 millisecond.");
    expect(told(result(12))).toBe("1 row, in 12 milliseconds.");
  });

  it("reads out the answer, or the first of several rows", () => {
    const rows = (length: number): Part => ({
      kind: "result",
      result: {
        sql: "",
        columns: [
          { name: "month", kind: "text" },
          { name: "revenue", kind: "money" },
        ],
        rows: Array.from({ length }, () => ["2024-01", 1234.5]),
        end: "complete",
        milliseconds: 19,
      },
    });
    expect(told(rows(1))).toBe("1 row, in 19 milliseconds. month: 2024-01, revenue: 1,234.50.");
    expect(told(rows(2))).toBe(
      "2 rows, in 19 milliseconds. First row: month: 2024-01, revenue: 1,234.50.",
    );
  });

  it("pauses between the error and the suggestion", () => {
    expect(failed({})).toBe(
      "The query did not run. This table does not exist. no such table: ordrs. Use orders?",
    );
    expect(failed({ kind: "empty", detail: "", suggestion: "" })).toBe(
      "The query did not run. There is no query yet. Write one first.",
    );
  });

  it("does not say that a stopped query did not run", () => {
    expect(failed({ kind: "stopped" })).toBe("Stopped after 3.2 seconds.");
    expect(failed({ kind: "time-limit" })).toMatch(/^Stopped after 3\.2 seconds\. Stopped at the/);
    expect(faultInWords(fault, 3210)).toBe("Not run");
  });
});
