/**
 * Every built page, each in one theme and width (all four in the full run): it loads without errors or requests to other
 * hosts, does not shift, and fits a narrow window. On one page of each template (all pages in the full run) the same
 * visit goes on: axe, every width where a layout may change, what a visitor's system may set, and the Tab key.
 */
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { everyRule, violations } from "#tests/support/axe.ts";
import {
  desktop,
  layoutShifts,
  narrow,
  oneVisit,
  phone,
  readThrough,
  sideways,
  useTabs,
} from "#tests/support/browse.ts";
import { pages } from "#tests/support/dist.ts";
import { watchFocus } from "#tests/support/focus-stop.ts";
import { walk } from "#tests/support/keyboard.ts";
import { full, templates } from "#tests/support/matrix.ts";
import {
  headerWidths,
  layoutFaults,
  lostInForcedColors,
  moving,
  overflowWhenEnlarged,
  uncounted,
  unstyled,
} from "#tests/support/page-checks.ts";

const open = useTabs();

const matrix = [
  { theme: "light", width: "phone" },
  { theme: "dark", width: "phone" },
  { theme: "light", width: "desktop" },
  { theme: "dark", width: "desktop" },
] as const;

const cells = pages().flatMap(({ path }, i) =>
  matrix.flatMap((cell, at) => {
    const isOwn = at === i % matrix.length;
    return full || isOwn ? [{ path, ...cell, isOwn }] : [];
  }),
);

/** On both sides of each breakpoint, and the ends; the last is the desktop's. */
const widths = full
  ? [320, 360, 390, 600, 768, 1023, 1024, ...headerWidths, 1440, 1920, 1280]
  : [390, 320, 600, 1023, 1024, 1920, 1280];

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

/** Walks through a dialog that the page opened by itself, and closes it with Escape. */
async function closeWindow(page: Page): Promise<void> {
  const dialog = page.locator("dialog:modal");
  if ((await dialog.count()) === 0) return;
  await page.evaluate(watchFocus);
  expect((await walk(page, "dialog:modal")).faults).toEqual([]);
  await page.keyboard.press("Escape");
  expect(await dialog.count()).toBe(0);
}

/** Waits until the page script runs and the islands that the focus woke have loaded. */
async function untilAwake(page: Page): Promise<void> {
  // Copy buttons appear with the page script.
  await page.waitForFunction(() => document.querySelector("[data-waiting]") === null);
  if ((await page.locator("astro-island").count()) > 0) await page.waitForLoadState("networkidle");
}

/**
 * Walks one way, and again if the page changed meanwhile, up to three times: a real fault is there each time.
 *
 * @returns the faults, and controls that were not reached
 */
async function walkOneWay(page: Page, part: string, backward: boolean) {
  for (let walks = 1; ; walks++) {
    const { faults } = await walk(page, part, backward);
    const [missed, isChanged] = await page.evaluate(() => [
      window.focusWatch.missed(),
      window.focusWatch.isChanged(),
    ]);
    // Controls of islands that hydrate on the way are only found on the way back.
    const isRight = faults.length === 0 && (missed.length === 0 || !backward);
    if (isRight || !isChanged || walks === 3) return { faults, missed };
  }
}

describe.each(cells)("$path, $theme, $width", ({ path, theme, width, isOwn }) => {
  const visit = oneVisit(() => open(path, options(theme, width)));
  const isTemplate = templates.has(path);

  it("loads whole and without errors, never shifts, is accessible and fits 320 pixels", async () => {
    const { page, faults } = await visit();
    expect(await skipped(page)).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    if (isTemplate) await readThrough(page);
    expect(await layoutShifts(page)).toEqual([]);
    await atRest(page);
    if (isTemplate) expect(await violations(page, "html", { runOnly: everyRule })).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await sideways(page)).toBe(0);
    // The browser logs the status of the error page.
    const expected = /\/404(\.html|\/)$/.test(path) ? /status of 404/ : /^$/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });

  it.runIf(isTemplate && isOwn)(
    "fits every width and large text, and respects reduced motion and forced colors",
    async () => {
      const { page } = await visit();
      expect(await unstyled(page)).toEqual([]);
      expect(await uncounted(page)).toEqual([]);
      // The fixed footer exists only with motion, once the page has scrolled.
      await page.evaluate(() => {
        scrollTo(0, 1);
      });
      expect(await layoutFaults(page, widths)).toEqual([]);
      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await moving(page)).toEqual([]);
      expect(await lostInForcedColors(page)).toEqual([]);
      expect(await overflowWhenEnlarged(page)).toEqual([]);
      await page.emulateMedia({ reducedMotion: null });
    },
  );

  // The terms have about 270 links to their own clauses; the shorter legal page has the same template.
  it.runIf(full ? theme === "light" : isTemplate && path !== "/terms/")(
    "Tab reaches every control in order, visible, in both directions, and then leaves",
    async () => {
      const { page } = await visit();
      await page.setViewportSize(options(theme, width).viewport ?? desktop);
      await atRest(page);
      await closeWindow(page);
      await page.evaluate(watchFocus);
      const part = full || path === "/" ? "body" : "main";
      expect((await walkOneWay(page, part, false)).faults).toEqual([]);
      await untilAwake(page);
      expect(await walkOneWay(page, part, true)).toEqual({ faults: [], missed: [] });
    },
  );
});
