import { describe, expect, it } from "vitest";
import { shipped } from "#content/shipped.fixture.ts";
import { articleAt, someArticles } from "./articles.fixture.ts";
import { laterPagesOf, listHeading, listMeta, listPage, topicsIn } from "./lists.ts";

const articles = someArticles(60);

describe("a page of a list", () => {
  it("has only a topic's articles, in order", () => {
    for (const topic of topicsIn(articles)) {
      const expected = articles.filter((article) => article.topics.includes(topic));
      const pages = [1, ...laterPagesOf(articles, topic)];
      expect(pages.flatMap((page) => listPage(articles, topic, page).articles)).toEqual(expected);
      expect(listPage(articles, topic, 1).base).toBe(`/blog/topics/${topic}/`);
    }
  });

  it("names the topics that have articles, in the order of topics", () => {
    const two = [
      articleAt(0, { topics: ["data", "payments"] }),
      articleAt(1, { topics: ["data"] }),
    ];
    expect(topicsIn(two)).toEqual(["payments", "data"]);
    expect(listPage(two, "data", 1).topics).toEqual(["payments", "data"]);
    expect(laterPagesOf(two, "data")).toEqual([]);
  });

  it.each([0, 5, 1.5, Number.NaN])("rejects page %d of four", (page) => {
    expect(() => listPage(articles, null, page)).toThrow(/\/blog\/ has 4 pages/);
  });
});

const words = shipped("blog");
const metaTestArticles = someArticles(120);
const meta = (...[topic, page]: [Parameters<typeof listPage>[1], number]) =>
  listMeta(listPage(metaTestArticles, topic, page), words, "Shop");

it("later pages state their number and time span", () => {
  expect(meta(null, 2)).toEqual({
    title: `${words.title}, page 2 | Shop`,
    description: `${words.title}, page 2 of 8: published from Nov 30, 2021 to Jul 12, 2022.`,
  });
  expect(listHeading(listPage(metaTestArticles, null, 2), words).eyebrow).toBe("Page 2 of 8");
});
