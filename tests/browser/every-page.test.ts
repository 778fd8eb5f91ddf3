/**
 * What holds for every page of the site, taken from what is built: it loads without a fault and without
 * leaving its own host, never moves under the reader, and is accessible.
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

/** The page as a visitor meets it: above the footer, with nothing on the move. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // The last card of a long list is there after some eight seconds: what it comes to is there at once.
    for (const animation of ending) animation.finish();
    await new Promise(requestAnimationFrame);
  });

/** What a capture of the whole page, `innerText` and the accessibility tree would lack until someone scrolls to it. */
const skipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((each) => each.checkVisibility())
      .filter((each) => !each.checkVisibility({ contentVisibilityAuto: true }))
      .map(({ textContent }) => textContent.trim()),
  );

describe.each(cells)("$path, $theme, $width", ({ path, theme, width }) => {
  it("loads whole and without a fault, never moves, is accessible and fits 320 pixels", async () => {
    await using visit = await open(path, options(theme, width));
    const { page, faults } = visit;
    expect(await skipped(page)).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    await readThrough(page, templates.has(path) ? 0.5 : 1);
    expect(await layoutShifts(page)).toEqual([]);
    await atRest(page);
    // Contrasts and targets take longer than all else: they are a template's.
    const enabled = templates.has(path);
    const rules = { "color-contrast": { enabled }, "target-size": { enabled } };
    expect(await violations(page, "html", { runOnly: everyRule, rules })).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await sideways(page)).toBe(0);
    // The browser notes that the error page is one, which is right.
    const expected = /\/404(\.html|\/)$/.test(path) ? /status of 404/ : /^$/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
});
