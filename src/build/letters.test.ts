import { expect, it } from "vitest";
import { fontParts } from "../lib/text/font-characters.ts";
import { withLetters } from "./letters.ts";

const page = (words: string) => `<!doctype html><html lang="en"><body>${words}</body></html>`;

it("says on the root that the page holds letters of the extended files", () => {
  expect(withLetters(page("Zoë"))).toBe(page("Zoë").replace("<html ", '<html data-letters=" ü" '));
});

it("asks for one character of each file", () => {
  const asked = /data-letters="(.*?)"/.exec(withLetters(page("Çelik")))?.[1] ?? "";
  const partOf = (char: string) =>
    Object.entries(fontParts).find(([, { characters }]) => characters.includes(char))?.[0];
  expect([...asked].map(partOf)).toEqual(["base", "extended"]);
});

it("leaves all other pages as they are", () => {
  const words = page("A café’s “plan” – 20 € × 3 → ☂");
  expect(withLetters(words)).toBe(words);
});
