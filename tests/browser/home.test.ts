/** What the sections of the home page do in a real browser. */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

const section = (page: Page) => page.locator("[data-features]");
const shown = (page: Page) => section(page).locator("use").first().getAttribute("href");
/** The pictures that were asked for, by file name. */
function pictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/pictures\/([\w-]+)\.svg$/.exec(request.url()) ?? [];
    if (name !== undefined && asked.at(-1) !== name) asked.push(name);
  });
  return asked;
}

describe("the list of features", () => {
  it("on a wide window shows what is pointed at, and fetches only what it shows", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page, faults } = visit;
    const asked = pictures(page);
    await page.mouse.move(5, 5);
    await section(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page)).toBe("/pictures/subscribe-and-save.svg#drawing");
    await section(page).getByText("Kiosk", { exact: true }).hover();
    await expect.poll(() => shown(page)).toBe("/pictures/kiosk.svg#drawing");
    await section(page).getByText("Dashboards", { exact: true }).hover();
    await expect.poll(() => shown(page)).toBe("/pictures/dashboards.svg#drawing");
    // The pointer passes over neighbours on its way; nothing beyond those is fetched.
    expect(asked.length).toBeLessThan(8);
    expect(await section(page).getAttribute("data-in-view")).toBe("");
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    await expect.poll(() => section(page).getAttribute("data-in-view")).toBeNull();
    expect(faults).toEqual([]);
  });

  it("on a phone follows the scroll and the finger", async () => {
    await using visit = await open("/", { viewport: phone, hasTouch: true });
    const { page } = visit;
    await page.evaluate(() => {
      scrollTo(0, 1);
    });
    const names = section(page).locator("[data-picture]");
    for (const at of [8, 20, 29]) {
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

  it("is one stop for the keyboard, with arrows inside", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
    await section(page).getByRole("radio", { name: "Subscribe & Save" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => shown(page)).toBe("/pictures/dunning.svg#drawing");
    await page.keyboard.press("Tab");
    const inside = await page.evaluate(
      () => document.activeElement?.closest("[data-features]") !== null,
    );
    expect(inside).toBe(false);
  });

  it("is recoloured by the theme switch", async () => {
    await using visit = await open("/", { viewport: desktop, colorScheme: "light" });
    const { page } = visit;
    await section(page).scrollIntoViewIfNeeded();
    await expect.poll(() => shown(page)).not.toBeNull();
    const picture = section(page).locator("[data-feature-media]");
    const colours = async () => (await picture.screenshot()).toString("base64");
    // It comes in with a transition; the first two looks that agree are the day's.
    let day = await colours();
    await expect
      .poll(async () => {
        const former = day;
        day = await colours();
        return day === former;
      })
      .toBe(true);
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    await expect.poll(colours).not.toBe(day);
  });

  it("has every picture in its place without script", async () => {
    await using visit = await open("/", { viewport: desktop, javaScriptEnabled: false });
    const items = section(visit.page).locator("[data-picture] svg");
    expect(await items.count()).toBe(30);
    await items.nth(12).scrollIntoViewIfNeeded();
    const box = await items.nth(12).boundingBox();
    expect(box?.height).toBeGreaterThan(150);
    expect(
      await section(visit.page).getByRole("radio", { name: "Subscribe & Save" }).isVisible(),
    ).toBe(false);
  });
});

describe("RevenueOS", () => {
  it("on a phone is an accordion: panels of 358 pixels, one open or none", async () => {
    await using visit = await open("/", { viewport: phone });
    const { page } = visit;
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

  it("on a wide window is a row of tabs over panes", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
    const tabs = page.getByRole("tablist", { name: "RevenueOS" }).getByRole("tab");
    expect(await tabs.first().getAttribute("aria-selected")).toBe("true");
    await tabs.nth(3).click();
    expect(await page.getByRole("tabpanel", { name: "Scale" }).isVisible()).toBe(true);
    expect(await page.getByRole("tabpanel", { name: "Concierge" }).isVisible()).toBe(false);
    expect(await page.locator("details[name=revenue-os]").first().isVisible()).toBe(false);
  });
});

describe("the tag rows", () => {
  it("move left and right at half a pixel a frame, the third stands; a switch holds them", async () => {
    await using visit = await open("/", { viewport: desktop });
    const { page } = visit;
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
    // Paused is not yet standing: the moment at which it stands is settled with the next frame.
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

  it("stand under reduced motion", async () => {
    await using visit = await open("/", { viewport: desktop, reducedMotion: "reduce" });
    const moving = await visit.page
      .locator(".marquee-track")
      .evaluateAll((all) => all.filter((each) => each.getAnimations().length > 0).length);
    expect(moving).toBe(0);
  });
});

it("the whole page, scrolled to its end on a phone, stays below 350 KB", async () => {
  await using visit = await open("/robots.txt", { viewport: phone });
  const { page } = visit;
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
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState("networkidle");
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(350_000);
});
