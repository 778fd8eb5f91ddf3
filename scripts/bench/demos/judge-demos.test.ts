import { describe, expect, it } from "vitest";
import { demoBudget } from "../../../budgets.ts";
import { allFiles, type DemoBytes, total } from "./bytes.ts";
import type { Interaction } from "./interaction.ts";
import { largeCsv } from "./interaction.ts";
import { byteRows, chartRows, firstResultRows, interactionRows, oversOf } from "./judge-demos.ts";

const demo = (path: string, html: number, files: Record<string, number>): DemoBytes => ({
  path,
  html,
  css: 1_000,
  ahead: 0,
  files: new Map(Object.entries(files)),
});

describe("bytes", () => {
  const shared = { "/react.js": 60_000, "/sqlite3.wasm": 350_000 };
  const queries = demo("/queries/", 4_000, { ...shared, "/editor.js": 200_000 });
  const tables = demo("/tables/", 3_000, { ...shared, "/table.js": 40_000 });

  it("count each file once, whichever demo fetched it", () => {
    expect(total(allFiles([queries, tables]))).toBe(650_000);
  });

  it("are within the budget at its limit, and not beyond it", () => {
    expect(oversOf(byteRows([queries, tables], demoBudget))).toEqual([]);
    const heavy = demo("/tables/", 4_001, { "/more.js": 1_000_000 });
    expect(oversOf(byteRows([queries, heavy], demoBudget))).toEqual([
      "/tables/ before it is touched, more than without demo",
      "all demos, all that they fetch",
    ]);
  });
});

it("takes the download off the first result", () => {
  const result = { path: "/queries/", whole: 5_600, download: 3_100 };
  expect(oversOf(firstResultRows([result], demoBudget))).toEqual([]);
  expect(oversOf(firstResultRows([{ ...result, whole: 5_601 }], demoBudget))).toHaveLength(1);
});

describe("interaction", () => {
  const lasting = (duration: number): Interaction => ({
    name: "click",
    duration,
    delay: 0,
    work: 0,
  });
  const visit = (...durations: number[]) => [{ what: "sorting", seen: durations.map(lasting) }];

  it("is judged by the median of each visit's slowest", () => {
    const rows = interactionRows([visit(40, 96), visit(400), visit(24)], demoBudget);
    expect(rows[0]).toMatchObject({ measured: 96, over: false });
    expect(oversOf(interactionRows([visit(104), visit(400), visit(24)], demoBudget))).toHaveLength(
      1,
    );
  });

  it("is none where all were shorter than a frame", () => {
    expect(interactionRows([visit()], demoBudget)[0]).toMatchObject({ measured: 0, over: false });
  });
});

describe("the large file", () => {
  it("has the rows that it promises, all of the same width, and is always the same", () => {
    const lines = largeCsv(500).split("\n");
    expect(lines).toHaveLength(501);
    expect(new Set(lines.map((line) => line.split(",").length))).toEqual(new Set([6]));
    expect(largeCsv(500)).toBe(lines.join("\n"));
    for (const line of lines.slice(1))
      expect(line).toMatch(/^\d+,20\d\d-[01]\d-[0-2]\d,\w+ \w+,\w+,[\d.]+,\d+$/);
  });
});

it("charts count with their median drawing and all of their code", () => {
  const visit = (first: number, again: number) => ({ first, again });
  const budget = { ...demoBudget, chartsCode: 40_000, chartDrawing: 100 };
  const visits = [visit(90, 50), visit(100, 60), visit(400, 70)];
  expect(oversOf(chartRows(40_000, visits, budget))).toEqual([]);
  expect(oversOf(chartRows(40_001, visits, budget))).toHaveLength(1);
  expect(oversOf(chartRows(40_000, [visit(101, 101)], budget))).toHaveLength(2);
});
