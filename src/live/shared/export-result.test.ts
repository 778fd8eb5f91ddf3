import { expect, it } from "vitest";
import type { Row } from "#lib/tables/kinds.ts";
import { exportResult } from "./export-result.ts";

const rows: readonly Row[] = [
  ["=cmd()", 1],
  ["plain", null],
];
const result = {
  sql: "",
  columns: [
    { name: "a", kind: "text" },
    { name: "b", kind: "integer" },
  ],
  rows: { length: rows.length, at: (index: number) => rows[index] ?? [] },
  end: "complete",
  milliseconds: 1,
} as const;

it("writes CSV with formulas made harmless, and counts them", async () => {
  const { blob, rows: written, neutralised } = await exportResult(result, "csv");
  expect(await blob.text()).toContain("'=cmd(),1\r\nplain,\r\n");
  expect([written, neutralised]).toEqual([2, 1]);
});

it("writes JSON as it is", async () => {
  const { blob, neutralised } = await exportResult(result, "json");
  expect(JSON.parse(await blob.text())).toEqual([
    { a: "=cmd()", b: 1 },
    { a: "plain", b: null },
  ]);
  expect(neutralised).toBe(0);
});
