/** Every character on every page is in the site's fonts, so no word falls back to another font. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "parse5";
import { expect, it } from "vitest";
import { fontCharacters } from "#lib/text/font-characters.ts";
import { pages, root, textOf } from "#tests/support/dist.ts";

const known = new Set(fontCharacters);

const strangers = (text: string) =>
  [...new Set(text)].filter((char) => !known.has(char) && char.trim() !== "");

it.each(pages())("$path uses only characters that the fonts have", ({ html }) => {
  expect(strangers(textOf(parse(html)))).toEqual([]);
});

it("finds a character that the fonts lack", () => {
  expect(strangers("a → b")).toEqual(["→"]);
});

it("the font files are the ones in use, each with its licence", () => {
  for (const name of ["display", "text", "code"]) {
    expect(readFileSync(join(root, "src/fonts", `${name}.LICENSE.txt`), "utf8")).toContain(
      "Open Font License",
    );
  }
});
