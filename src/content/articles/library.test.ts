import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ArticleFolder, articleFolder, goodArticle } from "#tests/support/article-folder.ts";
import { type ArticleRecord, parseArticle } from "./article.ts";
import { libraryFaults, readArticle, readLibrary } from "./library.ts";

const bytes = goodArticle("a-quiet-exit");

/** An article with the given name and a unique title and description. */
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
    new Map(Object.entries<"draft" | "broken" | "scheduled">(absent)),
  ).map(({ file, sentence }) => `${file.replace(/^.*\//, "")}: ${sentence}`);

it("finds nothing wrong with articles that name one another and their authors", () => {
  const one = article("one", "related: [two]\nauthor: ada\n");
  expect(said([one, article("two", "", "\n[One](/blog/one/#a)\n")])).toEqual([]);
});

it("gives an address to the file of that name, whichever is read first", () => {
  expect(said([article("a", "href: /blog/b/\n"), article("b")])).toEqual([
    'a.md: field "href" is “/blog/b/”, which content/blog/b.md already has; two articles cannot share an address.',
  ]);
});

it("does not blame a link for faults of its target, only if visitors cannot read it yet", () => {
  const one = article("one", "related: [two]\n");
  expect(said([one], {}, { two: "broken" })).toEqual([]);
  for (const [state, why] of [
    ["draft", "is a draft"],
    ["scheduled", "will be published later; add the link then"],
  ])
    expect(said([one], {}, { two: state })).toEqual([expect.stringContaining(`which ${why}`)]);
});

it("checks drafts and links to them only if drafts are shown", () => {
  const records = [
    article("one", "related: [two]\n"),
    article("two", "draft: true\nauthor: eve\n"),
  ];
  expect(said(records)).toEqual([expect.stringContaining("one.md: ")]);
  expect(said(records, { drafts: true })).toEqual([expect.stringContaining("two.md: ")]);
});

describe("the folder of articles", () => {
  let folder: ArticleFolder;
  beforeEach(() => {
    folder = articleFolder();
  });
  afterEach(() => {
    folder.remove("");
  });

  const good = goodArticle("a-quiet-exit");
  const put = (name: string, text = good) => {
    folder.put(`content/blog/${name}`, text);
  };
  const shelf = async (drafts = false) => {
    const { records, faults } = readLibrary(folder.root, { drafts, authors: ["june"] });
    return { ids: records.map(({ entry }) => entry.id), sentences: [...faults.values()].flat() };
  };

  it.each([
    ["2026-11-30", "scheduled"],
    ["2026-12-01", "a-quiet-exit"],
  ])("a build on %s, with an article dated Dec 1, 2026: %s", (day, shown) => {
    const bytes = Buffer.from(good.replace(/^date: .*$/m, 'date: "Dec 1, 2026"'));
    const file = "content/blog/a-quiet-exit.md";
    const read = readArticle(file, bytes, { drafts: false }, folder.root, day);
    expect(typeof read === "object" && "entry" in read ? read.entry.id : read).toBe(shown);
    expect(readArticle(file, bytes, { drafts: true }, folder.root, day)).toHaveProperty("entry");
  });

  it.each(["draft: true", '"draft": true'])(
    "skips a draft unread if drafts are not shown, however unfinished: %s",
    async (flag) => {
      put("good.md");
      put("later.md", `---\ntitle:\n${flag}\ndate: soon\n---\n\n# <b>Later\n`);
      expect(await shelf()).toEqual({ ids: ["good"], sentences: [] });
      const { ids, sentences } = await shelf(true);
      expect(ids).toEqual(["good"]);
      expect(sentences.length).toBeGreaterThan(0);
    },
  );
});
