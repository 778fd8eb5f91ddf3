/**
 * Lighthouse on one page of every template, as a phone: what does not depend on the clock is a check here;
 * the performance score is a median of the bench.
 */
import lighthouse from "lighthouse";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { indexedPaths, templatePages } from "#tests/support/dist.ts";

const port = 9300 + Number(process.env["VITEST_POOL_ID"] ?? 1);
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser([`--remote-debugging-port=${port}`]);
});
afterAll(() => browser.close());

const indexed = new Set(indexedPaths());
const paths = templatePages()
  .map(({ path }) => path)
  .filter((path) => indexed.has(path));

it.each(paths)(
  "%s: accessibility, best practices and SEO are 100",
  async (path) => {
    const result = await lighthouse(inject("base") + path, {
      port,
      logLevel: "error",
      onlyCategories: ["accessibility", "best-practices", "seo"],
    });
    const report = result?.lhr;
    const low = Object.values(report?.audits ?? {})
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 1 && scoreDisplayMode !== "informative",
      )
      .map(({ id, title }) => `${id}: ${title}`);
    const scores = Object.values(report?.categories ?? {}).map(({ id, score }) => [id, score]);
    expect({ scores, low }).toEqual({
      scores: [
        ["accessibility", 1],
        ["best-practices", 1],
        ["seo", 1],
      ],
      low: [],
    });
  },
  120_000,
);
