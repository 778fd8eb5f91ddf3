import { describe, expect, it } from "vitest";

import type { Numbers } from "#live/calculators/use-calculator.ts";
import {
  dunning,
  firstPayments,
  lifetime,
  margin,
  paybackOf,
  type ToolId,
  toolIds,
  viewOf,
} from "./tools.ts";

import { example, many, words } from "./tools.fixture.ts";

const amounts = (tool: ToolId, inputs: Numbers) =>
  Object.fromEntries(viewOf(tool, inputs, words[tool]).rows.map(({ id, amount }) => [id, amount]));

describe("the examples are those of the articles", () => {
  it("dunning", () => {
    expect(amounts("dunning", example("dunning"))).toMatchObject({
      held: "$3,200",
      back: "$800",
      more: "$1,440",
      year: "$17,280",
      point: "$384",
    });
  });

  it("a box of $48, before the platform fee", () => {
    const inputs = { ...example("margin"), platform: 0 };
    expect(amounts("margin", inputs)).toMatchObject({
      paid: "$48",
      fees: "$1.74",
      costs: "$24.15",
      left: "$22.11",
      share: "46.06%",
      boxes: "3",
    });
  });

  it("a membership in April", () => {
    expect(amounts("lifetime", example("lifetime"))).toMatchObject({
      churn: "6.4%",
      stay: "15.6",
      each: "$9.50",
      worth: "$148.43",
      payback: "4",
    });
    // The article rounds the payments first: 8.56 × $9.50 = $81.
    expect(amounts("lifetime", example("lifetime"))["twelve"]).toMatch(/^\$81\./);
  });

  it("and name every field and row that a sentence quotes", () => {
    for (const tool of toolIds) {
      const view = viewOf(tool, example(tool), words[tool]);
      expect(JSON.stringify(view)).not.toMatch(/\[\w+\]/);
    }
  });
});

describe("at random", () => {
  it("dunning agrees with the same sum in BigInt, and its parts add up", () => {
    for (const inputs of many("dunning")) {
      const { held, back, retried, more, gone, waiting } = dunning.compute(inputs).figures;
      const billed = BigInt(inputs.charges) * BigInt(inputs.value);
      expect(BigInt(held ?? 0)).toBe((billed * BigInt(inputs.failed) * 2n + 10_000n) / 20_000n);
      expect((back ?? 0) + (more ?? 0) + (gone ?? 0)).toBe(held);
      expect(retried).toBeLessThanOrEqual(held ?? 0);
      expect(Number.isSafeInteger(waiting)).toBe(true);
    }
  });

  it("a box adds up, and at the break-even price it pays for itself and no more", () => {
    for (const inputs of many("margin")) {
      const { paid, fees, costs, left, even, boxes } = margin.compute(inputs).figures;
      expect((fees ?? 0) + (costs ?? 0) + (left ?? 0)).toBe(paid);
      if (boxes && boxes > 0) {
        expect((left ?? 0) * boxes).toBeGreaterThanOrEqual(inputs.acquisition);
        expect((left ?? 0) * (boxes - 1)).toBeLessThan(inputs.acquisition);
      }
      const price = even ?? 0;
      const at = margin.compute({ ...inputs, price }).figures;
      if ((at.paid ?? 0) === 0) continue;
      // The discount and two fees are rounded, by half a cent each.
      expect(at.left).toBeGreaterThanOrEqual(-2);
      if (price < 100) continue;
      const below = margin.compute({ ...inputs, price: price - 100 }).figures;
      expect(below.left).toBeLessThan((at.left ?? 0) + 1);
      expect(below.left).toBeLessThanOrEqual(2);
    }
  });

  it("a lifetime is worth more if fewer leave, and payback is the first payment that covers the cost", () => {
    for (const drawn of many("lifetime")) {
      const inputs = { ...drawn, lost: Math.min(drawn.lost, drawn.start) };
      const { worth, twelve, payback, each } = lifetime.compute(inputs).figures;
      const churn = inputs.lost / inputs.start;
      if (worth) expect(twelve).toBeLessThanOrEqual(worth + 1);
      if (worth) {
        const [over, under] = [
          [inputs.revenue, inputs.margin, inputs.start],
          [inputs.lost, 10_000],
        ].map((factors) => factors.reduce((all, factor) => all * BigInt(factor), 1n)) as [
          bigint,
          bigint,
        ];
        // Rounded once, not from a rounded line.
        expect(BigInt(worth)).toBe((over * 2n + under) / (under * 2n));
      }
      if (inputs.lost > 1) {
        const fewer = lifetime.compute({ ...inputs, lost: inputs.lost - 1 }).figures.worth ?? 0;
        expect(fewer).toBeGreaterThanOrEqual(worth ?? 0);
      }
      const n = payback ?? 0;
      if (n < 1 || n > 1e6) continue;
      const cents = (inputs.revenue * inputs.margin) / 10_000;
      expect(Math.round(cents)).toBe(each);
      expect(firstPayments(cents, churn, n)).toBeGreaterThanOrEqual(inputs.acquisition - 1);
      if (n > 1)
        expect(firstPayments(cents, churn, n - 1)).toBeLessThanOrEqual(inputs.acquisition + 1);
    }
  });
});

describe("at the edges", () => {
  it("nothing fails, retries bring less, no one leaves, nothing is paid", () => {
    const store = example("dunning");
    expect(dunning.compute({ ...store, failed: 0 }).verdict).toBe("nothing");
    expect(viewOf("dunning", { ...store, retries: 1000 }, words.dunning).verdict).toContain(
      "$480 less a month",
    );
    expect(viewOf("lifetime", { ...example("lifetime"), lost: 0 }, words.lifetime)).toMatchObject({
      verdict: expect.stringContaining("no lifetime") as string,
    });
    const free = { ...example("margin"), price: 0 };
    expect(amounts("margin", free)["share"]).toBe("–");
    expect(margin.compute(free).verdict).toBe("nothing");
    expect(margin.compute({ ...free, price: 2000 }).verdict).toBe("loses");
    expect(amounts("margin", { ...free, price: 2000 })["left"]).toMatch(/^−\$/);
  });

  it("a group that is gone before it pays back never does", () => {
    expect(paybackOf(950, 0.064, 30_000)).toBeNull();
    expect(paybackOf(0, 0.1, 1)).toBeNull();
    expect(paybackOf(500, 1, 500)).toBe(1);
    expect(paybackOf(500, 1, 501)).toBeNull();
    expect(paybackOf(500, 0, 1001)).toBe(3);
    expect(paybackOf(500, 0.1, 0)).toBe(0);
  });
});
