/**
 * Pages by keyboard: Tab reaches every control in reading order, visible and not covered, in both directions, and leaves
 * the page at the end. `npm test` walks through the content of one page of each template, and through all of home; the
 * full run walks through all of every page, at both widths.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, phone, useTabs } from "#tests/support/browse.ts";
import { pages } from "#tests/support/dist.ts";
import { watchFocus } from "#tests/support/focus-stop.ts";
import { walk } from "#tests/support/keyboard.ts";
import { full, templates } from "#tests/support/matrix.ts";

const open = useTabs();

// The terms have about 270 links to their own clauses; the shorter legal page has the same template.
const paths = full
  ? pages().map(({ path }) => path)
  : [...templates].filter((path) => path !== "/terms/");
const both = [
  { width: "phone", viewport: phone },
  { width: "desktop", viewport: desktop },
] as const;
const cells = paths.flatMap((path, i) =>
  both.filter((_, cell) => full || cell === i % 2).map((cell) => ({ path, ...cell })),
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

describe.each(cells)("$path, $width", ({ path, viewport }) => {
  it("Tab reaches every control in order, visible, in both directions, and then leaves", async () => {
    await using visit = await open(path, { viewport });
    const { page } = visit;
    await closeWindow(page);
    await page.evaluate(watchFocus);
    const part = full || path === "/" ? "body" : "main";
    expect((await walkOneWay(page, part, false)).faults).toEqual([]);
    await untilAwake(page);
    expect(await walkOneWay(page, part, true)).toEqual({ faults: [], missed: [] });
  });
});
