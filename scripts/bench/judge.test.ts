import { describe, expect, it } from "vitest";
import { budgetOf } from "../../budgets.ts";
import { judge, type Measured } from "./judge.ts";

const view = { fcp: 300, lcp: 300, tbt: 0, longestTask: 40, cls: 0, lcpElement: "h1: Words" };

const measured: Measured = {
  route: "/",
  path: "/",
  weight: {
    requests: 4,
    total: 60_000,
    html: 20_000,
    stylesheets: 0,
    scripts: 0,
    fonts: 27_000,
    fontFiles: 2,
    other: 0,
    ahead: { requests: 2, bytes: 60_000 },
    css: 8_000,
    js: 1_900,
    framework: false,
    cls: 0,
  },
  page: view,
  bare: { ...view, lcp: 250, total: 2_000 },
  scrolled: { framesPerSecond: 58.4, longTasks: 1 },
  uses: { tabs: { fast: [60, 70, 80], slow: [90], earlyTap: [500], earlyKey: [40] } },
  lighthouse: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
};

const budget = budgetOf("/");
const over = (changed: Partial<Measured>) =>
  judge({ ...measured, ...changed }, budget)
    .filter((row) => row.over)
    .map((row) => row.figure.trim());

describe("judge", () => {
  it("finds nothing over the budget of a page within it", () => {
    expect(over({})).toEqual([]);
  });

  it("compares the largest paint with the bare page's", () => {
    expect(over({ page: { ...view, lcp: 376 } })).toEqual(["as a multiple of it"]);
  });

  it("takes one long task for over, though the sum is small", () => {
    expect(over({ page: { ...view, longestTask: 101 } })).toEqual(["longest task"]);
  });

  it("takes the worst layout shift of all visits", () => {
    expect(over({ page: { ...view, cls: 0.06 } })).toEqual(["layout shifts"]);
  });

  it("does not count what was fetched ahead", () => {
    expect(
      over({ weight: { ...measured.weight, ahead: { requests: 9, bytes: 900_000 } } }),
    ).toEqual([]);
  });

  it("counts a lost use even when all others were quick", () => {
    const uses = { tabs: { fast: [60], slow: [90], earlyTap: [500, null], earlyKey: [40] } };
    expect(over({ uses })).toEqual(["lost, all of these"]);
  });

  it("takes a figure that could not be measured for over", () => {
    const uses = { tabs: { fast: [null], slow: [90], earlyTap: [500], earlyKey: [40] } };
    expect(over({ uses })).toEqual(["first use of tabs, fast line", "lost, all of these"]);
  });

  it("wants Lighthouse's scores no lower than the budget, where it was run", () => {
    const lighthouse = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
    expect(over({ lighthouse })).toEqual(["Lighthouse, performance"]);
    expect(over({ lighthouse: undefined })).toEqual([]);
  });
});
