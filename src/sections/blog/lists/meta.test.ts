import { expect, it } from "vitest";
import { someArticles } from "#sections/blog/index/articles.fixture.ts";
import { words } from "#sections/blog/index/words.fixture.ts";
import { laterPagesOf, listPage, topicsIn } from "./lists.ts";
import { listHeading, listMeta } from "./meta.ts";

const articles = someArticles(120);
const meta = (...[topic, page]: [Parameters<typeof listPage>[1], number]) =>
  listMeta(listPage(articles, topic, page), words, "Shop");

it("the first page of all says what the blog says of itself", () => {
  expect(meta(null, 1)).toEqual(words.meta);
  expect(listHeading(listPage(articles, null, 1), words)).toEqual({
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
  expect(listHeading(listPage(articles, null, 2), words).eyebrow).toBe("Page 2 of 8");
});

it("a topic has words of its own", () => {
  expect(meta("payments", 1).title).toBe("Articles on payments | Shop");
  expect(meta("payments", 1).description).toContain("payments");
  expect(meta("payments", 2).title).toBe("Articles on payments, page 2 | Shop");
});

it("leaves the product's name out where the title would be cut", () => {
  const list = listPage(articles, "payments", 2);
  const { title } = listMeta(list, words, "A product with quite some name");
  expect(title).toBe("Articles on payments, page 2");
});

it("no two pages share a title or a description", () => {
  const lists = [null, ...topicsIn(articles)].flatMap((topic) =>
    [1, ...laterPagesOf(articles, topic)].map((page) => meta(topic, page)),
  );
  expect(new Set(lists.map(({ title }) => title)).size).toBe(lists.length);
  expect(new Set(lists.map(({ description }) => description)).size).toBe(lists.length);
});

it("refuses a topic without words", () => {
  const list = listPage(articles, "payments", 1);
  expect(() => listHeading(list, { ...words, topics: [] })).toThrow(/payments/);
});
