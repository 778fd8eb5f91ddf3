/** The articles keep to what `npm run check -- articles` judges: length, grade, links, figures, no shared sentence. */
import { expect, it } from "vitest";
import { articleFiles } from "#content/articles/library.ts";
import { readFiles, reportArticles } from "#scripts/report/articles.ts";
import { root } from "#tests/support/dist.ts";

const { articles, faults } = reportArticles(readFiles(root, articleFiles(root)));

it("finds nothing wrong with the articles", () => {
  expect(faults).toEqual([]);
});

it("judges those that are published", () => {
  const published = articles.filter(({ standing }) => standing === "published");
  expect(published.length).toBeGreaterThanOrEqual(8);
});
