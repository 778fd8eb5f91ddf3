import { expect, it } from "vitest";
import { neighborsIn } from "./neighbors.ts";

const all = ["a", "b", "c"].map((slug) => ({ slug }));

it.each([
  ["a", "c", "b"],
  ["b", "a", "c"],
  ["c", "b", "a"],
])("around %s are %s and %s: the list goes round", (slug, previous, next) => {
  expect(neighborsIn(all, slug)).toEqual({ previous: { slug: previous }, next: { slug: next } });
});

it("has none if there is only one entry", () => {
  expect(neighborsIn(all.slice(0, 1), "a")).toBeNull();
});
