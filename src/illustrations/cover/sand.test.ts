import { expect, it } from "vitest";
import { composition } from "./motif.ts";
import { sandPath } from "./sand.ts";

it("draws lines over the whole area, the same at every build", () => {
  const made = composition("nova", { name: "nest", count: 2 });
  const path = sandPath(made, [600, 400]);
  const lines = path.split("M").slice(1);
  expect(lines.length * made.gap).toBeGreaterThanOrEqual(400);
  expect(lines.every((line) => line.startsWith("-300"))).toBe(true);
  expect(path).not.toContain("NaN");
  expect(sandPath(composition("nova", { name: "nest", count: 2 }), [600, 400])).toBe(path);
});
