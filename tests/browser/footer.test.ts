/** The footer stands still behind the page and is never out of reach: docs/specification.md, "Layout". */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, phone, useBrowser } from "#tests/support/browse.ts";

const open = useBrowser();
const footer = (page: Page) => page.getByRole("contentinfo");
const top = (page: Page) => footer(page).evaluate((element) => element.getBoundingClientRect().top);
const toEnd = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
  });

it.each([
  { why: "a desktop", viewport: desktop },
  { why: "a tall tablet", viewport: { width: 768, height: 1500 } },
])(
  "is fixed to the bottom on $why and revealed as the page scrolls off it",
  async ({ viewport }) => {
    await using visit = await open("/", { viewport });
    const { page } = visit;
    await page.mouse.move(5, 5);
    await page.mouse.wheel(0, 1);
    await page.locator("footer[data-fits]").waitFor();
    const height = await footer(page).evaluate((element) => element.getBoundingClientRect().height);
    expect(await top(page)).toBeCloseTo(viewport.height - height, 0);
    const coveredAt = (x: number, y: number) =>
      page.evaluate(
        ([left, at]) => document.elementFromPoint(left ?? 0, at ?? 0)?.closest("footer") === null,
        [x, y],
      );
    expect(await coveredAt(640, viewport.height - 20)).toBe(true);
    await toEnd(page);
    expect(await top(page)).toBeCloseTo(viewport.height - height, 0);
    expect(await coveredAt(640, viewport.height - 20)).toBe(false);
  },
);

describe.each([
  { why: "a phone", viewport: phone, reducedMotion: "no-preference" as const },
  { why: "reduced motion", viewport: desktop, reducedMotion: "reduce" as const },
  {
    why: "a low window",
    viewport: { width: 1280, height: 500 },
    reducedMotion: "no-preference" as const,
  },
])("sits in the normal flow on $why", ({ viewport, reducedMotion }) => {
  it("and all of it can be reached", async () => {
    await using visit = await open("/", { viewport, reducedMotion });
    const { page } = visit;
    expect(await top(page)).toBeGreaterThan(viewport.height);
    const end = await footer(page).evaluate(
      (element) => element.getBoundingClientRect().bottom + scrollY,
    );
    expect(end).toBeCloseTo(await page.evaluate(() => document.documentElement.scrollHeight), 0);
  });
});

it("nothing that the keyboard reaches in it is hidden behind the page", async () => {
  await using visit = await open("/", { viewport: desktop });
  const { page } = visit;
  // The first key brings the script that looks after the footer; it is on its way for a moment.
  await page.keyboard.press("Tab");
  await page.locator("html[data-keyboard]").waitFor();
  await page.getByRole("tab", { name: "AI Agents" }).focus();
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

it("holds the address with its sample mark, the legal line and the year", async () => {
  await using visit = await open("/", { viewport: desktop });
  const text = (await footer(visit.page).textContent()) ?? "";
  expect(text).toContain("© 2025");
  expect(await footer(visit.page).locator("address").textContent()).toContain("Sample");
});
