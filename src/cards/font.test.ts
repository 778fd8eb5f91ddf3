import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fontCharacters } from "#lib/text/font-characters.ts";
import { advancesOf, missingCharacters, widthOf } from "./font.ts";

const fontOf = (name: string) => advancesOf(readFileSync(`src/fonts/cards/${name}.ttf`));

describe("advancesOf", () => {
  it.each(["display", "text"])(
    "finds every character of the site in the %s font of cards",
    (name) => {
      const font = fontOf(name);
      expect(missingCharacters(fontCharacters, font)).toEqual([]);
      expect(font.has("Ж")).toBe(false);
    },
  );

  it("knows which letters are wide", () => {
    const font = fontOf("display");
    expect(font.get("m")).toBeGreaterThan((font.get("i") ?? 0) * 1.8);
    expect(Math.max(...font.values())).toBeLessThan(1.5);
  });

  it("says what is wrong with a file that is no such font", () => {
    expect(() => advancesOf(readFileSync("src/fonts/display.woff2"))).toThrow();
    expect(() => advancesOf(new Uint8Array(16))).toThrow('no table "cmap"');
  });
});

const small = new Map([
  ["a", 0.5],
  ["b", 0.6],
  ["’", 0.2],
  [" ", 0.25],
]);

describe("missingCharacters", () => {
  it.each([
    ["ab", []],
    ["a’b a\n", []],
    ["a → b → d", ["→", "d"]],
    ["a 🌱", ["🌱"]],
    ["", []],
  ])("of %j are %j", (text, missing) => {
    expect(missingCharacters(text, small)).toEqual(missing);
  });
});

it("widthOf adds up letters and the spacing between them", () => {
  expect(widthOf("ab a", small, 0)).toBeCloseTo(1.85);
  expect(widthOf("ab", small, -0.02)).toBeCloseTo(1.06);
  expect(widthOf("", small, 0)).toBe(0);
});
