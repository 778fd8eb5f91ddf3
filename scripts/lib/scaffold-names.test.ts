import { describe, expect, it } from "vitest";
import { componentName, pageName } from "./scaffold.ts";

describe("componentName", () => {
  it.each([
    ["PlanCard", { name: "PlanCard", title: "Plan card", folder: "ui" }],
    ["ui/PlanCard", { name: "PlanCard", title: "Plan card", folder: "ui" }],
    ["src/ui/Faq2", { name: "Faq2", title: "Faq2", folder: "ui" }],
    [
      "sections/pricing/PlanCard",
      { name: "PlanCard", title: "Plan card", folder: "sections/pricing" },
    ],
    ["illustrations/Leaf", { name: "Leaf", title: "Leaf", folder: "illustrations" }],
    ["live/query/Grid", { name: "Grid", title: "Grid", folder: "live/query" }],
  ])("%s", (typed, expected) => {
    expect(componentName(typed)).toEqual(expected);
  });

  it.each([undefined, ""])("asks for a name when there is none (%j)", (typed) => {
    expect(() => componentName(typed)).toThrow(
      "Name the component, such as: npm run new component PlanCard",
    );
  });

  it.each(["planCard", "Plan-Card", "Plan Card", "Plan.tsx", "2Cards", "ui/", "..", "Füller"])(
    "refuses the name %j",
    (typed) => {
      expect(() => componentName(typed)).toThrow(
        "is no component name; begin with a capital letter",
      );
    },
  );

  it.each([
    "../Card",
    "sections/Card",
    "live/Card",
    "ui/parts/Card",
    "lib/text/Card",
    "sections/../Card",
    "sections/Pricing/Card",
    "/ui/Card",
  ])("refuses the folder of %j", (typed) => {
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

  it("names a page below another by both", () => {
    expect(pageName("solutions/for-startups")).toEqual({
      path: "solutions/for-startups",
      title: "For startups",
      fullTitle: "For startups, solutions",
      kind: "solutionsForStartups",
      component: "SolutionsForStartups",
    });
  });

  it("cuts a long title after a word", () => {
    const { title } = pageName("everything-that-a-merchant-has-to-know-about-billing");
    expect(title).toBe("Everything that a merchant has to");
  });

  it.each([undefined, ""])("asks for a path when there is none (%j)", (typed) => {
    expect(() => pageName(typed)).toThrow(
      "Name the page's path, such as: npm run new page pricing",
    );
  });

  it.each([
    "Pricing",
    "pricing plans",
    "../pricing",
    "a/../b",
    "a//b",
    "//a",
    "/",
    "pricing.astro",
    "404",
    "[id]",
    "_kit",
    "a-",
    "a--b",
    "index",
    "blog/index",
    "a\\b",
    "prix-réduit",
  ])("refuses %j", (typed) => {
    expect(() => pageName(typed)).toThrow(
      `"${typed}" is no path for a page; use lower-case letters`,
    );
  });
});
