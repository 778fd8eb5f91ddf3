/**
 * Lighthouse on pages of the templates, as a phone: what does not depend on the clock is a check here;
 * the performance score is a median of the bench.
 */
import lighthouse, { defaultConfig, type Config } from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import type { Browser } from "playwright-core";
import { connect, type Browser as RemoteBrowser } from "puppeteer-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchBrowser } from "#tests/support/browser.ts";
import { indexedPaths, templatePages } from "#tests/support/dist.ts";
import { full } from "#tests/support/matrix.ts";

const port = 9300 + Number(process.env["VITEST_POOL_ID"] ?? 1);
let browser: Browser;
/** The same one, as Lighthouse talks to it. */
let remote: RemoteBrowser;

beforeAll(async () => {
  // Before every page Lighthouse keeps a core busy for a second to learn how fast the machine is, which a note in
  // the report and the score of performance would say.
  pageFunctions.computeBenchmarkIndex = () => 1000;
  browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  remote = await connect({ browserURL: `http://localhost:${port}`, defaultViewport: null });
});
afterAll(async () => {
  await remote.disconnect();
  await browser.close();
});

/**
 * A page that knows no service workers: Lighthouse removes the site's when it is done, and takes one that was just
 * starting for a tab that crashed.
 */
async function newPage() {
  const page = await remote.newPage();
  await page.evaluateOnNewDocument(() =>
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
  );
  return { page, [Symbol.asyncDispose]: () => page.close() };
}

const categories = [...(full ? ["accessibility"] : []), "best-practices", "seo"];

/**
 * Lighthouse's accessibility is a part of what axe looks for on every page (every-page.test.ts): left to the full
 * run, with the two of SEO that are rules of axe and would have it run here for them alone. `baseline`, the one that
 * would have the browser trace itself, names what is used of the web and has no score.
 */
const skipAudits = full ? [] : ["document-title", "image-alt", "baseline"];

/** Of Lighthouse's own configuration what is asked for here: the whole is put together anew for every page. */
const refs = categories.map((id) => {
  const category = defaultConfig.categories?.[id];
  if (category === undefined) throw new Error(`Lighthouse has no category ${id}`);
  const auditRefs = category.auditRefs.filter((ref) => !skipAudits.includes(ref.id));
  return [id, { ...category, auditRefs }] as const;
});
const wanted = new Set(refs.flatMap(([, { auditRefs }]) => auditRefs.map(({ id }) => id)));
const config: Config = {
  ...defaultConfig,
  categories: Object.fromEntries(refs),
  // Named by their files: a wanted one that is missing is an error of Lighthouse's.
  audits: (defaultConfig.audits ?? []).filter(
    (audit) => typeof audit === "string" && wanted.has(audit.slice(audit.lastIndexOf("/") + 1)),
  ),
};

const indexed = new Set(indexedPaths());
/** In the quick run every fourth one: nearly all that it looks for holds for whole sites, or is a check of tests/site. */
const paths = templatePages()
  .map(({ path }) => path)
  .filter((path) => indexed.has(path))
  .filter((_, i) => full || i % 4 === 0);

/** Nothing here depends on the clock, so nothing is waited for but the page. */
const settings = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 100,
  cpuQuietThresholdMs: 100,
  disableFullPageScreenshot: true,
} as const;

it.each(paths)(
  `%s: ${categories.join(", ")} are 100`,
  async (path) => {
    await using visit = await newPage();
    const flags = { logLevel: "error", ...settings } as const;
    const result = await lighthouse(inject("base") + path, flags, config, visit.page);
    const report = result?.lhr;
    const low = Object.values(report?.audits ?? {})
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 1 && scoreDisplayMode !== "informative",
      )
      .map(({ id, title }) => `${id}: ${title}`);
    const scores = Object.values(report?.categories ?? {}).map(({ id, score }) => [id, score]);
    expect({ scores, low }).toEqual({
      scores: categories.map((id) => [id, 1]),
      low: [],
    });
  },
  120_000,
);
