import { expect, it } from "vitest";
import { fixture } from "#tests/support/article-folder.ts";
import { type ArticleRecord, parseArticle } from "./article.ts";
import { libraryFaults } from "./library.ts";

const bytes = fixture("good", "a-quiet-exit.md").toString();

/** An article of a name; its title and description are its own. */
const article = (name: string, fields = "", text = ""): ArticleRecord =>
  parseArticle(
    `content/blog/${name}.md`,
    Buffer.from(
      bytes
        .replaceAll("quiet exit", `quiet exit ${name}`)
        .replace("a fight", `a fight ${name}`)
        .replace("---\n", `---\n${fields}`) + text,
    ),
  ).record;

const options = { drafts: false, authors: ["june", "ada"] };
const said = (records: readonly ArticleRecord[], more: Partial<typeof options> = {}, absent = {}) =>
  libraryFaults(
    records,
    { ...options, ...more },
    new Map(Object.entries<"draft" | "broken">(absent)),
  ).map(({ file, sentence }) => `${file.replace(/^.*\//, "")}: ${sentence}`);

it("finds nothing wrong with articles that name one another and their authors", () => {
  const one = article("one", "related: [two]\nauthor: ada\n");
  expect(said([one, article("two", "", "\n[One](/blog/one/#a)\n")])).toEqual([]);
});

it("lets the address stay with the file of its name, whichever is read first", () => {
  expect(said([article("a", "href: /blog/b/\n"), article("b")])).toEqual([
    'a.md: field "href" is “/blog/b/”, which content/blog/b.md has already; two articles cannot share an address.',
  ]);
});

it("compares titles as search results show them", () => {
  const shared = 'search_title: "A Quiet Exit"\n';
  expect(said([article("a", shared), article("b", shared.toLowerCase())])).toEqual([
    'b.md: field "search_title" is the same as in content/blog/a.md; search results could not tell the two apart, so write another.',
  ]);
});

it("proposes the address of an article whose file is called otherwise", () => {
  expect(said([article("one", "related: [two]\n"), article("two", "href: /blog/zwei/\n")])).toEqual(
    [
      'one.md: field "related #1" names the article “two”, which does not exist; did you mean "zwei"?',
    ],
  );
});

it("has another way out where nothing is near", () => {
  expect(said([article("one", "related: [something-else]\n")])).toEqual([
    'one.md: field "related #1" names the article “something-else”, which does not exist; write the name of an article’s file, without .md.',
  ]);
});

it("does not blame a link for the faults of what it leads to", () => {
  const one = article("one", "related: [two]\n");
  expect(said([one], {}, { two: "broken" })).toEqual([]);
  expect(said([one], {}, { two: "draft" })).toEqual([expect.stringContaining("which is a draft")]);
});

it("checks drafts and links to them only where they are shown", () => {
  const records = [
    article("one", "related: [two]\n"),
    article("two", "draft: true\nauthor: eve\n"),
  ];
  expect(said(records)).toEqual([expect.stringContaining("one.md: ")]);
  expect(said(records, { drafts: true })).toEqual([expect.stringContaining("two.md: ")]);
});
