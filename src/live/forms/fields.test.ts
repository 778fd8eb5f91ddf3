import { describe, expect, it } from "vitest";
import { companySizes, fieldRules, formGroups } from "./fields.ts";
import { problemOf } from "./fields.ts";

const text = { kind: "text", required: true } as const;
const email = { kind: "email", required: true } as const;

describe("a required field", () => {
  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["\t\r\n\u00a0\u3000", "missing"],
    ["\u200b\u200e\ufeff", "missing"],
    ["\u0000", "missing"],
    ["A", undefined],
    ["  Ana ", undefined],
    ["نادية", undefined],
    ["\u202eana", undefined],
    ["Zoe\u0308", undefined],
    ["\u0301\u0301", undefined],
    ["👩‍👩‍👧", undefined],
    ["<script>alert(1)</script>", undefined],
    ["x".repeat(10_000), undefined],
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
    ["a b@shop.example", "malformed"],
    ["<script>alert(1)</script>", "malformed"],
    [`${"a".repeat(10_000)}@shop.example`, "malformed"],
  ])("%.30j is %s", (value, problem) => {
    expect(problemOf(email, value)).toBe(problem);
  });

  it("that is optional is checked if it is filled in", () => {
    expect(problemOf({ ...email, required: false }, "")).toBeUndefined();
    expect(problemOf({ ...email, required: false }, "nobody")).toBe("malformed");
  });
});

describe("the fields", () => {
  it("have the same name for the updates in each form", () => {
    expect(formGroups.demo.flat()).toContain("subscribecheckbox");
    expect(formGroups.demo.flat()).not.toContain("subscribeToUpdates");
    for (const form of ["call", "contact"] as const) {
      expect(formGroups[form].flat()).toContain("subscribeToUpdates");
      expect(formGroups[form].flat()).not.toContain("subscribecheckbox");
    }
  });

  it.each(["demo", "call", "contact"] as const)(
    "%s asks for the four that are required",
    (form) => {
      const required = formGroups[form].flat().filter((name) => fieldRules[name].required);
      expect(required).toEqual(["FirstName", "LastName", "Email", "NumberOfEmployees"]);
    },
  );

  it("have the company sizes of the specification", () => {
    expect(companySizes).toEqual(["5", "10", "49", "199", "999", "1000"]);
  });
});
