import { describe, expect, it } from "vitest";
import { componentName, pageName } from "./scaffold.ts";

describe("componentName", () => {
  it.each([
    ["ui/PlanCard", { name: "PlanCard", title: "Plan card", folder: "ui" }],
    [
      "sections/pricing/PlanCard",
      { name: "PlanCard", title: "Plan card", folder: "sections/pricing" },
    ],
  ])("%s", (typed, expected) => {
    expect(componentName(typed)).toEqual(expected);
  });
  it.each(["planCard", "Plan-Card", "Plan Card", "Plan.tsx", "2Cards", "ui/", "..", "Füller"])(
    "refuses the name %j",
    (typed) => {
      expect(() => componentName(typed)).toThrow(
        "is no component name; begin with a capital letter",
      );
    },
  );

  it.each(["live/Card", "sections/../Card", "/ui/Card"])("refuses the folder of %j", (typed) => {
    expect(() => componentName(typed)).toThrow(
      "is no folder for components; name ui, or one in sections",
    );
  });
});

describe("pageName", () => {
  it.each(["pricing", "/pricing", "pricing/", "/pricing/"])("%s", (typed) => {
    expect(pageName(typed)).toEqual({
      path: "pricing",
      title: "Pricing",
      fullTitle: "Pricing",
      kind: "pricing",
      component: "Pricing",
    });
  });

  it("names a nested page by both parts", () => {
    expect(pageName("solutions/for-startups")).toEqual({
      path: "solutions/for-startups",
      title: "For startups",
      fullTitle: "For startups, solutions",
      kind: "solutionsForStartups",
      component: "SolutionsForStartups",
    });
  });
  it.each(["Pricing", "pricing plans", "../pricing", "a/../b", "/", "[id]", "a-", "index"])(
    "refuses %j",
    (typed) => {
      expect(() => pageName(typed)).toThrow(
        `"${typed}" is no path for a page; use lower-case letters`,
      );
    },
  );
});
