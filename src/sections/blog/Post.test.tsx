import { JSDOM } from "jsdom";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Block } from "#content/articles/blocks.ts";
import type { Article } from "#content/articles/entry.ts";
import labels from "virtual:words/interface";
import words from "virtual:words/post";
import { article, blocks, pictures, related } from "./post.fixture.ts";
import { Post } from "./Post.tsx";

const [first, second] = related;
if (!first || !second) throw new Error("no articles");

interface Case {
  article?: Article;
  blocks?: readonly Block[];
  related?: readonly Article[];
  newer?: Article | null;
  older?: Article | null;
}

const show = (own: Case = {}) => {
  const html = renderToStaticMarkup(
    <Post
      article={article}
      blocks={blocks}
      pictures={pictures}
      related={related}
      newer={first}
      older={second}
      {...own}
    />,
  );
  return new JSDOM(html).window.document.body;
};

it("an author without a profile has a handle without a link", () => {
  const author = { ...article.author, twitter_url: null, sample: false };
  const byline = show({ article: { ...article, author } }).querySelector("[data-part=byline]");
  expect(byline?.querySelector("a")).toBeNull();
  expect(byline?.textContent).toContain("@inesmarlow");
  expect(byline?.textContent).not.toContain("Sample");
});

it.each([
  ["sample", labels.sample],
  ["draft", "Draft"],
])("an article with the field %s is marked", (field, mark) => {
  const date = (made: Element) => made.querySelector("[data-part=date]")?.textContent;
  expect(date(show())).not.toContain(mark);
  expect(show({ article: { ...article, [field]: true } }).textContent).toContain(mark);
});

it("the contents are left out for fewer than three sections", () => {
  const container = show({ blocks: blocks.filter((_, i) => i < 6) });
  expect(container.querySelector("[data-contents], details")).toBeNull();
});

it.each([
  { newer: first, older: null, expected: [["next", words.newer]] },
  { newer: null, older: second, expected: [["prev", words.older]] },
  {
    newer: first,
    older: second,
    expected: [
      ["prev", words.older],
      ["next", words.newer],
    ],
  },
])("the neighbors by date: $expected", ({ newer, older, expected }) => {
  const links = [...show({ newer, older }).querySelectorAll("[data-part=neighbors] a")];
  expect(
    links.map((link) => [link.getAttribute("rel"), link.querySelector("span")?.textContent]),
  ).toEqual(expected);
});
