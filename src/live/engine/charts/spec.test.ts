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
  expect(fragment).toMatch(/^#1\.a\.[\w%.+~-]+$/);
});

it("refuses every link with one changed character", () => {
  for (let at = 1; at < fragment.length; at += 1) {
    const sign = fragment[at] === "7" ? "8" : "7";
    expect(chartOfFragment(fragment.slice(0, at) + sign + fragment.slice(at + 1)).ok).toBe(false);
  }
});

describe("a forged link with a correct checksum is still checked", () => {
  /** A link as an informed attacker would make it. */
  function forged(...fields: readonly string[]): string {
    const body = fields.join(".");
    let sum = 0x811c9dc5;
    for (const sign of body) sum = Math.imul(sum ^ sign.charCodeAt(0), 0x01000193);
    return `#${body}.${(sum >>> 0).toString(36)}`;
  }
  it("the forgery itself is valid", () => {
    expect(chartOfFragment(forged("1", "l", "T", "x", "SELECT%201", "y")).ok).toBe(true);
  });
  it.each([
    ["another kind", forged("1", "z", "T", "x", "SELECT%201", "y"), "broken"],
    ["a title without end", forged("1", "l", "T".repeat(81), "x", "SELECT", "y"), "broken"],
    ["another version", forged("2", "l", "T", "x", "SELECT%201"), "version"],
    ["nothing", "", "none"],
  ])("%s", (_, hash, why) => {
    expect(chartOfFragment(hash)).toEqual({ ok: false, why });
  });
});

it("writes a line of HTML that no title can break out of", () => {
  expect(frameCode('https://a.example/embed/chart/#1"', '"><script>')).toBe(
    '<iframe src="https://a.example/embed/chart/#1&quot;" title="&quot;>&lt;script>" width="100%" height="440" loading="lazy"></iframe>',
  );
});
