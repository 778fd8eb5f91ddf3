/** The home hero's five tabs: docs/specification.md, "Home page" and "States". */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const features = [
  "AI Agents",
  "Subscribe & Save",
  "Influencer Marketing",
  "SMS Marketing",
  "Checkout OS",
];

const stage = (page: Page) => page.locator("[data-tabs]").first();
const tab = (page: Page, name: string) => stage(page).getByRole("tab", { name });
/** The names of the panels that can be seen, by the accessibility tree. */
const shown = (page: Page) =>
  stage(page)
    .getByRole("tabpanel")
    .evaluateAll((all) => all.map((panel) => panel.getAttribute("aria-labelledby")));

it("shows AI Agents first, and its screen", async () => {
  await using visit = await open("/", { viewport: desktop });
  const { page } = visit;
  expect(await stage(page).getByRole("tab").allTextContents()).toEqual(features);
  expect(await tab(page, "AI Agents").getAttribute("aria-selected")).toBe("true");
  expect(await shown(page)).toEqual(["ai-agents-tab"]);
  expect(await stage(page).getByRole("tabpanel").getByRole("img").isVisible()).toBe(true);
});

describe.each([phone, desktop])("at %o", (viewport) => {
  it("each tab swaps the screen and moves nothing", async () => {
    await using visit = await open("/", { viewport });
    const { page } = visit;
    const height = () => stage(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    for (const name of features) {
      await tab(page, name).click();
      await expect.poll(() => shown(page)).toHaveLength(1);
      expect(await tab(page, name).getAttribute("aria-selected")).toBe("true");
      expect(await height()).toBe(before);
    }
  });
});

it("arrows, Home and End select and wrap; Tab leads into the panel's page", async () => {
  await using visit = await open("/", { viewport: desktop });
  const { page } = visit;
  const current = () => page.evaluate(() => document.activeElement?.textContent);
  await tab(page, "AI Agents").focus();
  await page.keyboard.press("ArrowLeft");
  expect(await current()).toBe("Checkout OS");
  await page.keyboard.press("ArrowRight");
  expect(await current()).toBe("AI Agents");
  await page.keyboard.press("End");
  expect(await current()).toBe("Checkout OS");
  await page.keyboard.press("Home");
  expect(await current()).toBe("AI Agents");
  expect(await shown(page)).toEqual(["ai-agents-tab"]);
});

it("an address that names a feature opens it", async () => {
  await using visit = await open("/#sms-marketing", { viewport: phone });
  await expect.poll(() => shown(visit.page)).toEqual(["sms-marketing-tab"]);
  await visit.page.evaluate(() => (location.hash = "#%E0%A4%A"));
  expect(await shown(visit.page)).toEqual(["sms-marketing-tab"]);
  expect(visit.faults).toEqual([]);
});

it("a link to a feature leads to its screen from anywhere on the page", async () => {
  await using visit = await open("/", { viewport: desktop, reducedMotion: "reduce" });
  const { page } = visit;
  for (const name of ["SMS Marketing", "Checkout OS"]) {
    await page.evaluate(() => {
      scrollTo(0, 4000);
    });
    await page.locator("footer").getByRole("link", { name }).click();
    await expect.poll(() => tab(page, name).getAttribute("aria-selected")).toBe("true");
    const place = () => stage(page).evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(place).toBeGreaterThan(-120);
    expect(await place()).toBeLessThan(500);
  }
});

it("a tab pressed while the page is still loading is not lost", async () => {
  await using visit = await open("/404.html", { viewport: phone });
  const { page } = visit;
  // The page stops half-way: its first half is there to be used, and never finishes.
  await page.route("**/slow", async (route) => {
    const response = await route.fetch({ url: new URL("/", page.url()).href });
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('id="sms-marketing"') - 5) });
  });
  await page.goto("/slow", { waitUntil: "commit" });
  await tab(page, "Subscribe & Save").click();
  expect(await tab(page, "Subscribe & Save").getAttribute("aria-selected")).toBe("true");
});

it("without script every feature is a section of its own", async () => {
  await using visit = await open("/", { viewport: phone, javaScriptEnabled: false });
  expect(await visit.page.getByRole("tab").count()).toBe(0);
  for (const id of [
    "ai-agents",
    "subscribe-and-save",
    "influencer-marketing",
    "sms-marketing",
    "checkout-os",
  ]) {
    expect(await visit.page.locator(`#${id} h2`).isVisible()).toBe(true);
    expect(await visit.page.locator(`#${id} [role=img]`).isVisible()).toBe(true);
  }
});
