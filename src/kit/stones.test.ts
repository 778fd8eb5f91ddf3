import { expect, it } from "vitest";
import { stonesOf } from "./stones.ts";

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);

it("places the same stones for the same seed, and others for another", () => {
  expect(stonesOf("nova", 600, 300)).toEqual(stonesOf("nova", 600, 300));
  expect(stonesOf("nova", 600, 300)).not.toEqual(stonesOf("echo", 600, 300));
});

it.each(seeds)("%s: one to three stones inside the ground that do not touch", (seed) => {
  const stones = stonesOf(seed, 600, 300);
  expect(stones.length).toBeGreaterThanOrEqual(1);
  expect(stones.length).toBeLessThanOrEqual(3);
  for (const [i, a] of stones.entries()) {
    expect(a.cx).toBeGreaterThan(0);
    expect(a.cx).toBeLessThan(600);
    for (const b of stones.slice(i + 1)) {
      const clear = Math.abs(a.cx - b.cx) > a.rx + b.rx || Math.abs(a.cy - b.cy) > a.ry + b.ry;
      const round = Math.hypot((a.cx - b.cx) / (a.rx + b.rx), (a.cy - b.cy) / (a.ry + b.ry)) > 1;
      expect(clear || round).toBe(true);
    }
  }
});
