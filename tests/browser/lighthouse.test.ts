/** Lighthouse on a phone: the categories that do not depend on time. The bench measures the performance score. */
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
/** The same browser, for Lighthouse. */
let remote: RemoteBrowser;

beforeAll(async () => {
  // Otherwise Lighthouse measures the machine's speed for a second before each page.
  pageFunctions.computeBenchmarkIndex = () => 1000;
  browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  remote = await connect({ browserURL: `http://localhost:${port}`, defaultViewport: null });
});
afterAll(async () => {
  await remote.disconnect();
  await browser.close();
});

/** A page without service workers: Lighthouse takes one that is just starting for a crashed tab. */
async function newPage() {
  const page = await remote.newPage();
  await page.evaluateOnNewDocument(() =>
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker"),
  );
  return { page, [Symbol.asyncDispose]: () => page.close() };
}

const categories = [...(full ? ["accessibility"] : []), "best-practices", "seo"];

/**
 * Lighthouse's accessibility audits are a part of axe's (every-page.test.ts), so they are left to the full run, with two
 * of SEO that would run axe too. `baseline` has no score and would trace the browser.
 */
const skipAudits = full ? [] : ["document-title", "image-alt", "baseline"];

/** Only the needed part of Lighthouse's configuration, which it assembles for every page. */
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
  // Audits are named by their files. A missing one is an error of Lighthouse's.
  audits: (defaultConfig.audits ?? []).filter(
    (audit) => typeof audit === "string" && wanted.has(audit.slice(audit.lastIndexOf("/") + 1)),
  ),
};

const indexed = new Set(indexedPaths());
/** Every sixteenth in the quick run: most of its checks concern the whole site, or are also in tests/site. */
const paths = templatePages()
  .map(({ path }) => path)
  .filter((path) => indexed.has(path))
  .filter((_, i) => full || i % 16 === 0);

/** Nothing here depends on time, so wait only for the page. */
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
