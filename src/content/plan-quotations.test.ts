import { expect, it } from "vitest";
import { frozenPlans as source } from "#live/calculators/plans/plans.fixture.ts";
import { planQuotations } from "./quotes.ts";

it("says every figure as it stands in a sentence", () => {
  const quoted = planQuotations(source);
  const words = (name: string) => quoted.get(name);
  expect(words("plan.checkoutos.price")).toBe("$999");
  expect(words("plan.self-serve.fee")).toBe("1%");
  expect(words("plan.autopilot.fee")).toBe("up to 0.1%");
  expect(words("plan.autopilot.sms")).toBe("$0.004");
  expect(words("plan.autopilot.runs")).toBe("1,000");
  expect(words("agent.price")).toBe("$50");
  expect(words("fees.range")).toBe("0.1 to 1%");
});

it("has no words for what is not published", () => {
  const names = [...planQuotations(source).keys()];
  expect(names).not.toContain("plan.enterprise.price");
  expect(names).not.toContain("plan.checkoutos.fee");
  expect(names).not.toContain("plan.autopilot.stores");
  expect(names).not.toContain("plan.self-serve.agents");
});

it.each(["", "plans: []\n", source.replace("amount: 1500", "amount: lots")])(
  "has none at all while the file has a fault",
  (text) => {
    expect(planQuotations(text).size).toBe(0);
  },
);
