import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startLoader } from "#content/loader.fixture.ts";
import { type ArticleFolder, articleFolder, goodArticle } from "#tests/support/article-folder.ts";
import type { Article } from "./entry.ts";
import { articlesLoader } from "./library.ts";

const good = ["a-quiet-exit", "ask-before-you-charge", "skip-or-cancel"];
let folder: ArticleFolder;
beforeEach(() => {
  folder = articleFolder();
  for (const name of [...good, "half-written"]) put(name, goodArticle(name));
});
afterEach(() => {
  folder.remove("");
});

const pathOf = (name: string) => `content/blog/${name}.md`;
const put = (name: string, content: string) => {
  folder.put(pathOf(name), content);
};
const broken = () => goodArticle("a-quiet-exit").replace("peace", "<b>peace</b>");
/** The content layer keeps entries of earlier runs. */
const start = (drafts: boolean) =>
  startLoader(folder.root, articlesLoader({ drafts }), new Map([["long-gone", {} as Article]]));

describe("in production", () => {
  it("holds the finished articles with their authors, and drops deleted ones", async () => {
    put("half-written", `${goodArticle("half-written")}\n<script>`);
    const { shown, told } = await start(false);
    expect([...shown.keys()].sort()).toEqual(good);
    expect(shown.get("a-quiet-exit")).toMatchObject({
      title: "A quiet exit",
      author: { name: "June Alder", twitter_url: null, sample: true },
    });
    expect(told).toEqual([]);
  });

  it("stops with every fault", async () => {
    put("a-quiet-exit", broken());
    put("skip-or-cancel", "");
    await expect(start(false)).rejects.toThrow(
      /^content\/blog\/a-quiet-exit\.md:8: .*\ncontent\/blog\/skip-or-cancel\.md:1: .*$/,
    );
  });
});

describe("while the development server runs", () => {
  it("keeps the last good version of a broken article, says so once, and takes the fixed one", async () => {
    const { shown, told, save } = await start(true);
    const change = (name: string, content: string) => {
      put(name, content);
      save(pathOf(name));
      return shown.get(name)?.title;
    };
    const loud = (content: string) => content.replace("A quiet exit", "A loud exit");
    expect(change("a-quiet-exit", loud(broken()))).toBe("A quiet exit");
    expect([...shown.keys()].sort()).toEqual([...good, "half-written"].sort());
    const other = goodArticle("skip-or-cancel").replace("Skip or", "Skip before");
    expect(change("skip-or-cancel", other)).toBe("Skip before cancel");
    expect(told).toEqual([expect.stringContaining("a-quiet-exit.md:8: ")]);
    expect(change("a-quiet-exit", loud(goodArticle("a-quiet-exit")))).toBe("A loud exit");
  });

  it("follows the authors, and keeps them when their file breaks", async () => {
    const { shown, told, save } = await start(true);
    for (const authors of [
      '\n  - { id: ada, name: Ada Fern, role: Packs, twitter_handle: "@ada", sample: true }\n',
      " []\n",
    ]) {
      folder.put("content/authors.yaml", `authors:${authors}`);
      save("content/authors.yaml");
      expect(shown.get("a-quiet-exit")?.author.name).toBe("Ada Fern");
    }
    expect(told).toEqual([expect.stringContaining('content/authors.yaml:1: field "authors"')]);
  });
});
