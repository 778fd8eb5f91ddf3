/** At every width that a layout may change at, no page scrolls sideways, and all text stays in its box, apart and whole. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { desktop, sideways, useTabs } from "#tests/support/browse.ts";
import { templates } from "#tests/support/matrix.ts";
import { textFaults } from "#tests/support/overflow.ts";

const open = useTabs();

const widths = [320, 360, 390, 600, 768, 1023, 1024, 1032, 1100, 1280, 1440, 1920];

/** Where the header is tightest. */
const tight = [1024, 1042, 1064, 1110];

/** Rows of tags that run past their edges. */
const onPurpose = ".marquee";

/** As for a visitor whose font files never arrive. */
const dropFonts = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let i = sheet.cssRules.length - 1; i >= 0; i--) {
        const rule = sheet.cssRules[i];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes("url(")) sheet.deleteRule(i);
      }
    }
  });

/** What is wrong at each of the widths. */
async function faultsAt(page: Page, all: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of all) {
    await page.setViewportSize({ width, height: desktop.height });
    const over = await sideways(page);
    if (over > 0) faults.push(`${String(width)}: scrolls sideways by ${String(over)} px`);
    const texts = await textFaults(page, onPurpose);
    faults.push(...texts.map((text) => `${String(width)}: ${text}`));
  }
  return faults;
}

/** Controls that look like the browser's own, and a square panel. */
const unstyled = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("select")]
      .filter((select) => getComputedStyle(select).appearance !== "none")
      .map(({ name, id }) => `select ${name || id}`),
    ...[...document.querySelectorAll("[data-conversation]")]
      .filter((panel) => getComputedStyle(panel).borderRadius === "0px")
      .map(() => "a square panel"),
  ]);

it.each([...templates])("%s fits every width", async (path) => {
  await using visit = await open(path, { viewport: desktop });
  const { page } = visit;
  await page.evaluate(() => document.fonts.ready);
  expect(await unstyled(page)).toEqual([]);
  expect(await faultsAt(page, widths)).toEqual([]);
});

it("the header fits in fallback fonts", async () => {
  await using visit = await open("/contact-sales/", { viewport: desktop });
  const { page } = visit;
  await dropFonts(page);
  expect(await faultsAt(page, tight)).toEqual([]);
});

it("text that leaves its card is found, and text that a card scrolls is not", async () => {
  await using visit = await open("/contact-sales/", { viewport: desktop });
  const { page } = visit;
  await page.locator("main h1").evaluate((headline) => {
    headline.style.cssText = "width: 3rem; border: 1px solid; white-space: nowrap";
  });
  const found = await textFaults(page, onPurpose);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/px out of h1/);
  await page.locator("main h1").evaluate((headline) => {
    headline.style.overflow = "auto";
  });
  expect(await textFaults(page, onPurpose)).toEqual([]);
});

it("text over other text is found, and a word that breaks", async () => {
  await using visit = await open("/contact-sales/", { viewport: desktop });
  const { page } = visit;
  await page.locator("main h1").evaluate((headline) => {
    const word = document.createElement("p");
    word.textContent = "Unbreakable";
    word.style.cssText = "width: 2rem; overflow-wrap: anywhere";
    const over = document.createElement("p");
    over.textContent = "Over it";
    over.style.marginTop = "-1lh";
    headline.before(word, over);
  });
  const found = await textFaults(page, onPurpose);
  expect(found).toEqual(["Unbreakable (a broken word)", "Unbreakable (over: Over it)"]);
});
