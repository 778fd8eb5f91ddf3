/** What a demo costs a page that nobody touches: its first state, its style and the island's few lines. */
import { expect, it } from "vitest";
import { untouchedCost, untouchedPart } from "#tests/support/untouched.ts";

it.each([
  ["tables", "src/live/engine/grid/grid.css"],
  ["ai", "src/styles/components/ai-demo/*.css"],
  ["dashboards", "src/live/dashboard/*.css"],
  ["checkoutos", "src/live/checkout/styles/frame/*.css"],
  ["data-catalog"],
])("/%s/ before touch weighs at most 5 KB more than without the demo", (path, ...sheets) => {
  expect(untouchedCost(path, sheets)).toBeLessThanOrEqual(5_000);
});

it("the plan calculator, which is no island, weighs as little", () => {
  const part = /<section id="calculator"[\s\S]*?<\/section>\s*<script[^>]*>[\s\S]*?<\/script>/;
  expect(untouchedPart("pricing", part, ["src/sections/pricing/pricing.css"])).toBeLessThanOrEqual(
    5_000,
  );
});
