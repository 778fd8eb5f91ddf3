// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Article, ArticlePicture } from "#content/articles/entry.ts";
import blog from "virtual:words/blog";
import post from "virtual:words/post";
import { ArticleList } from "./ArticleList.tsx";
import { articleAt } from "./articles.fixture.ts";
import { listPages } from "./lists.ts";

afterEach(cleanup);

const pictures = new Map<string, ArticlePicture>([
  ["images/a.png", { src: "/a.webp", srcSet: "/a.webp 420w", width: 840, height: 560 }],
  ["images/b.svg", { src: "/b.svg", srcSet: "", width: 600, height: 400 }],
]);

const show = (articles: readonly Article[]) => {
  const [list] = listPages(articles);
  if (list === undefined) throw new Error("there is no page");
  render(<ArticleList list={list} pictures={pictures} />);
};

const cards = () => screen.getAllByRole("article");
const card = (at: number) => {
  const found = cards()[at];
  if (found === undefined) throw new Error(`there is no card ${at}`);
  return found;
};

describe("a card", () => {
  it("shows an article's picture with its size and an empty alt text", () => {
    show([articleAt(0, { imageUrl: "images/a.png" }), articleAt(1, { imageUrl: "images/b.svg" })]);
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
    show([articleAt(0, { stub: true }), articleAt(1, { draft: true })]);
    expect(within(card(0)).queryByRole("link")).toBeNull();
    expect(within(card(0)).getByText(blog.announced).tagName).toBe("SPAN");
    expect(within(card(0)).queryByText(`4 ${post.minutes}`)).toBeNull();
    expect(within(card(1)).getByText(post.draft).tagName).toBe("SPAN");
  });
});
