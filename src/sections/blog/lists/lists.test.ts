import { describe, expect, it } from "vitest";
import { articleAt, someArticles } from "#sections/blog/index/articles.fixture.ts";
import { laterPagesOf, listPage, listPath, picturesOn, topicsIn } from "./lists.ts";

const articles = someArticles(60);

describe("a page of a list", () => {
  it("holds its part of all articles, in their order", () => {
    const pages = [1, 2, 3, 4].map((page) => listPage(articles, null, page));
    expect(pages.flatMap((page) => page.articles)).toEqual(articles);
    expect(pages.map(({ base, page, count }) => [base, page, count])).toEqual([
      ["/blog/", 1, 4],
      ["/blog/", 2, 4],
      ["/blog/", 3, 4],
      ["/blog/", 4, 4],
    ]);
  });

  it("holds a topic's articles alone, in their order", () => {
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

  it("is one, and empty, where there are no articles", () => {
    expect(listPage([], null, 1)).toMatchObject({ count: 1, articles: [], topics: [] });
  });

  it.each([0, 5, 1.5, Number.NaN])("refuses page %d of four", (page) => {
    expect(() => listPage(articles, null, page)).toThrow(/\/blog\/ has 4 pages/);
  });

  it("knows its pictures", () => {
    const own = [articleAt(0), articleAt(1, { imageUrl: "images/a.png" })];
    expect(picturesOn(listPage(own, null, 1))).toEqual(["images/a.png"]);
  });
});

it("lists are addressed by their topic", () => {
  expect([listPath(null), listPath("launch")]).toEqual(["/blog/", "/blog/topics/launch/"]);
});

it("sorts a collection into topics once, so that no page looks at all articles", () => {
  let read = 0;
  const watched = someArticles(10_000).map((article) => ({
    ...article,
    get topics() {
      read++;
      return article.topics;
    },
  }));
  const pages = topicsIn(watched).flatMap((topic) =>
    [1, ...laterPagesOf(watched, topic)].map((page) => listPage(watched, topic, page)),
  );
  const all = [1, ...laterPagesOf(watched, null)].map((page) => listPage(watched, null, page));
  expect(all).toHaveLength(589);
  expect(pages.length).toBeGreaterThan(500);
  expect(read).toBe(10_000);
});
