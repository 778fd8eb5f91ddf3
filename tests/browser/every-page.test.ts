/**
 * What holds for every page of the site, taken from what is built: it loads without a fault and without
 * leaving its own host, never moves under the reader, and is accessible.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
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

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const open = useTabs();

const paths = pages().map(({ path }) => path);
const matrix = [
  { theme: "light", width: "phone" },
  { theme: "dark", width: "phone" },
  { theme: "light", width: "desktop" },
  { theme: "dark", width: "desktop" },
] as const;

const cells = paths.flatMap((path, i) =>
  matrix
    .filter((_, cell) => {
      const isAcross = (cell === 0 || cell === 3) === (i % 2 === 0);
      return full || (templates.has(path) ? isAcross : cell === i % matrix.length);
    })
    .map((cell) => ({ path, ...cell })),
);

const options = (theme: "light" | "dark", width: "phone" | "desktop"): BrowserContextOptions => ({
  viewport: width === "phone" ? phone : desktop,
  colorScheme: theme,
});

/**
 * What axe finds on the page as it stands, all of it laid out. Evaluated, since the policy lets no script in.
 *
 * @param looks whether contrasts and targets are measured, which takes longer than all else: they are a template's
 */
async function violations(page: Page, looks: boolean): Promise<string[]> {
  // What is laid out when it comes near the window would overlap by its estimated height.
  await page.locator(".later-band").evaluateAll((bands) => {
    for (const band of bands) (band as HTMLElement).style.contentVisibility = "visible";
  });
  await page.evaluate(axe);
  return page.evaluate(async (enabled) => {
    // As a visitor meets it: above the footer, with nothing on the move.
    scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // The last card of a long list is there after some eight seconds: what it comes to is there at once.
    for (const animation of ending) animation.finish();
    await new Promise(requestAnimationFrame);
    const results = await window.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast": { enabled }, "target-size": { enabled } },
      // Of what is right axe would write down the places, too.
      resultTypes: ["violations"],
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, looks);
}

describe.each(cells)("$path, $theme, $width", ({ path, theme, width }) => {
  it("loads without a fault, never moves, is accessible and fits 320 pixels", async () => {
    await using visit = await open(path, options(theme, width));
    const { page, faults } = visit;
    await page.evaluate(() => document.fonts.ready);
    await readThrough(page, templates.has(path) ? 0.5 : 1);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await violations(page, templates.has(path))).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await sideways(page)).toBe(0);
    // The browser notes that the error page is one, which is right.
    const expected = /\/404(\.html|\/)$/.test(path) ? /status of 404/ : /^$/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
});
