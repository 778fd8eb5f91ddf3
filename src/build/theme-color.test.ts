import { expect, it } from "vitest";
import { groundColors } from "./theme-color.ts";

it("reads both background colors", () => {
  expect(groundColors("  --color-ground: light-dark(#fff, #0e201c);")).toEqual({
    light: "#fff",
    dark: "#0e201c",
  });
});

it.each([
  ["no ground", "--color-ink: light-dark(#000, #fff);"],
  ["a color by another name", "--color-ground: light-dark(white, black);"],
])("says how to write the token if it finds %s", (_, css) => {
  expect(() => groundColors(css)).toThrow(
    "src/styles/tokens.css: write --color-ground as light-dark(#day, #night)",
  );
});
