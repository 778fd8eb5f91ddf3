import { expect, it } from "vitest";
import type { Row } from "../tables.ts";
import { exportResult } from "./write.ts";

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
  rows,
  end: "complete",
  milliseconds: 1,
} as const;

it("writes CSV with formulas made harmless, and counts them", async () => {
  const { blob, rows: written, neutralized } = await exportResult(result, "csv");
  expect(await blob.text()).toContain("'=cmd(),1\r\nplain,\r\n");
  expect([written, neutralized]).toEqual([2, 1]);
});

it("writes JSON unchanged", async () => {
  const { blob, neutralized } = await exportResult(result, "json");
  expect(JSON.parse(await blob.text())).toEqual([
    { a: "=cmd()", b: 1 },
    { a: "plain", b: null },
  ]);
  expect(neutralized).toBe(0);
});
