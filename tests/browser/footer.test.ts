/** The footer is fixed behind the page, or in the normal flow; all of it can be reached (docs/specification.md, "Layout"). */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const light = "/accessibility/";
const footer = (page: Page) => page.getByRole("contentinfo");
const top = (page: Page) => footer(page).evaluate((element) => element.getBoundingClientRect().top);
const toEnd = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
  });

it.each([light, "/blog/topics/shopify/page/2/"])(
  "is fixed behind %s in tall, wide windows only",
  async (path) => {
    const { page } = await open(path, { viewport: desktop });
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 1);
    for (const viewport of [desktop, { width: 768, height: 1500 }]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await page.locator("footer[data-fits]").waitFor();
      const height = await footer(page).evaluate(
        (element) => element.getBoundingClientRect().height,
      );
      await expect.poll(() => top(page)).toBeCloseTo(viewport.height - height, 0);
      const isCovered = () =>
        page.evaluate(
          (y) => document.elementFromPoint(640, y)?.closest("footer") === null,
          viewport.height - 20,
        );
      expect(await isCovered()).toBe(true);
      await toEnd(page);
      expect(await top(page)).toBeCloseTo(viewport.height - height, 0);
      expect(await isCovered()).toBe(false);
    }
    await page.setViewportSize({ width: 768, height: 500 });
    await expect.poll(() => page.locator("footer[data-fits]").count()).toBe(0);
  },
);

it.each([
  { why: "a phone", viewport: phone, reducedMotion: "no-preference" },
  { why: "reduced motion", viewport: desktop, reducedMotion: "reduce" },
  { why: "a low window", viewport: { width: 1280, height: 500 }, reducedMotion: "no-preference" },
] as const)("is in the normal flow with $why", async ({ viewport, reducedMotion }) => {
  const { page } = await open(light, { viewport, reducedMotion });
  expect(await top(page)).toBeGreaterThan(viewport.height);
  const end = await footer(page).evaluate(
    (element) => element.getBoundingClientRect().bottom + scrollY,
  );
  // The page's height is rounded.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.abs(height - end)).toBeLessThan(1);
});

it("no control with the keyboard focus is hidden behind the page", async () => {
  const { page } = await open(light, { viewport: desktop });
  // The first key loads the script that places the footer.
  await page.keyboard.press("Tab");
  await page.locator("html[data-keyboard]").waitFor();
  await page.locator("main a").last().focus();
  const hidden: string[] = [];
  for (let inside = 0, steps = 0; steps < 80; steps++) {
    await page.keyboard.press("Tab");
    const state = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active?.closest("footer")) return undefined;
      const box = active.getBoundingClientRect();
      const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      // A radio button without a box of its own shows as its label.
      const shown = active instanceof HTMLInputElement ? (active.labels?.[0] ?? active) : active;
      return {
        name: shown.textContent || active.id,
        seen:
          at !== null &&
          (shown.contains(at) || at.contains(active)) &&
          at.closest("footer") !== null,
      };
    });
    if (state) inside++;
    else if (inside > 0) break;
    if (state && !state.seen) hidden.push(state.name);
  }
  expect(hidden).toEqual([]);
});
