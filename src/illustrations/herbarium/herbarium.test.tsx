import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { branchFor, habits } from "./branch.ts";
import { leafFor } from "./leaf.ts";
import { Specimen } from "./Specimen.tsx";

const names = ["Odile", "Bram", "Suvi", "Tomas", "Imre", "Hanneke", "Anouk", "Dele"];

it("gives each name a unique leaf, the same each time", () => {
  const leaves = names.map((name) => leafFor(name).blade);
  expect(new Set(leaves).size).toBe(names.length);
  expect(names.map((name) => leafFor(name).blade)).toEqual(leaves);
});

it.each(habits)("attaches leaves to the stem: %s", (habit) => {
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
