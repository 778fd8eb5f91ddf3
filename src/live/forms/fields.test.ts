import { describe, expect, it } from "vitest";

import { problemOf } from "./lead.ts";

const text = { kind: "text", required: true } as const;
const email = { kind: "email", required: true } as const;

describe("a required field", () => {
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["\t\r\n\u00a0\u3000", "missing"],
    ["\u200b\u200e\ufeff", "missing"],
    ["A", undefined],
    ["  Ana ", undefined],
    ["نادية", undefined],
    ["👩‍👩‍👧", undefined],
  ])("%.30j is %s", (value, problem) => {
    expect(problemOf(text, value)).toBe(problem);
    expect(problemOf({ ...text, kind: "textarea" }, value)).toBe(problem);
    expect(problemOf({ ...text, required: false }, value)).toBeUndefined();
  });
});

describe("an address", () => {
  it.each([
    ["", "missing"],
    [" \u200b", "missing"],
    ["a@shop.example", undefined],
    [" jörg@bücher.example ", undefined],
    ["nobody", "malformed"],
    ["nobody@shop", "malformed"],
    ["@shop.example", "malformed"],
    [`${"a".repeat(10_000)}@shop.example`, "malformed"],
  ])("%.30j is %s", (value, problem) => {
    expect(problemOf(email, value)).toBe(problem);
  });

  it("that is optional is checked if it is filled in", () => {
    expect(problemOf({ ...email, required: false }, "")).toBeUndefined();
    expect(problemOf({ ...email, required: false }, "nobody")).toBe("malformed");
  });
});
