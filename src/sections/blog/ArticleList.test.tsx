// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import { ArticleList } from "./ArticleList.tsx";
import { articleAt, someArticles, words } from "./articles.fixture.ts";
import { listPage } from "./lists.ts";

afterEach(cleanup);

const pictures = new Map<string, ArticlePicture>([
  ["images/a.png", { src: "/a.webp", srcSet: "/a.webp 420w", width: 840, height: 560 }],
  ["images/b.svg", { src: "/b.svg", srcSet: "", width: 600, height: 400 }],
]);

const show = (articles: readonly Article[], topic: Article["topics"][number] | null, page = 1) =>
  render(
    <ArticleList
      list={listPage(articles, topic, page)}
      words={words}
      external="(elsewhere)"
      pictures={pictures}
    />,
  );

const cards = () => screen.getAllByRole("article");
const card = (at: number) => {
  const found = cards()[at];
  if (found === undefined) throw new Error(`there is no card ${at}`);
  return found;
};

describe("the topics", () => {
  it("link to their lists if they have articles, with the current one marked", () => {
    show([articleAt(0, { topics: ["launch", "data"] })], "data");
    const links = within(screen.getByRole("navigation", { name: "Topics" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["All", "/blog/"],
      ["On launch", "/blog/topics/launch/"],
      ["On data", "/blog/topics/data/"],
    ]);
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, null, "page"]);
  });
});

describe("a card", () => {
  it("shows an article's picture with its size and an empty alt text", () => {
    show(
      [articleAt(0, { imageUrl: "images/a.png" }), articleAt(1, { imageUrl: "images/b.svg" })],
      null,
    );
    const [photo, drawing] = [card(0), card(1)].map((one) => one.querySelector("img"));
    expect(photo?.getAttribute("srcset")).toBe("/a.webp 420w");
    expect(photo?.getAttribute("sizes")).toContain("46rem");
    expect([photo?.width, photo?.height, photo?.alt]).toEqual([840, 560, ""]);
    expect([drawing?.hasAttribute("srcset"), drawing?.hasAttribute("sizes")]).toEqual([
      false,
      false,
    ]);
  });

  it("of an announced article has no link and says so; a draft is marked", () => {
    show([articleAt(0, { stub: true }), articleAt(1, { draft: true })], null);
    expect(within(card(0)).queryByRole("link")).toBeNull();
    expect(within(card(0)).getByText("Soon").tagName).toBe("SPAN");
    expect(within(card(0)).queryByText("4 min")).toBeNull();
    expect(within(card(1)).getByText("Draft").tagName).toBe("SPAN");
  });
});

describe("the pager", () => {
  const pager = () => screen.queryByRole("navigation", { name: "Pages" });

  it("links to newer and older pages and to numbers, with the current one marked", () => {
    show(someArticles(60), null, 2);
    const links = [...(pager()?.querySelectorAll("a") ?? [])];
    expect(
      links.map((link) => [link.getAttribute("rel"), link.textContent, link.getAttribute("href")]),
    ).toEqual([
      ["prev", "Newer", "/blog/"],
      [null, "1", "/blog/"],
      [null, "2", "/blog/page/2/"],
      [null, "3", "/blog/page/3/"],
      [null, "4", "/blog/page/4/"],
      ["next", "Older", "/blog/page/3/"],
    ]);
    const current = screen.getByRole("link", { name: "Page 2" });
    expect(current.getAttribute("aria-current")).toBe("page");
  });
});
