import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Numbers } from "#live/calculators/use-calculator.ts";
import { isCrossed, type ToolId, toolIds } from "./tools.ts";
import { viewOf } from "./view.ts";
import { example, many, words } from "./tools.fixture.ts";

/** A fraction, to redo the printed sum without any rounding on the way. */
type Fraction = readonly [bigint, bigint];

const parts = /\$?\d[\d,]*(?:\.\d+)?%?|[()×/+−^]/g;

function numberOf(printed: string): Fraction {
  const [whole = "", decimals = ""] = printed.replace(/[$,%]/g, "").split(".");
  const by = 10n ** BigInt(decimals.length) * (printed.endsWith("%") ? 100n : 1n);
  return [BigInt(whole + decimals), by];
}

/** Redoes a sum from its printed figures: + and − last, × and / before, powers first. */
function redone(printed: string): Fraction {
  const signs = printed.match(parts) ?? [];
  expect(signs.join(""), printed).toBe(printed.replace(/ /g, ""));
  const taken = (sign: string) => signs[0] === sign && signs.shift() !== undefined;
  const single = (): Fraction => {
    if (taken("(")) {
      const inner = sum();
      taken(")");
      return inner;
    }
    const isLess = taken("−");
    const [over, by] = numberOf(signs.shift() ?? "0");
    return [isLess ? -over : over, by];
  };
  const power = (): Fraction => {
    const [over, by] = single();
    if (!taken("^")) return [over, by];
    const [times] = single();
    return [over ** times, by ** times];
  };
  const product = (): Fraction => {
    let [over, by] = power();
    for (;;) {
      const isTimes = taken("×");
      if (!isTimes && !taken("/")) return [over, by];
      const [next, under] = power();
      [over, by] = isTimes ? [over * next, by * under] : [over * under, by * next];
    }
  };
  const sum = (): Fraction => {
    let [over, by] = product();
    for (;;) {
      const isMore = taken("+");
      if (!isMore && !taken("−")) return [over, by];
      const [next, under] = product();
      [over, by] = [over * under + (isMore ? next : -next) * by, by * under];
    }
  };
  return sum();
}

/** The difference between the sum and the printed figure, in units of its last digit. */
function beside(sum: string, printed: string): number {
  const [over, by] = redone(sum);
  const unit = printed.includes("$") ? 100n : printed.endsWith("%") ? 10_000n : 10n;
  const [figure, under] = redone(printed);
  // In thousandths of the last digit, so that dividing whole numbers loses nothing significant.
  const least = (fraction: bigint, of: bigint) => Number((fraction * unit * 1000n) / of) / 1000;
  const away = over * under - figure * by;
  return least(away, by * under);
}

const roundedUp = new Set(["boxes", "even"]);

function check(tool: ToolId, inputs: Numbers): void {
  for (const { id, how, amount } of viewOf(tool, inputs, words[tool]).rows) {
    if (amount === "–" || /[a-z]{2}/.test(amount) || how.includes(": ")) continue;
    const where = `${tool} ${id}: ${how} = ${amount}`;
    const [sum = "", reached] = how.replace(/, which covers .*/, "").split(" = ");
    if (reached !== undefined) {
      // Higher powers use the same formula, and take long.
      if (Number(amount.replaceAll(",", "")) < 100)
        expect(Math.abs(beside(sum, reached)), where).toBeLessThanOrEqual(0.5);
      continue;
    }
    const by = beside(sum, amount);
    // A whole number counts in tenths as well.
    const half = id === "level" ? 5 : 0.5;
    if (id === "even" && amount === "$0") expect(by, where).toBeLessThanOrEqual(0);
    else if (roundedUp.has(id)) {
      expect(by, where).toBeLessThanOrEqual(0);
      expect(by, where).toBeGreaterThan(id === "boxes" ? -10 : -1);
    } else expect(Math.abs(by), where).toBeLessThanOrEqual(half);
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

  it("with a factor of many digits", () => {
    const entry = example("lifetime");
    for (const start of [7, 97, 100, 1499, 4_999_999])
      for (const lost of [0, 1, 3, 7]) check("lifetime", { ...entry, start, lost });
    for (const discount of [0, 333, 1750])
      for (const percent of [0, 290, 2999])
        for (const price of [1, 999, 4995])
          check("margin", { ...example("margin"), price, discount, percent });
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
