/**
 * One page of each template at every width where a layout may change, and under conditions that a visitor's system sets:
 * forced colors, reduced motion, large text, touch.
 */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { featureIds } from "#illustrations/features/ids.ts";
import { picturePath } from "#illustrations/PictureFile.tsx";
import { measures } from "#sections/accessibility/measures.ts";
import { everyRule, violations } from "#tests/support/axe.ts";
import { desktop, narrow, phone, sideways, useTabs } from "#tests/support/browse.ts";
import { lostEdges, lostStates, markFilled } from "#tests/support/forced-colors.ts";
import { full, templates } from "#tests/support/matrix.ts";
import { moving } from "#tests/support/motion.ts";
import { textFaults } from "#tests/support/overflow.ts";
import { smallTargets } from "#tests/support/targets.ts";

const open = useTabs();

const widths = [320, 360, 390, 600, 768, 1023, 1024, 1280, 1440, 1920];

/** Where the header, which all pages share, is tightest. */
const headerWidths = [1024, 1032, 1042, 1064, 1100, 1110];

/** Removes the font files, as if they never arrived. */
const dropFonts = (page: Page) =>
  page.evaluate(() => {
    for (const sheet of document.styleSheets) {
      for (let i = sheet.cssRules.length - 1; i >= 0; i--) {
        const rule = sheet.cssRules[i];
        if (rule instanceof CSSFontFaceRule && rule.cssText.includes("url(")) sheet.deleteRule(i);
      }
    }
  });

/** Drawn words that are too small, drawings that end before their card does, and examples of code that are cut off. */
const drawingFaults = (page: Page) =>
  page.evaluate(() => {
    const shown = <E extends Element>(selector: string) =>
      [...document.querySelectorAll<E>(selector)].filter((each) => each.checkVisibility());
    const small = shown<SVGTextElement>("svg text").filter((words) => {
      const { a, b } = words.getScreenCTM() ?? { a: 1, b: 0 };
      return parseFloat(getComputedStyle(words).fontSize) * Math.hypot(a, b) < 7;
    });
    const short = shown("article > svg[role=img]").filter((drawing) => {
      const ground = (drawing.querySelector("rect") ?? drawing).getBoundingClientRect();
      return (drawing.parentElement?.getBoundingClientRect().right ?? 0) > ground.right + 2;
    });
    // On these two pages, code is a part of a drawing.
    const drawn = ["/ai/", "/dashboards/"].includes(location.pathname);
    const cut = shown("pre").filter((code) => drawn && code.scrollWidth > code.clientWidth + 1);
    return [
      ...small.map(({ textContent }) => `small words: ${textContent}`),
      ...short.map((drawing) => `a drawing that ends early: ${drawing.ariaLabel ?? ""}`),
      ...cut.map(({ textContent }) => `code that is cut off: ${textContent}`),
    ];
  });

/** How far the first raked sand of a page runs into the box that it should part around, in pixels. */
const deepestFurrow = (page: Page, box: string) =>
  page.evaluate((selector) => {
    const edges = document.querySelector(`main ${selector}`)?.getBoundingClientRect();
    const sand = [
      ...document.querySelectorAll<SVGPathElement>(
        "main svg[preserveAspectRatio] > path:last-child",
      ),
    ].find((each) => each.checkVisibility());
    const scale = sand?.getScreenCTM();
    if (!edges || !sand || !scale) return Infinity;
    const depths = (sand.getAttribute("d") ?? "").split(/(?=M)/).flatMap((d) => {
      const line = document.createElementNS(sand.namespaceURI ?? "", "path") as SVGPathElement;
      line.setAttribute("d", d);
      return Array.from({ length: line.getTotalLength() / 10 }, (_, i) => {
        const { x, y } = line.getPointAtLength(i * 10).matrixTransform(scale);
        return Math.min(x - edges.left, edges.right - x, y - edges.top, edges.bottom - y);
      });
    });
    return depths.length === 0 ? Infinity : Math.max(...depths);
  }, box);

/** Layout faults at each of the widths. */
async function layoutFaults(page: Page, all: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of all) {
    await page.setViewportSize({ width, height: desktop.height });
    const over = await sideways(page);
    if (over > 0) faults.push(`${String(width)}: scrolls sideways by ${String(over)} px`);
    const texts = [...(await textFaults(page)), ...(await drawingFaults(page))];
    faults.push(...texts.map((text) => `${String(width)}: ${text}`));
  }
  return faults;
}

/** Controls with the browser's own look, and panels with square corners. */
const unstyled = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("select")]
      .filter((select) => getComputedStyle(select).appearance !== "none")
      .map(({ name, id }) => `select ${name || id}`),
    ...[...document.querySelectorAll("[type=search]")]
      .filter(
        () => !/search-cancel-button\s*\{[^}]*appearance:\s*none/.test(document.head.innerHTML),
      )
      .map(() => "the clear button of a search"),
    ...[...document.querySelectorAll("[data-conversation]")]
      .filter((panel) => getComputedStyle(panel).borderRadius === "0px")
      .map(() => "a square panel"),
  ]);

/**
 * Numbers that never count. Only an item with the display "list-item" counts by itself: one that is a grid shows 0,
 * without its own counter-increment.
 */
const uncounted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")].flatMap((element) =>
      ["::before", "::after"].flatMap((side) => {
        const { content, counterIncrement } = getComputedStyle(element, side);
        const [, name] = /counter\(([\w-]+)/.exec(content) ?? [];
        if (name === undefined) return [];
        const own = getComputedStyle(element);
        const counts =
          `${own.counterIncrement} ${counterIncrement}`.includes(name) ||
          (name === "list-item" && own.display === "list-item");
        return counts ? [] : [`${name} of ${element.textContent.slice(0, 40)}`];
      }),
    ),
  );

/** Between a phone and the narrowest window; both have had overflows of their own. */
const small = { width: 360, height: 740 } as const;

/** Windows in which the page scrolls sideways with text of double size. */
async function overflowWhenEnlarged(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) =>
    session.send("Page.setFontSizes", { fontSizes: { standard } });
  await setFontSize(16 * measures.enlarged);
  const faults: string[] = [];
  for (const viewport of full ? [desktop, phone, small, narrow] : [desktop, narrow]) {
    await page.setViewportSize(viewport);
    const over = await sideways(page);
    if (over > 0) faults.push(`${String(over)} px at ${String(viewport.width)}`);
  }
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  if (size !== `${String(16 * measures.enlarged)}px`) faults.push(`text of ${size}`);
  await setFontSize(16);
  await session.detach();
  return faults;
}

/** What forced colors hide. */
async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: "active" });
  const lost = [...(await page.evaluate(lostEdges)), ...(await page.evaluate(lostStates))];
  if (full) {
    // Contrasts are the visitor's own here, and axe reads colors that are not painted.
    const rules = { "color-contrast": { enabled: false } };
    lost.push(...(await violations(page, "html", { runOnly: everyRule, rules })));
  }
  await page.emulateMedia({ forcedColors: "none" });
  return lost;
}

it.each([...templates])(
  "%s fits every width and large text, has large targets, and respects reduced motion and forced colors",
  async (path) => {
    await using visit = await open(path, { viewport: phone, reducedMotion: "reduce" });
    const { page } = visit;
    await page.evaluate(() => document.fonts.ready);
    expect(await moving(page)).toEqual([]);
    expect(await unstyled(page)).toEqual([]);
    expect(await uncounted(page)).toEqual([]);
    expect(await page.evaluate(smallTargets, measures.target)).toEqual([]);
    // Sticky tours and the fixed footer exist only with motion, and the footer only once the page has scrolled.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.evaluate(() => {
      scrollTo(0, 1);
    });
    const faults = await layoutFaults(page, full ? [...widths, ...headerWidths] : widths);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(faults).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await page.evaluate(smallTargets, measures.target)).toEqual([]);
    expect(await lostInForcedColors(page)).toEqual([]);
    expect(await overflowWhenEnlarged(page)).toEqual([]);
  },
);

it("no picture of a feature has words over words or beyond its edge", async () => {
  await using visit = await open("/accessibility/", { viewport: desktop, bypassCSP: true });
  const { page } = visit;
  const faults: string[] = [];
  for (const id of featureIds) {
    await page.evaluate(async (address) => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${String(answer.status)}`);
      document.body.innerHTML = await answer.text();
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    }, picturePath(id));
    faults.push(...(await textFaults(page)).map((fault) => `${id}: ${fault}`));
  }
  // Two lines on a turned card: not the words overlap but the boxes around them.
  expect(faults).toEqual(["winback-offers: off the (over: next box)"]);
});

const form = "div:has(> astro-island form[data-lead])";

// Lines may cut the round corners of a box: the last number is how deep, in pixels.
it.each([
  ["/ai/", 1600, "[data-conversation]", 30],
  ["/checkoutos/", 1280, "[data-checkout]", 30],
  ["/demo/", 1440, form, 30],
  ["/contact-sales/", 1440, form, 30],
  ["/tables/", 1280, "[data-badge]", 12],
])("raked lines on %s at %d pixels part around %s", async (path, width, box, corner) => {
  await using visit = await open(path, { viewport: { width, height: desktop.height } });
  expect(await deepestFurrow(visit.page, box)).toBeLessThan(corner);
});

it("the header fits, also in fallback fonts", async () => {
  await using visit = await open("/contact-sales/", { viewport: desktop });
  const { page } = visit;
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutFaults(page, headerWidths)).toEqual([]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize(phone);
  const before = await height();
  await dropFonts(page);
  // Without the fallbacks' metrics it would be 6% taller.
  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.01);
  expect(await layoutFaults(page, headerWidths)).toEqual([]);
});
