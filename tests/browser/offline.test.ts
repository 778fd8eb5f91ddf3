/** Pages while offline, and a new build deployed while pages are open (docs/decisions/0038-offline-and-prefetch.md). */
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { bundleWorker } from "#build/service-worker.ts";
import { filesCache, offlineCacheName, pagesCache } from "#worker/shared-names.ts";
import { desktop } from "#tests/support/browse.ts";
import { sharedBrowser } from "#tests/support/browser.ts";
import { type DeployedSite, deployedSite, mark } from "#tests/support/deployed-site.ts";
import { full } from "#tests/support/matrix.ts";

interface Visit extends AsyncDisposable {
  readonly site: DeployedSite;
  readonly page: Page;
  /** The number of page loads in this visit. */
  loads(): number;
  offline(off: boolean): Promise<void>;
}

/** A site and a browser context of its own, with a service worker. */
async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const site = await deployedSite();
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: "allow",
    viewport: desktop,
    ...options,
  });
  const page = await context.newPage();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return {
    site,
    page,
    loads: () => loads,
    offline: (off) => context.setOffline(off),
    [Symbol.asyncDispose]: async () => {
      await context.close();
      await site[Symbol.asyncDispose]();
    },
  };
}

/** The paths in one of the worker's caches, in order. */
const kept = (page: Page, cache: string = pagesCache) =>
  page.evaluate(async (name) => {
    const keys = (await window.caches.has(name))
      ? await (await window.caches.open(name)).keys()
      : [];
    return keys.map(({ url }) => new URL(url).pathname);
  }, cache);
/** Waits until a page is cached with its font. */
const untilKept = (page: Page, path: string) =>
  expect
    .poll(async () => [await kept(page), (await kept(page, filesCache)).join(" ")])
    .toEqual([expect.arrayContaining([path]), expect.stringMatching(/\/text\.[\w-]+\.woff2/)]);
/** With reduced data nothing is prefetched, so code can be gone when it is needed. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

const demo = (page: Page) => page.locator("astro-island").first();
const touch = (page: Page) => page.getByRole("button", { name: "Columns" }).first().click();
const isLive = (page: Page) =>
  expect.poll(() => demo(page).getAttribute("ssr"), { timeout: 20_000 }).toBe(null);
const said = (page: Page) => page.locator("[data-part-lost]");

it("offline, opens visited pages with their style, and the offline page otherwise", async () => {
  await using one = await visit();
  const { site, page } = one;
  await page.goto("/?utm_source=letter");
  await untilKept(page, "/");
  await page.goto("/tables/");
  await untilKept(page, "/tables/");
  // Only the offline page is fetched in addition; nothing is fetched twice.
  const asked = site.takeAsked();
  expect(asked.filter((path) => /^\/(?:tables\/|\?|offline\/)/.test(path)).toSorted()).toEqual([
    "/?utm_source=letter",
    "/offline/",
    "/tables/",
  ]);
  await one.offline(true);
  await page.goto("/tables/?utm_campaign=x#embed");
  expect(await page.title()).toContain("Embeddable data tables");
  expect(await page.evaluate(() => document.fonts.check("1em 'Site Display'"))).toBe(true);
  // As people type it.
  await page.goto("/tables");
  expect(await page.title()).toContain("Embeddable data tables");
  for (const path of ["/llms.txt", "/pricing", "/pricing/"]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator("[data-seen]").count()).toBe(1);
  }
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("You are offline");
  const links = page.locator("[data-seen] a");
  await expect.poll(() => links.count()).toBe(2);
  expect(await links.first().textContent()).toBe("Embeddable data tables");
  await links.last().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  await page.goto("/pricing/");
  await one.offline(false);
  await expect.poll(() => page.title()).toMatch(/^Pricing/);
  // The offline page was not cached in its place.
  await untilKept(page, "/pricing/");
});

it("reloads a page of an old build once if the code of a used part is gone", async () => {
  await using one = await visit();
  const { site, page } = one;
  await saveData(page);
  await page.goto("/tables/");
  await page
    .getByRole("searchbox", { name: "Search this table" })
    .first()
    .evaluate((field: HTMLInputElement) => {
      field.value = "GREES";
    });
  site.deploySecond();
  await touch(page);
  await expect.poll(() => page.title()).toContain(mark);
  await expect.poll(() => one.loads()).toBe(2);
  await touch(page);
  await isLive(page);
  expect([one.loads(), await said(page).count()]).toEqual([2, 0]);
});

describe.runIf(full)("in the full run", () => {
  it("caches a prefetched page only once it is opened", async () => {
    await using one = await visit();
    const { site, page } = one;
    await page.goto("/");
    await untilKept(page, "/");
    await page.goto("/tables/");
    await untilKept(page, "/tables/");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.id = "ahead";
      link.href = "/accessibility/";
      link.textContent = "A link to rest on";
      document.body.prepend(link);
    });
    site.takeAsked();
    await page.locator("#ahead").hover({ force: true });
    const asked: string[] = [];
    await expect
      .poll(() => asked.push(...site.takeAsked()) && asked.join(" "))
      .toContain("/accessibility/");
    expect(await kept(page)).not.toContain("/accessibility/");
    await page.locator("#ahead").click();
    await page.waitForURL("**/accessibility/");
    await untilKept(page, "/accessibility/");
    expect(site.takeAsked()).not.toContain("/accessibility/");
  });

  it("shows cached pages of an old build until they are visited again", async () => {
    await using one = await visit();
    const { site, page } = one;
    for (const path of ["/tables/", "/about/"]) {
      await page.goto(path);
      await untilKept(page, path);
    }
    site.deploySecond();
    await page.goto("/about/");
    await expect.poll(() => page.title()).toContain(mark);
    await untilKept(page, "/about/");
    await one.offline(true);
    await page.goto("/tables/");
    expect(await page.title()).toMatch(/^Embeddable/);
    await page.goto("/about/");
    expect(await page.title()).toContain(mark);
  });

  it("installs the worker only with the offline page", async () => {
    await using one = await visit();
    const { site, page } = one;
    const worker = () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration();
        return found?.active?.state ?? found?.installing?.state ?? "none";
      });
    site.lose("/offline/");
    const asked: string[] = [];
    await page.goto("/tables/");
    await expect
      .poll(() => asked.push(...site.takeAsked()) && asked.join(" "))
      .toContain("/offline/");
    await expect.poll(worker).toBe("none");
    expect(await kept(page, offlineCacheName)).toEqual([]);
    site.lose();
    await page.goto("/about/");
    await expect.poll(worker).toBe("activated");
    expect(await kept(page, offlineCacheName)).toContain("/offline/");
  });

  it("waits for a slow connection, and then shows the cached page", async () => {
    await using one = await visit();
    const { site, page } = one;
    await page.goto("/tables/");
    await untilKept(page, "/tables/");
    site.hang();
    const since = Date.now();
    await page.goto("/tables/", { waitUntil: "commit", timeout: 20_000 });
    expect(await page.title()).toMatch(/^Embeddable/);
    expect(Date.now() - since).toBeGreaterThan(3900);
  });

  it("removes itself from browsers once it is switched off", async () => {
    await using one = await visit();
    const { site, page } = one;
    await page.goto("/tables/");
    await untilKept(page, "/tables/");
    site.replaceWorker(await bundleWorker(undefined));
    await page.goto("/about/");
    await expect.poll(() => page.evaluate(() => window.caches.keys())).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
  });

  it("lists cached pages in the privacy choices, and deletes them", async () => {
    await using one = await visit();
    const { page } = one;
    await page.goto("/about/");
    await untilKept(page, "/about/");
    await page.goto("/data-privacy-opt-out/");
    const row = page.locator('tr[data-item="pages"]');
    await expect.poll(() => row.locator("[data-value]").textContent()).toContain("/about/");
    await row.getByRole("button").click();
    await expect.poll(() => row.locator("[data-value]").textContent()).toBe("Not stored");
    expect(await kept(page)).toEqual([]);
  });
});
