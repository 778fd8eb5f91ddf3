import { expect, it } from "vitest";
import { articleOf } from "#sections/blog/articles.fixture.ts";
import { llmsText } from "./llms.ts";

const article = articleOf("what-is-dunning", "What is [real] dunning", {
  description: "How payments come back.",
});
const site = {
  product: "Tidewater",
  origin: "https://x.example",
  summary: "Sells.",
  sample: "Sample",
};
const home = { path: "/", title: "Home", description: "Where it begins.", sample: false };

it("names the product, the pages and the articles as plain text", () => {
  const text = llmsText(site, [home], [article]);
  expect(text).toMatch(/^# Tidewater\n\n> Sells\.\n/);
  expect(text).toContain("- [Home](https://x.example/): Where it begins.");
  expect(text).toContain(
    "- [What is \\[real\\] dunning](https://x.example/blog/what-is-dunning.md): How payments come back.",
  );
  expect(text).toContain("“Sample”");
});

it("leaves out articles without text or not published, and mentions samples only if there are any", () => {
  const real = { ...article, author: { ...article.author, sample: false } };
  const text = llmsText(
    site,
    [home],
    [{ ...article, stub: true }, { ...article, draft: true }, real],
  );
  expect(text.match(/what-is-dunning\.md/g)).toHaveLength(1);
  expect(text).not.toContain("“Sample”");
});
