import { expect, it } from "vitest";
import { site } from "#site";
import { checkCharacters, fillText } from "./fill.ts";

function said(text: string, read: (text: string, say: (sentence: string) => void) => unknown) {
  const sentences: string[] = [];
  read(text, (sentence) => sentences.push(sentence));
  return sentences;
}

const lack = "which the site’s fonts lack; write it with other characters";

it.each([
  ["Łódź, ź", [`holds “Ł”, “ź”, ${lack}`]],
  ["👩‍💻 and ☕️", [`holds “👩‍💻”, “☕️”, ${lack}`]],
  ["ḍ apart", [`holds “ḍ”, ${lack}`]],
  [
    "two\u200bbags\u2060",
    [
      "holds a character that nobody can see (U+200B, U+2060); delete the words around it and type them again",
    ],
  ],
  ["Café – “5 €”", []],
])("of the characters of %j says %j", (text, sentences) => {
  expect(said(text, checkCharacters)).toEqual(sentences);
});

it("fills in what is configured, and says what is not", () => {
  expect(fillText("{product} at {email}", expect.fail)).toBe(
    `${site.product} at ${site.hosts.email}`,
  );
  expect(said("{a} of {product}", fillText)).toHaveLength(1);
  expect(said(`A ${site.product} box`, fillText)).toHaveLength(1);
});
