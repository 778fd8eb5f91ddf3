/** The theme switch: chosen once, kept, and there before the first paint. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choose = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("radio", { name }).check({ force: true });

it("follows the system until the visitor chooses, and keeps the choice", async () => {
  await using visit = await open("/", { viewport: desktop, colorScheme: "light" });
  const { page } = visit;
  const day = await ground(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await ground(page);
  expect(night).not.toBe(day);

  await choose(page, "Day");
  expect(await ground(page)).toBe(day);
  await page.reload();
  expect(await ground(page)).toBe(day);
  await page.goto("/404.html");
  expect(await ground(page)).toBe(day);
  expect(await page.getByRole("banner").getByRole("radio", { name: "Day" }).isChecked()).toBe(true);

  await choose(page, "System");
  expect(await ground(page)).toBe(night);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it("does not flash: the chosen theme stands before anything is painted", async () => {
  await using visit = await open("/", { viewport: desktop, colorScheme: "light" });
  const { page } = visit;
  await choose(page, "Night");
  const night = await ground(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      if (document.body) seen.push(getComputedStyle(document.documentElement).backgroundColor);
      if (document.readyState !== "complete" || seen.length === 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  const colors = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect.poll(async () => (await colors()).length).toBeGreaterThan(0);
  const seen = await colors();
  expect(new Set(seen)).toEqual(new Set([night]));
});

it("has no switch that does nothing: without script it is away, and the system's setting holds", async () => {
  await using visit = await open("/", {
    viewport: desktop,
    colorScheme: "dark",
    javaScriptEnabled: false,
  });
  expect(await visit.page.locator("[data-theme-choice]:visible").count()).toBe(0);
  await using light = await open("/", {
    viewport: desktop,
    colorScheme: "light",
    javaScriptEnabled: false,
  });
  expect(await ground(visit.page)).not.toBe(await ground(light.page));
});
