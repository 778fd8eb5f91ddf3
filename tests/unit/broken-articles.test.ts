/**
 * A fault of an article gives one clear sentence with the line, and does not affect other articles. The files of
 * tests/fixtures/broken-articles/ have one fault each.
 */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { type Read, readArticle, shelve } from "#content/articles/library.ts";
import { articleFolder, filled, fixture } from "#tests/support/article-folder.ts";

const options = { drafts: false, authors: ["june"] };
const folder = articleFolder();
const pathOf = (name: string) => `content/blog/${name}`;
const list = (kind: "good" | "broken") =>
  readdirSync(new URL(`../fixtures/${kind}-articles/`, import.meta.url)).filter((name) =>
    name.endsWith(".md"),
  );
const read = (name: string, bytes: Uint8Array) =>
  readArticle(pathOf(name), bytes, options, folder.root);

const good = new Map<string, Read>(
  list("good").map((name) => [pathOf(name), read(name, fixture("good", name))]),
);
const written = parse(
  filled(
    readFileSync(new URL("../fixtures/broken-articles/expected.yaml", import.meta.url), "utf8"),
  ),
) as Readonly<Record<string, string>>;

afterAll(() => {
  folder.remove("");
});

/** All messages for an article among valid ones: the file, without its folder, and the sentence. */
function said(name: string, bytes: Uint8Array): string[] {
  const { faults } = shelve(new Map([...good, [pathOf(name), read(name, bytes)]]), options);
  return [...faults.values()].flat().map((line) => line.replace("content/blog/", ""));
}

it("finds nothing wrong with the good ones", () => {
  const { records, faults } = shelve(good, options);
  expect([...faults]).toEqual([]);
  expect(records.map(({ entry }) => entry.id)).toEqual([
    "a-quiet-exit",
    "ask-before-you-charge",
    "skip-or-cancel",
    "what-we-plan-next",
  ]);
});

it.each(list("broken"))("%s is reported once, on its line", (name) => {
  expect(said(name, fixture("broken", name))).toEqual([
    `${name}:${written[name.slice(0, -3)] ?? ""}`,
  ]);
});

it.each([
  ["", 'the file is empty; `npm run new article "Title"` makes one to start from.'],
  [
    "# Two bags or three\n\nWe asked the members, and most of them want two.\n",
    "the file begins without its fields; put a line of three hyphens first, then title, description, date and topics, then a line of three hyphens again.",
  ],
])("a file of %j is reported", (text, sentence) => {
  expect(said("two-bags.md", Buffer.from(text))).toEqual([`two-bags.md:1: ${sentence}`]);
});
