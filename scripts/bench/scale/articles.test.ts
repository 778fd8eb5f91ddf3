import { describe, expect, it } from "vitest";
import { parseArticle } from "#content/articles/article.ts";
import { libraryFaults } from "#content/articles/library.ts";
import { seeded } from "#lib/random/seeded.ts";
import { generatedArticle } from "./articles.ts";
import { drawWord, wordAt } from "./vocabulary.ts";

const count = 60;
const all = Array.from({ length: count }, (_, n) => generatedArticle(n, count));

describe("generated articles", () => {
  const parsed = all.map(({ name, text }) =>
    parseArticle(`content/blog/${name}`, new TextEncoder().encode(text)),
  );

  it("are taken by the content model, each by itself and all together", () => {
    const records = parsed.map(({ record }) => record);
    expect(libraryFaults(records, { drafts: false, authors: [] })).toEqual([]);
    expect(new Set(records.map(({ entry }) => entry.id)).size).toBe(count);
  });

  it("have 1,200 words, 400 more or less, several types of block, and links to others", () => {
    const lengths = parsed.map(({ record }) => record.entry.words);
    const middle = lengths.reduce((sum, words) => sum + words, 0) / count;
    expect(Math.abs(middle - 1_250)).toBeLessThan(150);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(780);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1_900);
    for (const { blocks, record } of parsed) {
      expect(new Set(blocks.map(({ type }) => type)).size).toBeGreaterThanOrEqual(4);
      expect(record.links).toHaveLength(3);
      expect(record.entry.topics).toHaveLength(2);
    }
  });

  it("are the same at every run, and spread over ten years", () => {
    expect(generatedArticle(7, count)).toEqual(all[7]);
    expect(parsed[0]?.record.entry.published).toBe("2016-01-01");
    expect(parsed.at(-1)?.record.entry.published.slice(0, 4)).toBe("2025");
  });
});

describe("the words", () => {
  it("differ from rank to rank", () => {
    expect(new Set(Array.from({ length: 20_000 }, (_, rank) => wordAt(rank))).size).toBe(20_000);
  });

  it("are as uneven as those of a language, and their number goes on growing", () => {
    const next = seeded("words");
    const counts = new Map<string, number>();
    const distinct: number[] = [];
    for (let i = 1; i <= 200_000; i++) {
      const word = drawWord(next);
      counts.set(word, (counts.get(word) ?? 0) + 1);
      if (i % 100_000 === 0) distinct.push(counts.size);
    }
    // By Zipf’s law some seven times as often: ranks are cut to whole numbers.
    expect((counts.get(wordAt(0)) ?? 0) / (counts.get(wordAt(9)) ?? 1)).toBeGreaterThan(5);
    const [half = 0, whole = 0] = distinct;
    expect(whole - half).toBeGreaterThan(500);
    expect(whole).toBeLessThan(2 * half);
  });
});
