import { describe, expect, it } from "vitest";
import { articleAt, someArticles, words } from "./articles.fixture.ts";
import {
  laterPagesOf,
  listHeading,
  listMeta,
  listPage,
  listPath,
  picturesOn,
  topicsIn,
} from "./lists.ts";

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

const metaTestArticles = someArticles(120);
const meta = (...[topic, page]: [Parameters<typeof listPage>[1], number]) =>
  listMeta(listPage(metaTestArticles, topic, page), words, "Shop");

it("the first page of all says what the blog says of itself", () => {
  expect(meta(null, 1)).toEqual(words.meta);
  expect(listHeading(listPage(metaTestArticles, null, 1), words)).toEqual({
    title: "Notes",
    lead: "What works.",
    eyebrow: undefined,
  });
});

it("later pages say which they are and what time they span", () => {
  expect(meta(null, 2)).toEqual({
    title: "Notes, page 2 | Shop",
    description: "Notes, page 2 of 8: published from Nov 30, 2021 to Jul 12, 2022.",
  });
  expect(listHeading(listPage(metaTestArticles, null, 2), words).eyebrow).toBe("Page 2 of 8");
});

it("a topic has words of its own", () => {
  expect(meta("payments", 1).title).toBe("Articles on payments | Shop");
  expect(meta("payments", 1).description).toContain("payments");
  expect(meta("payments", 2).title).toBe("Articles on payments, page 2 | Shop");
});

it("leaves the product's name out where the title would be cut", () => {
  const list = listPage(metaTestArticles, "payments", 2);
  const { title } = listMeta(list, words, "A product with quite some name");
  expect(title).toBe("Articles on payments, page 2");
});

it("no two pages share a title or a description", () => {
  const lists = [null, ...topicsIn(metaTestArticles)].flatMap((topic) =>
    [1, ...laterPagesOf(metaTestArticles, topic)].map((page) => meta(topic, page)),
  );
  expect(new Set(lists.map(({ title }) => title)).size).toBe(lists.length);
  expect(new Set(lists.map(({ description }) => description)).size).toBe(lists.length);
});

it("refuses a topic without words", () => {
  const list = listPage(metaTestArticles, "payments", 1);
  expect(() => listHeading(list, { ...words, topics: [] })).toThrow(/payments/);
});
