/** The blog's index (docs/specification.md, "Index", "Blog card reveal" and "Layout"). */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, oneVisit, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();

const cards = (page: Page) => page.locator("[data-card]");

/** The place of each card in whole pixels, once the reveal has ended. */
const places = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      for (const animation of card.getAnimations()) animation.finish();
      const { left, top, width } = card.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
    }),
  );

/** Duration and delay of each card's reveal, in seconds. From its style: a slow page may have finished it. */
const timings = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { animationDuration, animationDelay } = getComputedStyle(card);
      return [parseFloat(animationDuration), parseFloat(animationDelay)];
    }),
  );

describe("on a desktop", () => {
  const visit = oneVisit(() => open("/blog/", { viewport: desktop }));

  it("shows the newest first", async () => {
    const { page } = await visit();
    const days = await cards(page)
      .locator("time")
      .evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""));
    expect(days.length).toBeGreaterThan(3);
    expect(days).toEqual([...days].sort().reverse());
  });

  it("each reveal begins after one second and lasts 0.4 seconds times its index plus two", async () => {
    const { page } = await visit();
    const found = await timings(page);
    expect(found.length).toBeGreaterThan(3);
    found.forEach(([duration, delay], index) => {
      expect(duration).toBeCloseTo(0.4 * (index + 2), 3);
      expect(delay).toBe(1);
    });
  });

  it("the keyboard reaches every card in order, with a visible focus", async () => {
    const { page } = await visit();
    const links = cards(page).getByRole("link");
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    await links.first().focus();
    for (const href of hrefs) {
      const at = await page.evaluate(() => {
        const card = document.activeElement?.closest("[data-card]");
        return {
          href: document.activeElement?.getAttribute("href"),
          ring: card ? getComputedStyle(card).outlineStyle : "none",
        };
      });
      expect(at).toEqual({ href, ring: "solid" });
      await page.keyboard.press("Tab");
    }
  });

  it.each([
    { width: 768, columns: 3 },
    { width: 767, columns: 2 },
    { width: 400, columns: 2 },
    { width: 399, columns: 1 },
  ])("at $width pixels has $columns columns and a full last row", async ({ width, columns }) => {
    const { page } = await visit();
    await page.setViewportSize({ width, height: 900 });
    const [first, ...others] = await places(page);
    expect(new Set(others.map((card) => card.left)).size).toBe(columns);
    const [second] = others;
    if (first === undefined || second === undefined) throw new Error("there are too few cards");
    if (columns === 1) expect(first.width).toBe(second.width);
    else expect(first.width).toBeGreaterThan(2 * second.width);
    expect(second.top === first.top).toBe(columns === 3);
    const ends = await page
      .locator("[data-reveal]")
      .first()
      .evaluate((grid) =>
        [grid, grid.lastElementChild].map((each) =>
          Math.round(each?.getBoundingClientRect().right ?? 0),
        ),
      );
    expect(ends[1]).toBe(ends[0]);
  });
});

it("has no reveal under reduced motion", async () => {
  const visit = await open("/blog/", { viewport: desktop, reducedMotion: "reduce" });
  for (const [duration, delay] of await timings(visit.page)) {
    expect(duration).toBeLessThan(0.001);
    expect(delay).toBe(0);
  }
});

it("filters by topic without script", async () => {
  const { page } = await open("/blog/", { viewport: phone, javaScriptEnabled: false });
  const topics = page.getByRole("navigation", { name: "Filter by topic" });
  const total = await cards(page).count();
  await topics.getByRole("link", { name: "Payments" }).click();
  await page.waitForURL("**/blog/topics/payments/");
  const current = topics.locator('[aria-current="page"]');
  expect(await current.allTextContents()).toEqual(["Payments"]);
  const narrowed = await cards(page).count();
  expect(narrowed).toBeGreaterThan(0);
  expect(narrowed).toBeLessThan(total);
  await topics.getByRole("link", { name: "All articles" }).click();
  await page.waitForURL("**/blog/");
});
