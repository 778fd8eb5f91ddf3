/**
 * A fault of an article gives one clear sentence with the line, and does not affect other articles. Articles and
 * sentences: tests/fixtures/broken-articles.txt.
 */
import { afterAll, expect, it } from "vitest";
import { type Read, readArticle, toLibrary } from "#content/articles/library.ts";
import { articleFolder, brokenArticles, goodArticles } from "#tests/support/article-folder.ts";

const options = { drafts: false, authors: ["june"] };
const folder = articleFolder();
const pathOf = (name: string) => `content/blog/${name}`;
const read = (name: string, text: string) =>
  readArticle(pathOf(name), Buffer.from(text), options, folder.root);

const good = new Map<string, Read>(
  [...goodArticles].map(([name, text]) => [pathOf(name), read(name, text)]),
);

afterAll(() => {
  folder.remove("");
});

/** All messages for an article among valid ones: the file, without its folder, and the sentence. */
function said(name: string, text: string): string[] {
  const { faults } = toLibrary(new Map([...good, [pathOf(name), read(name, text)]]), options);
  return [...faults.values()].flat().map((line) => line.replace("content/blog/", ""));
}

it("finds nothing wrong with the good ones", () => {
  const { records, faults } = toLibrary(good, options);
  expect([...faults]).toEqual([]);
  expect(records.map(({ entry }) => entry.id)).toEqual([
    "a-quiet-exit",
    "ask-before-you-charge",
    "skip-or-cancel",
    "what-we-plan-next",
  ]);
});

it.each(brokenArticles)("$name is reported once, on its line", ({ name, text, fault }) => {
  expect(said(name, text)).toEqual([`${name}:${fault}`]);
});

it.each([
  ["", 'the file is empty; `npm run new article "Title"` makes one to start from.'],
  [
    "# Two bags or three\n\nWe asked the members, and most of them want two.\n",
    "the file begins without its fields; put a line of three hyphens first, then title, description, date and topics, then a line of three hyphens again.",
  ],
])("a file of %j is reported", (text, sentence) => {
  expect(said("two-bags.md", text)).toEqual([`two-bags.md:1: ${sentence}`]);
});
