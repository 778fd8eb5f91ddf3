import { describe, expect, it } from "vitest";
import { topics } from "#content/articles/topics.ts";
import { shipped } from "#content/shipped.fixture.ts";
import { articleAt, someArticles } from "./articles.fixture.ts";
import { site } from "#site";
import { listHeading, listMeta, type ListPage, listPages } from "./lists.ts";

describe("the pages of the lists", () => {
  it("have all articles, and those of each topic, in order", () => {
    const articles = someArticles(60);
    const pages = listPages(articles);
    for (const topic of [null, ...topics]) {
      const own = pages.filter((page) => page.topic === topic);
      const expected = articles.filter((each) => topic === null || each.topics.includes(topic));
      expect(own.flatMap((page) => page.articles)).toEqual(expected);
      expect(own.map(({ page }) => page)).toEqual(own.map((_, i) => i + 1));
    }
  });

  it("name the topics that have articles, in the order of topics", () => {
    const pages = listPages([
      articleAt(0, { topics: ["data", "payments"] }),
      articleAt(1, { topics: ["data"] }),
    ]);
    expect(pages.map(({ base }) => base)).toEqual([
      "/blog/",
      "/blog/topics/payments/",
      "/blog/topics/data/",
    ]);
    expect(pages[2]).toMatchObject({ count: 1, topics: ["payments", "data"] });
  });

  it.each([
    [0, 1],
    [17, 1],
    [18, 2],
    [35, 3],
  ])("are for %i articles %i", (total, count) => {
    const all = listPages(someArticles(total)).filter(({ topic }) => topic === null);
    expect(all).toHaveLength(count);
  });
});

const words = shipped("blog");
const pages = listPages(someArticles(120));
const pageOf = (topic: ListPage["topic"], number: number): ListPage => {
  const found = pages.find((each) => each.topic === topic && each.page === number);
  if (found === undefined) throw new Error(`there is no page ${number}`);
  return found;
};
const meta = (...page: Parameters<typeof pageOf>) => listMeta(pageOf(...page));

it("later pages state their number and time span", () => {
  expect(meta(null, 2)).toEqual({
    title: `${words.title}, page 2 | ${site.product}`,
    description: `${words.title}, page 2 of 8: published from Nov 30, 2021 to Jul 12, 2022.`,
  });
  expect(listHeading(pageOf(null, 2)).eyebrow).toBe("Page 2 of 8");
});
