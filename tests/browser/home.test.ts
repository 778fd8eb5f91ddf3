/** The home page: the hero's five tabs and the other sections (docs/specification.md, "Home page" and "States"). */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, oneVisit, phone, useBrowser } from "#tests/support/browse.ts";

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
/** The visible panels, by their labels. */
const shownPanels = (page: Page) =>
  stage(page)
    .getByRole("tabpanel")
    .evaluateAll((all) => all.map((panel) => panel.getAttribute("aria-labelledby")));

/** Each tab swaps the screen, and the page below stays in its place. */
async function selectEachTab(page: Page): Promise<void> {
  const height = () => stage(page).evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  for (const name of features) {
    await tab(page, name).click();
    await expect.poll(() => shownPanels(page)).toHaveLength(1);
    expect(await tab(page, name).getAttribute("aria-selected")).toBe("true");
    expect(await height()).toBe(before);
  }
}

const section = (page: Page) => page.locator("[data-features]");
const shown = (page: Page) => section(page).locator("use").first().getAttribute("href");
/** Pictures requested from now on, by file name. */
function pictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/pictures\/([\w-]+)\.svg$/.exec(request.url()) ?? [];
    if (name !== undefined && asked.at(-1) !== name) asked.push(name);
  });
  return asked;
}

describe("on a wide window", () => {
  const visit = oneVisit(() => open("/", { viewport: desktop, colorScheme: "light" }));

  it("the hero shows AI Agents first", async () => {
    const { page } = await visit();
    expect(await stage(page).getByRole("tab").allTextContents()).toEqual(features);
    expect(await tab(page, "AI Agents").getAttribute("aria-selected")).toBe("true");
    expect(await shownPanels(page)).toEqual(["ai-agents-tab"]);
    expect(await stage(page).getByRole("tabpanel").getByRole("img").isVisible()).toBe(true);
  });

  // src/script/tabs.test.tsx presses the keys.
  it("each tab swaps the screen and moves nothing", async () => {
    await selectEachTab((await visit()).page);
  });

  it("the list of features shows what is pointed at, and fetches only that", async () => {
    const { page, faults } = await visit();
    const asked = pictures(page);
    await page.mouse.move(5, 5);
    await section(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page)).toBe("/pictures/subscribe-and-save.svg#drawing");
    await section(page).getByText("Kiosk", { exact: true }).hover();
    await expect.poll(() => shown(page)).toBe("/pictures/kiosk.svg#drawing");
    await section(page).getByText("Dashboards", { exact: true }).hover();
    await expect.poll(() => shown(page)).toBe("/pictures/dashboards.svg#drawing");
    expect(asked).toEqual(["subscribe-and-save", "kiosk", "dashboards"]);
    expect(await section(page).getAttribute("data-in-view")).toBe("");
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect.poll(() => section(page).getAttribute("data-in-view")).toBeNull();
    expect(faults).toEqual([]);
  });

  it("the list of features shows one group at a time", async () => {
    const { page } = await visit();
    const names = section(page).locator("[data-picture]:visible");
    expect(await names.count()).toBe(30);
    await section(page).getByLabel("Checkout", { exact: true }).check({ force: true });
    expect(await names.count()).toBeLessThan(10);
    await section(page).getByLabel("All", { exact: true }).check({ force: true });
    expect(await names.count()).toBe(30);
  });

  it("RevenueOS is a row of tabs", async () => {
    const { page } = await visit();
    const tabs = page.getByRole("tablist", { name: "RevenueOS" }).getByRole("tab");
    expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
    await tabs.nth(3).click();
    expect(await page.getByRole("tabpanel", { name: "Scale" }).isVisible()).toBe(true);
    expect(await page.getByRole("tabpanel", { name: "Concierge" }).isVisible()).toBe(false);
    expect(await page.locator("details[name=revenue-os]").first().isVisible()).toBe(false);
  });

  it("the tag rows move left, right and not at all, until they are paused", async () => {
    const { page } = await visit();
    const tracks = page.locator(".marquee-track");
    await page.mouse.move(5, 5);
    const places = () =>
      tracks.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
    const speeds = () =>
      tracks.evaluateAll((all) =>
        all.map((each) => {
          const duration = each.getAnimations()[0]?.effect?.getComputedTiming().duration;
          const width = each.firstElementChild?.getBoundingClientRect().width ?? 0;
          return typeof duration === "number" ? Math.round((width / duration) * 1000) : 0;
        }),
      );
    await expect.poll(speeds).toEqual([30, 30, 0]);
    const before = await places();
    await expect.poll(async () => ((await places())[0] ?? 0) < (before[0] ?? 0)).toBe(true);
    await expect.poll(async () => ((await places())[1] ?? 0) > (before[1] ?? 0)).toBe(true);
    expect((await places())[2]).toBe(before[2]);
    await page.getByLabel("Pause the tags").check({ force: true });
    // The pause takes effect with the next frame.
    await expect
      .poll(() =>
        tracks.evaluateAll(async (all) => {
          const moving = all.flatMap((each) => each.getAnimations());
          await Promise.all(moving.map(({ ready }) => ready));
          return moving.map(({ playState }) => playState);
        }),
      )
      .toEqual(["paused", "paused"]);
    const held = await places();
    await page.evaluate(async () => {
      for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame);
    });
    expect(await places()).toEqual(held);
  });

  it("a link to a feature leads to its screen from anywhere on the page", async () => {
    const { page } = await visit();
    await page.emulateMedia({ reducedMotion: "reduce" });
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
});

describe("on a phone", () => {
  const visit = oneVisit(() => open("/", { viewport: phone, hasTouch: true }));

  it("each tab swaps the screen and moves nothing", async () => {
    await selectEachTab((await visit()).page);
  });

  it("the list of features follows scrolling and taps", async () => {
    const { page } = await visit();
    await page.evaluate(() => {
      scrollTo(0, 1);
    });
    const names = section(page).locator("[data-picture]");
    expect(await section(page).locator("[data-picture]:visible").count()).toBe(8);
    await section(page).getByText("Show all thirty").tap();
    expect(await section(page).locator("[data-picture]:visible").count()).toBe(30);
    // The first is farther away than a choice holds.
    for (const at of [20, 29, 8]) {
      await names.nth(at).evaluate((name) => {
        scrollTo(0, scrollY + name.getBoundingClientRect().top - innerHeight * 0.58);
      });
      await expect.poll(() => names.nth(at).locator("input").isChecked()).toBe(true);
      await expect
        .poll(() => shown(page))
        .toContain(await names.nth(at).locator("input").inputValue());
    }
    await names.nth(25).tap();
    await expect.poll(() => shown(page)).toBe("/pictures/dashboards.svg#drawing");
  });

  it("RevenueOS is an accordion with at most one open panel of 358 pixels", async () => {
    const { page } = await visit();
    const items = page.locator("details[name=revenue-os]");
    const openOnes = () => items.evaluateAll((all) => all.map((each) => each.hasAttribute("open")));
    expect(await openOnes()).toEqual([true, false, false, false]);
    const panel = items.first().locator("summary + div");
    expect((await panel.boundingBox())?.height).toBe(358);
    await items.nth(2).locator("summary").click();
    expect(await openOnes()).toEqual([false, false, true, false]);
    await items.nth(2).locator("summary").click();
    expect(await openOnes()).toEqual([false, false, false, false]);
    expect(await page.getByRole("tablist", { name: "RevenueOS" }).isVisible()).toBe(false);
  });
});

it("an address with a feature opens its tab", async () => {
  const visit = await open("/#sms-marketing", { viewport: phone });
  await expect.poll(() => shownPanels(visit.page)).toEqual(["sms-marketing-tab"]);
  await visit.page.evaluate(() => (location.hash = "#%E0%A4%A"));
  expect(await shownPanels(visit.page)).toEqual(["sms-marketing-tab"]);
  expect(visit.faults).toEqual([]);
});

it("a tab pressed while the page is loading is selected", async () => {
  const { page } = await open("/robots.txt", { viewport: phone });
  // Only the first half of the page arrives.
  await page.route("**/slow", async (route) => {
    const response = await route.fetch({ url: new URL("/", page.url()).href });
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('id="sms-marketing"') - 5) });
  });
  // The code of the tabs comes only after the press.
  const { promise: pressed, resolve } = Promise.withResolvers<undefined>();
  await page.route("**/tabs.*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto("/slow", { waitUntil: "commit" });
  await tab(page, "Subscribe & Save").click();
  expect(await tab(page, "Subscribe & Save").getAttribute("aria-selected")).toBe("false");
  resolve(undefined);
  await expect.poll(() => tab(page, "Subscribe & Save").getAttribute("aria-selected")).toBe("true");
});

it("without script, every feature is a section, and every picture is in its place", async () => {
  const { page } = await open("/", { viewport: phone, javaScriptEnabled: false });
  expect(await page.getByRole("tab").count()).toBe(0);
  for (const id of [
    "ai-agents",
    "subscribe-and-save",
    "influencer-marketing",
    "sms-marketing",
    "checkout-os",
  ]) {
    expect(await page.locator(`#${id} h2`).isVisible()).toBe(true);
    expect(await page.locator(`#${id} [role=img]`).isVisible()).toBe(true);
  }
  await page.setViewportSize(desktop);
  const items = section(page).locator("[data-picture] svg");
  expect(await items.count()).toBe(30);
  await items.nth(12).scrollIntoViewIfNeeded();
  expect((await items.nth(12).boundingBox())?.height).toBeGreaterThan(150);
  const radio = section(page).getByRole("radio", { name: "Subscribe & Save" });
  expect(await radio.isVisible()).toBe(false);
});

it("scrolled to its end on a phone, loads at most 350 KB", async () => {
  const { page } = await open("/robots.txt", { viewport: phone });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto("/");
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 120) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(350_000);
});
