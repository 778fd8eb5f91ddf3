/**
 * What holds for every page of the site, taken from what is built: it loads without a fault and without
 * leaving its own host, never moves under the reader, reads without script, and is accessible.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { desktop, layoutShifts, phone, useBrowser } from "#tests/support/browse.ts";
import { pages, templatePages } from "#tests/support/dist.ts";
import { full } from "#tests/support/matrix.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const open = useBrowser();

/** Smaller phones: with text of twice the size, each has met a different overflow. */
const small = { width: 360, height: 740 } as const;
const narrow = { width: 320, height: 640 } as const;

const paths = pages().map(({ path }) => path);
/**
 * In the full run the whole matrix for every page. Else one page of each template in both themes and at both widths,
 * by turns light on the phone or dark on the phone, and one cell for every other of the rest.
 */
const templates = new Set(
  full
    ? paths
    : [
        ...templatePages().map(({ path }) => path.replace(/^\/404\/$/, "/404.html")),
        // Of the legal pages the one with switches.
        "/data-privacy-opt-out/",
      ],
);

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

/** Scrolls to the end as a reader would, by so many windows at a time, and waits until nothing moves. */
const readThrough = (page: Page, windows = 0.5) =>
  page.evaluate(async (step) => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * step) {
      scrollTo(0, y);
      await frame();
    }
    await frame();
  }, windows);

/** How far the page can be scrolled sideways, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What axe finds on the page as it stands, all of it laid out. Evaluated, since the policy lets no script in. */
async function violations(page: Page): Promise<string[]> {
  // What is laid out when it comes near the window would overlap by its estimated height.
  await page.locator(".later-band").evaluateAll((bands) => {
    for (const band of bands) (band as HTMLElement).style.contentVisibility = "visible";
  });
  await page.evaluate(axe);
  return page.evaluate(async () => {
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
    });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  });
}

describe.each(cells)("$path, $theme, $width", ({ path, theme, width }) => {
  it("loads without a fault, never moves, is accessible and fits 320 pixels", async () => {
    await using visit = await open(path, options(theme, width));
    const { page, faults } = visit;
    await page.evaluate(() => document.fonts.ready);
    await readThrough(page);
    expect(await layoutShifts(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(narrow);
    expect(await overflow(page)).toBe(0);
    // The browser notes that the error page is one, which is right.
    const expected = /\/404(\.html|\/)$/.test(path) ? /status of 404/ : /^$/;
    expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  });
});

describe.each(paths)("%s", (path) => {
  it("reads without script: every word is there to be seen", async () => {
    await using off = await open(path, { javaScriptEnabled: false });
    const hidden = await off.page
      .locator("main :is(h1, h2, h3, p, li, dd, td)")
      .evaluateAll((all) => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        // What stands twice, for wide and for narrow windows, is read where it is seen or can be opened.
        const seen = new Set(
          all
            .filter((element) => element.closest("details") ?? isSeen(element))
            .map(({ textContent }) => textContent),
        );
        return (
          all
            .filter(({ textContent }) => !seen.has(textContent))
            // A picture is read by its name; which of its parts are drawn is a matter of its size.
            .filter((element) => !element.closest(".sr-only, [role=alert], [role=img]"))
            // Nothing is checked without script: a sentence stands in place of the field.
            .filter((element) => !element.closest(".check-ask, .check-waiting"))
            // Nor is anything added up: the example stands with its figures, and says what it holds, in place of
            // the sentence that invites to change them.
            .filter(
              (element) => !element.closest(".calc-fields, .calc-tools, .tool-fields, .tool-tools"),
            )
            .filter((element) => !element.matches('#calculator [class~="unscripted:hidden"]'))
            // The other plans' columns are shown by choosing them, which needs no script.
            .filter((element) => !element.closest(".compare-table [data-plan]"))
            // Nothing is stored without script: a sentence stands in place of switches and list.
            .filter((element) => !element.closest(".choices"))
            // Nor is there an editor: its example and answer stay (queries-lost.test.ts), its tools go, as does
            // the table's badge.
            .filter((element) => !element.closest(".qd, .tables-badge"))
            .map(({ textContent }) => textContent)
        );
      });
    expect(hidden).toEqual([]);
    const forms = await off.page
      .locator("form")
      .evaluateAll((all) =>
        all.map((form) => form.getAttribute("action") ?? form.getAttribute("method")),
      );
    expect(forms.filter((target) => !target)).toEqual([]);
  });
});

describe.each([...templates])("%s", (path) => {
  it("fits small windows with text of twice the size", async () => {
    await using visit = await open(path, { viewport: narrow });
    const { page } = visit;
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    for (const viewport of [desktop, phone, small, narrow]) {
      await page.setViewportSize(viewport);
      await readThrough(page, 2);
      expect({ ...viewport, overflow: await overflow(page) }).toEqual({ ...viewport, overflow: 0 });
    }
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe("32px");
  });
});
