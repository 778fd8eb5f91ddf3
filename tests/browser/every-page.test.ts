/**
 * Every built page loads without errors or requests to other hosts, does not shift, and fits a narrow window. One page
 * of each template (all pages in the full run) is also scrolled to its end, and checked by axe.
 */
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { everyRule, violations } from "#tests/support/axe.ts";
import {
  desktop,
  layoutShifts,
  narrow,
  phone,
  readThrough,
  sideways,
  useTabs,
} from "#tests/support/browse.ts";
import { pages } from "#tests/support/dist.ts";
import { full, templates } from "#tests/support/matrix.ts";

const open = useTabs();

const paths = pages().map(({ path }) => path);
const matrix = [
  { theme: "light", width: "phone" },
  { theme: "dark", width: "phone" },
  { theme: "light", width: "desktop" },
  { theme: "dark", width: "desktop" },
] as const;

/** Each page in one cell, or in all of them in the full run. */
const cells = paths.flatMap((path, i) =>
  matrix.filter((_, cell) => full || cell === i % matrix.length).map((cell) => ({ path, ...cell })),
);

const options = (theme: "light" | "dark", width: "phone" | "desktop"): BrowserContextOptions => ({
  viewport: width === "phone" ? phone : desktop,
  colorScheme: theme,
});

/** Scrolls to the top and ends all animations. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
    await new Promise(requestAnimationFrame);
  });

/** Content that full-page captures, `innerText` and the accessibility tree lack until someone scrolls to it. */
const skipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((each) => each.checkVisibility())
      .filter((each) => !each.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ textContent }) => textContent.trim()),
  );

describe.each(cells)("$path, $theme, $width", ({ path, theme, width }) => {
  it("loads whole and without errors, never shifts, is accessible and fits 320 pixels", async () => {
    await using visit = await open(path, options(theme, width));
    const { page, faults } = visit;
    expect(await skipped(page)).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    if (templates.has(path)) await readThrough(page);
    expect(await layoutShifts(page)).toEqual([]);
    await atRest(page);
    if (templates.has(path))
      expect(await violations(page, "html", { runOnly: everyRule })).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await sideways(page)).toBe(0);
    // The browser logs the status of the error page.
    const expected = /\/404(\.html|\/)$/.test(path) ? /status of 404/ : /^$/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
});
