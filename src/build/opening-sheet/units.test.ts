import { expect, it } from "vitest";
import { cssOf, mergeUnits, unitsOf } from "./units.ts";

const css =
  "@layer a, b;@layer a{h1{x:y;&>b{z:z}}@media print{i{x:y}}}@layer b{.c{x:y}}@font-face{src:u}";
const merged = (one: string, other: string) => {
  const units = mergeUnits(unitsOf(one), unitsOf(other));
  return units && cssOf(units);
};

it("takes a sheet apart and puts it together", () => {
  expect(unitsOf(css).map(({ layer, text }) => `${layer}: ${text}`)).toEqual([
    ": @layer a, b",
    "a: h1{x:y;&>b{z:z}}",
    "a: @media print{i{x:y}}",
    "b: .c{x:y}",
    ": @font-face{src:u}",
  ]);
  expect(cssOf(unitsOf(css))).toBe(css);
});

it("joins sheets to one that has each rule once, in the order of both", () => {
  expect(merged("@layer a{.x{}.y{}.z{}}", "@layer a{.x{}.q{}.z{}.r{}}")).toBe(
    "@layer a{.x{}.q{}.y{}.z{}.r{}}",
  );
  expect(merged("@layer a{.x{}}", "@layer b{.x{}}")).toBe("@layer b{.x{}}@layer a{.x{}}");
});

it("keeps a rule that stands twice in a sheet twice", () => {
  expect(merged(".x{}.y{}.x{}", ".y{}.x{}")).toBeUndefined();
  expect(merged(".x{}.y{}.x{}", ".x{}.y{}")).toBe(".x{}.y{}.x{}");
});

it("does not join what stands in opposite orders", () => {
  expect(merged(".x{}.y{}", ".y{}.x{}")).toBeUndefined();
});
