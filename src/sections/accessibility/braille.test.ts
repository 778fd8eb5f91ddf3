import { expect, it } from "vitest";
import { brailleDots } from "./braille.ts";

const points = (word: string) => brailleDots(word).d.split(/(?=M)/);

it.each([
  ["a", ["M2.5 2.5h0"]],
  ["l", ["M2.5 2.5h0", "M2.5 7.5h0", "M2.5 12.5h0"]],
  ["w", ["M2.5 7.5h0", "M7.5 2.5h0", "M7.5 7.5h0", "M7.5 12.5h0"]],
])("draws %s by its dots", (letter, dots) => {
  expect(points(letter)).toEqual(dots);
});

it("sets cells side by side and leaves blanks free, in small letters", () => {
  expect(points("a a")).toEqual(["M2.5 2.5h0", "M26.5 2.5h0"]);
  expect(points("Ab")).toEqual(points("ab"));
  expect(brailleDots("ab").width).toBe(22);
});

it("knows twenty-six letters, each by another cell", () => {
  const all = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => brailleDots(letter).d);
  expect(new Set(all).size).toBe(26);
});

it("refuses what it cannot write", () => {
  expect(() => brailleDots("naïve")).toThrow('"ï" of "naïve" has no cell');
});
