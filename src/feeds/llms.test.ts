import { expect, it } from "vitest";
import type { Article } from "#model/articles/entry.ts";
import { llmsText } from "./llms.ts";

const article: Article = {
  id: "what-is-dunning",
  href: "/blog/what-is-dunning/",
  file: "content/blog/what-is-dunning.md",
  title: "What is [real] dunning",
  search_title: "What is dunning",
  description: "How payments come back.",
  date: "Mar 7, 2023",
  published: "2023-03-07",
  imageUrl: null,
  main_image_url: null,
  cover: null,
  author: {
    name: "June",
    role: "Writes",
    twitter_handle: "@june",
    twitter_url: null,
    sample: true,
  },
  topics: ["payments"],
  related: [],
  stub: false,
  sample: false,
  draft: false,
  words: 900,
  minutes: 4,
};
const site = {
  product: "Tidewater",
  origin: "https://x.example",
  summary: "Sells.",
  sample: "Sample",
};
const home = { path: "/", title: "Home", description: "Where it begins." };

it("names the product, the pages and the articles as plain text", () => {
  const text = llmsText(site, [home], [article]);
  expect(text).toMatch(/^# Tidewater\n\n> Sells\.\n/);
  expect(text).toContain("- [Home](https://x.example/): Where it begins.");
  expect(text).toContain(
    "- [What is \\[real\\] dunning](https://x.example/blog/what-is-dunning.md): How payments come back.",
  );
  expect(text).toContain("“Sample”");
});

it("leaves out what has no text or is not published, and says nothing of samples where there are none", () => {
  const real = { ...article, author: { ...article.author, sample: false } };
  const text = llmsText(
    site,
    [home],
    [{ ...article, stub: true }, { ...article, draft: true }, real],
  );
  expect(text.match(/what-is-dunning\.md/g)).toHaveLength(1);
  expect(text).not.toContain("“Sample”");
});

it("lists at most two hundred articles", () => {
  const text = llmsText(
    site,
    [home],
    Array.from({ length: 300 }, () => article),
  );
  expect(text.match(/what-is-dunning\.md/g)).toHaveLength(200);
});
