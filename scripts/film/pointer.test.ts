import { expect, it } from "vitest";
import { frames } from "./measures.ts";
import { wayBetween } from "./pointer.ts";

it("arrives, never turns back, and takes no longer than it may", () => {
  const way = wayBetween({ x: 0, y: 100 }, { x: 1200, y: 40 });
  expect(way).toHaveLength(frames.glide);
  expect(way.at(-1)).toEqual({ x: 1200, y: 40 });
  const xs = way.map(({ x }) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
});

it("is short where it is near, and none where it is there", () => {
  expect(wayBetween({ x: 0, y: 0 }, { x: 20, y: 0 }).length).toBeLessThan(frames.glide / 2);
  expect(wayBetween({ x: 5, y: 5 }, { x: 5, y: 5 })).toEqual([]);
});
