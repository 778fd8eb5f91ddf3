import { EventEmitter } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LoaderContext } from "astro/loaders";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ArticleFolder, articleFolder, fixture } from "#tests/support/article-folder.ts";
import type { Article } from "./entry.ts";
import { articlesLoader } from "./loader.ts";

let folder: ArticleFolder;
beforeEach(() => {
  folder = articleFolder();
  for (const name of [
    "a-quiet-exit",
    "ask-before-you-charge",
    "skip-beside-cancel",
    "half-written",
  ])
    put(name, text(name));
});
afterEach(() => {
  folder.remove("");
});

const text = (name: string) => fixture("good", `${name}.md`).toString();
const pathOf = (name: string) => `content/blog/${name}.md`;
const put = (name: string, content: string) => {
  folder.put(pathOf(name), content);
};
const broken = () => text("a-quiet-exit").replace("peace", "<b>peace</b>");

/** The part of the content layer that the loader uses. */
async function start(drafts: boolean) {
  const shown = new Map<string, Article>();
  const told: string[] = [];
  const watcher = new EventEmitter();
  const context = {
    config: { root: pathToFileURL(`${folder.root}/`) },
    logger: { error: (sentence: string) => told.push(sentence) },
    store: {
      keys: () => [...shown.keys()],
      set: ({ id, data }: { id: string; data: Article }) => shown.set(id, data),
      delete: (id: string) => shown.delete(id),
    },
    watcher,
  };
  // Left from an earlier run, which the content layer keeps.
  shown.set("long-gone", {} as Article);
  await articlesLoader({ drafts }).load(context as unknown as LoaderContext);
  return {
    told,
    ids: () => [...shown.keys()].sort(),
    article: (id: string) => shown.get(id),
    /** Tells the watcher that a file changed and waits until the loader has read it. */
    saw: async (event: "add" | "change" | "unlink", path: string, done: () => void) => {
      watcher.emit(event, join(folder.root, path));
      await vi.waitFor(done, { interval: 5 });
    },
  };
}

const good = ["a-quiet-exit", "ask-before-you-charge", "skip-beside-cancel"];

describe("in production", () => {
  it("holds the finished articles with their authors, and drops deleted ones", async () => {
    const { ids, article, told } = await start(false);
    expect(ids()).toEqual(good);
    expect(article("a-quiet-exit")).toMatchObject({
      title: "A quiet exit",
      author: { name: "June Alder", twitter_url: null, sample: true },
    });
    expect(told).toEqual([]);
  });

  it("stops with every fault", async () => {
    put("a-quiet-exit", broken());
    put("skip-beside-cancel", "");
    folder.put("content/blog/notes.txt", "");
    await expect(start(false)).rejects.toThrow(
      /^content\/blog\/a-quiet-exit\.md:8: .*\ncontent\/blog\/skip-beside-cancel\.md:1: .*\ncontent\/blog\/notes\.txt: .*$/,
    );
  });

  it("skips drafts, even broken ones", async () => {
    put("half-written", `${text("half-written")}\n<script>`);
    expect((await start(false)).ids()).toEqual(good);
  });
});

describe("while the development server runs", () => {
  const all = [...good, "half-written"].sort();

  it("keeps the last good version of a broken article, says so once, and takes the fixed one", async () => {
    const { ids, article, told, saw } = await start(true);
    put("a-quiet-exit", broken().replace("A quiet exit", "A loud exit"));
    await saw("change", pathOf("a-quiet-exit"), () => {
      expect(told).toEqual([expect.stringContaining("a-quiet-exit.md:8: ")]);
    });
    expect(ids()).toEqual(all);
    expect(article("a-quiet-exit")?.title).toBe("A quiet exit");

    put("skip-beside-cancel", text("skip-beside-cancel").replace("Skip beside", "Skip before"));
    await saw("change", pathOf("skip-beside-cancel"), () => {
      expect(article("skip-beside-cancel")?.title).toBe("Skip before cancel");
    });
    expect(told).toHaveLength(1);

    put("a-quiet-exit", text("a-quiet-exit").replace("A quiet exit", "A loud exit"));
    await saw("change", pathOf("a-quiet-exit"), () => {
      expect(article("a-quiet-exit")?.title).toBe("A loud exit");
    });
  });

  it("follows the authors, and keeps them when their file breaks", async () => {
    const { article, told, saw } = await start(true);
    folder.put(
      "content/authors.yaml",
      'authors:\n  - { id: ada, name: Ada Fern, role: Packs, twitter_handle: "@ada", sample: true }\n',
    );
    await saw("change", "content/authors.yaml", () => {
      expect(article("a-quiet-exit")?.author.name).toBe("Ada Fern");
    });
    folder.put("content/authors.yaml", "authors: []\n");
    await saw("change", "content/authors.yaml", () => {
      expect(told).toEqual([expect.stringContaining('content/authors.yaml:1: field "authors"')]);
    });
    expect(article("a-quiet-exit")?.author.name).toBe("Ada Fern");
  });
});
