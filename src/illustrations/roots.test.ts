import { expect, it } from "vitest";
import { seeded } from "#lib/random/seeded.ts";
import { rootPath } from "./roots.ts";

const from = { x: 0, y: 0, heading: 0, length: 30, parts: 3 };

it("branches at every step, never upward", () => {
  const path = rootPath(from, seeded("a root"));
  const strokes = path.split("M").slice(1);
  expect(strokes).toHaveLength(15);
  for (const stroke of strokes) {
    const [, y0 = 0, , , , y2 = 0] = (stroke.match(/-?\d+/g) ?? []).map(Number);
    expect(y2).toBeGreaterThanOrEqual(y0);
  }
});
