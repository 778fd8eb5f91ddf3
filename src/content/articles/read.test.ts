import { beforeEach, expect, it, vi } from "vitest";
import { articleOf } from "#sections/blog/articles.fixture.ts";
import type { Article } from "./entry.ts";
import { allArticles, neighborsOf, relatedTo } from "./read.ts";

const getCollection = vi.hoisted(() => vi.fn());
vi.mock("astro:content", () => ({ getCollection }));

const article = (id: string, day: string, more: Partial<Article> = {}): Article =>
  articleOf(id, id, { published: day, topics: ["data"], ...more });

const a = article("a", "2023-01-05", { topics: ["data", "launch"], related: ["e", "d"] });
const b = article("b", "2023-01-04", { stub: true });
const c = article("c", "2023-01-03", { topics: ["data", "launch"] });
const d = article("d", "2023-01-03", { topics: ["shopify"] });
const e = article("e", "2023-01-01");
const all = [a, b, c, d, e];

const ids = (articles: readonly (Article | null)[]) => articles.map((each) => each?.id);

beforeEach(() => {
  getCollection.mockResolvedValue([e, c, a, d, b].map((data) => ({ data })));
});

it("puts the newest first, and those of one day in a fixed order", async () => {
  expect(await allArticles()).toEqual(all);
});

it("finds the neighbors that have a page", async () => {
  const around = async (one: Article) => {
    const { newer, older } = await neighborsOf(one);
    return ids([newer, older]);
  };
  expect(await around(a)).toEqual([undefined, "c"]);
  expect(await around(c)).toEqual(["a", "d"]);
  expect(await around(e)).toEqual(["d", undefined]);
});

it("lists the writer's choices, then the articles with the most topics in common, nearest first", async () => {
  expect(ids(await relatedTo(a))).toEqual(["e", "d", "c"]);
  expect(ids(await relatedTo(a, 1))).toEqual(["e"]);
  expect(ids(await relatedTo(c))).toEqual(["a", "e"]);
  expect(ids(await relatedTo(d))).toEqual([]);
});
