import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { describe, expect, it } from "vitest";
import type { Numbers } from "#live/calculators/use-calculator.ts";
import { isCrossed, type ToolId, toolIds, viewOf } from "./tools.ts";
import { example, many, words } from "./tools.fixture.ts";

/** The value of a printed sum or figure. */
const redone = (printed: string): number =>
  Number(
    runInThisContext(
      printed
        .replaceAll(/[$,]/g, "")
        .replaceAll("×", "*")
        .replaceAll("−", "-")
        .replaceAll("^", "**")
        .replaceAll(/([\d.]+)%/g, "($1 / 100)"),
    ),
  );

/** The difference between the sum and the printed figure, in units of its last digit. */
function differenceFrom(sum: string, printed: string): number {
  const unit = printed.includes("$") ? 100 : printed.endsWith("%") ? 10_000 : 10;
  const by = (redone(sum) - redone(printed)) * unit;
  expect(by, sum).not.toBeNaN();
  return by;
}

/** Of a floating-point number. */
const slack = 1e-4;

const roundedUp = new Set(["boxes", "even"]);

function check(tool: ToolId, inputs: Numbers): void {
  for (const { id, how, amount } of viewOf(tool, inputs, words[tool]).rows) {
    if (amount === "–" || /[a-z]{2}/.test(amount) || how.includes(": ")) continue;
    const where = `${tool} ${id}: ${how} = ${amount}`;
    const [sum = "", reached] = how.replace(/, which covers .*/, "").split(" = ");
    if (reached !== undefined) {
      // Higher powers use the same formula, and take long.
      if (Number(amount.replaceAll(",", "")) < 100)
        expect(Math.abs(differenceFrom(sum, reached)), where).toBeLessThanOrEqual(0.5 + slack);
      continue;
    }
    const by = differenceFrom(sum, amount);
    // A whole number counts in tenths as well.
    const half = id === "level" ? 5 : 0.5;
    if (id === "even" && amount === "$0") expect(by, where).toBeLessThanOrEqual(slack);
    else if (roundedUp.has(id)) {
      expect(by, where).toBeLessThanOrEqual(slack);
      expect(by, where).toBeGreaterThan(id === "boxes" ? -10 : -1);
    } else expect(Math.abs(by), where).toBeLessThanOrEqual(half + slack);
  }
}

describe("every printed sum, redone from its printed figures, matches the printed result", () => {
  it("in the examples", () => {
    for (const tool of toolIds) check(tool, example(tool));
  });

  it("in fields of every size", () => {
    for (const tool of toolIds)
      for (const inputs of many(tool)) {
        if (isCrossed(tool, inputs)) continue;
        check(tool, inputs);
      }
  });
});

it("the article has the same figures, in whole dollars", () => {
  const article = readFileSync(
    "content/blog/metrics-for-measuring-the-performance-of-your-membership-program.md",
    "utf8",
  );
  const { rows } = viewOf("lifetime", example("lifetime"), words.lifetime);
  const inDollars = (id: string) => {
    const amount = rows.find((row) => row.id === id)?.amount ?? "";
    return `$${String(Math.round(Number(amount.replace("$", ""))))}`;
  };
  expect(article).toContain(`15.6 × $9.50 = ${inDollars("worth")}`);
  expect(article).toContain(`8.56 × $9.50 = ${inDollars("twelve")}`);
});
