import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { branchFor, habits } from "./branch.ts";
import { leafFor, leafOf } from "./leaf.ts";
import { Specimen } from "./Specimen.tsx";

const names = ["Odile", "Bram", "Suvi", "Tomas", "Imre", "Hanneke", "Anouk", "Dele"];
const numbers = (path: string) => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

it("gives each name a leaf of its own, the same each time", () => {
  const leaves = names.map((name) => leafFor(name).blade);
  expect(new Set(leaves).size).toBe(names.length);
  expect(names.map((name) => leafFor(name).blade)).toEqual(leaves);
});

it("keeps every leaf on its paper", () => {
  for (const name of names) {
    const { blade, ribs } = leafFor(name);
    expect(numbers(blade + ribs).every((value) => value > -206 && value < 70)).toBe(true);
  }
});

it("is widest where its shape says", () => {
  const shape = { length: 100, half: 30, belly: 0.5, bow: 0, teeth: 0, depth: 0 };
  const points = numbers(leafOf(shape).blade);
  expect(Math.max(...points)).toBeGreaterThan(28);
  expect(Math.max(...points)).toBeLessThanOrEqual(30);
});

it.each(habits)("lets leaves stand on the stem: %s", (habit) => {
  const { places } = branchFor("Two Furrows", habit);
  expect(places.length).toBeGreaterThan(5);
  for (const { y, scale } of places) {
    expect(y).toBeLessThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(-250);
    expect(scale).toBeGreaterThan(0);
  }
  const html = renderToStaticMarkup(<Specimen name="Two Furrows" habit={habit} />);
  expect(html.match(/<g /g)).toHaveLength(places.length);
});
