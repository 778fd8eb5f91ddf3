/** The theme switch: the choice is stored, and applies before the first paint. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choose = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("radio", { name }).check({ force: true });

it("follows the system until the visitor chooses, and keeps the choice", async () => {
  const { page } = await open("/accessibility/", { viewport: desktop, colorScheme: "light" });
  const day = await ground(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await ground(page);
  expect(night).not.toBe(day);

  // The colors change once the view transition starts, a frame or more after the press.
  await choose(page, "Day");
  await expect.poll(() => ground(page)).toBe(day);
  await page.reload();
  expect(await ground(page)).toBe(day);
  await page.goto("/404.html");
  expect(await ground(page)).toBe(day);
  expect(await page.getByRole("contentinfo").getByRole("radio", { name: "Day" }).isChecked()).toBe(
    true,
  );

  await choose(page, "System");
  await expect.poll(() => ground(page)).toBe(night);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it("shows the last of several quick choices", async () => {
  const { page, faults } = await open("/accessibility/", {
    viewport: desktop,
    colorScheme: "light",
  });
  const day = await ground(page);
  await choose(page, "Night");
  await expect.poll(() => ground(page)).not.toBe(day);
  // In one task, so that the second choice interrupts the transition of the first.
  await page.evaluate(() => {
    for (const choice of ["system", "dark", "light"])
      document.querySelector<HTMLElement>(`[data-theme-choice][value=${choice}]`)?.click();
  });
  await expect.poll(() => ground(page)).toBe(day);
  // Without those of pictures, which wait until they are seen.
  const transitions = () =>
    document.documentElement.getAnimations({ subtree: true }).filter(({ effect }) => {
      const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      return part?.startsWith("::view-transition");
    }).length;
  await expect.poll(() => page.evaluate(transitions)).toBe(0);
  expect(await ground(page)).toBe(day);
  expect(faults).toEqual([]);
});

it("applies the chosen theme before the first paint", async () => {
  const { page } = await open("/accessibility/", { viewport: desktop, colorScheme: "light" });
  const day = await ground(page);
  await choose(page, "Night");
  await expect.poll(() => ground(page)).not.toBe(day);
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

it("without script, there is no switch, and the system's setting applies", async () => {
  const { page } = await open("/accessibility/", {
    viewport: desktop,
    colorScheme: "dark",
    javaScriptEnabled: false,
  });
  expect(await page.locator("[data-theme-choice]:visible").count()).toBe(0);
  const night = await ground(page);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await ground(page)).not.toBe(night);
});
