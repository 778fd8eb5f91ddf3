import { describe, expect, it } from "vitest";
import { chartFragment, chartOfFragment, frameCode } from "./spec.ts";

const chart = {
  title: "Revenue (net) – 100 % “real”",
  sql: "SELECT a.month, '#.&?' AS x -- it's\nFROM a",
  kind: "area",
  x: "a.month",
  ys: ["revenue", "Kosten, brutto"],
} as const;
const fragment = chartFragment(chart) ?? "";

it("survives a round trip", () => {
  expect(chartOfFragment(fragment)).toEqual({ ok: true, chart });
  expect(fragment).toMatch(/^#[\w%.+*&=-]+$/);
});

it("refuses every link with one changed character", () => {
  for (let at = 1; at < fragment.length; at += 1) {
    const sign = fragment[at] === "7" ? "8" : "7";
    expect(chartOfFragment(fragment.slice(0, at) + sign + fragment.slice(at + 1)).ok).toBe(false);
  }
});

describe("a forged link with a correct checksum is still checked", () => {
  it.each([
    ["another kind", { ...chart, kind: "pie" }],
    ["a title without end", { ...chart, title: "T".repeat(81) }],
  ])("%s", (_, forged) => {
    expect(chartOfFragment(chartFragment(forged as typeof chart) ?? "")).toEqual({
      ok: false,
      why: "broken",
    });
  });
});

it("finds no chart in an empty link", () => {
  expect(chartOfFragment("")).toEqual({ ok: false, why: "none" });
});

it("writes a line of HTML that no title can break out of", () => {
  expect(frameCode('https://a.example/embed/chart/#1"', '"><script>')).toBe(
    '<iframe src="https://a.example/embed/chart/#1&quot;" title="&quot;>&lt;script>" width="100%" height="440" loading="lazy"></iframe>',
  );
});
