import { describe, expect, it } from "vitest";
import { createIndex } from "./build-index.ts";
import { pageText, searchIn } from "./collection.fixture.ts";
import { seeded } from "#lib/random/seeded.ts";

const random = seeded("search");
const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we zi".split(" ");
const vocabulary = Array.from({ length: 6000 }, () =>
  Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => syllables[Math.floor(random() * syllables.length)],
  ).join(""),
);
/** As in real texts: few words are common, most are rare. */
const words = (count: number) =>
  Array.from({ length: count }, () => vocabulary[Math.floor(6000 ** random()) - 1]).join(" ");
const many = Array.from({ length: 1500 }, (_, i) =>
  pageText(`/blog/article-${String(i)}/`, `${words(5)} ${i === 77 ? "perennial garden" : ""}`, {
    description: words(15),
    sections: [{ text: words(4), id: "a" }],
    body: `everywhere ${words(120)}`,
  }),
);

const filesOf = (pages: typeof many) => {
  const index = createIndex();
  for (const page of pages) index.add(page);
  return index.files();
};

describe("an index of many pages", () => {
  const { manifest, files } = filesOf(many);
  const { search, asked } = searchIn(many);

  it("is the same for the same pages", () => {
    const again = filesOf(many);
    expect(again.manifest).toEqual(manifest);
    expect([...again.files]).toEqual([...files]);
  });

  it("lies in small files, with a small manifest", () => {
    // Before compression, which makes a third of it.
    expect(Math.max(...[...files.values()].map(({ length }) => length))).toBeLessThan(32_000);
    expect(JSON.stringify(manifest).length).toBeLessThan(5000);
    expect(files.size).toBeGreaterThan(200);
  });

  it("keeps of a word that stands everywhere only the best pages", async () => {
    const { total, pages } = await search("everywhere ", { most: 5, kind: null, share: 0.5 });
    expect([total, pages.length]).toEqual([500, 5]);
  });

  it("a search asks for few of the files", async () => {
    asked.length = 0;
    const { pages } = await search("perenial garden", { most: 8, kind: null, share: 0.5 });
    expect(pages[0]?.path).toBe("/blog/article-77/");
    expect(new Set(asked).size).toBeLessThan(20);
  });

  it("a word that stands everywhere keeps no page from being found", async () => {
    const { pages } = await search("everywhere garden", { most: 1, kind: null, share: 0.5 });
    expect(pages[0]?.path).toBe("/blog/article-77/");
  });

  it("lists articles by the letters of their slugs", () => {
    const slugs = [...files]
      .filter(([name]) => name.startsWith("paths-"))
      .flatMap(([, text]) => JSON.parse(text) as string[]);
    expect(slugs).toHaveLength(many.length);
    expect(slugs).toContain("article-77");
  });
});

it("an index of nothing can be searched", () => {
  const { manifest } = filesOf([]);
  expect(manifest).toEqual({ pages: 0, words: [""], starts: [""], ends: [""], paths: [""] });
});
