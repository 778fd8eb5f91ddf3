/** Checks of an open page: its layout at any width, with large text, in forced colors. */
import type { Page } from "playwright-core";
import { measures } from "#sections/accessibility/measures.ts";
import { everyRule, violations } from "./axe.ts";
import { desktop, narrow, phone, sideways } from "./browse.ts";
import { lostEdges, lostStates, markFilled } from "./forced-colors.ts";
import { full } from "./matrix.ts";
import { textFaults } from "./overflow.ts";

/** Where the header, which all pages share, is tightest. */
export const headerWidths = [1024, 1032, 1042, 1064, 1100, 1110];

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

/** Layout faults at each of the widths. */
export async function layoutFaults(page: Page, all: readonly number[]): Promise<string[]> {
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
export const unstyled = (page: Page) =>
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
export const uncounted = (page: Page) =>
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
export async function overflowWhenEnlarged(page: Page): Promise<string[]> {
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
export async function lostInForcedColors(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
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

/** Animations that last longer than allowed, or never end. */
export const moving = (page: Page) =>
  page.evaluate(async (longest) => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    return document.getAnimations().flatMap(({ effect }) => {
      // Nothing moves during the delay.
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      const name = effect instanceof KeyframeEffect ? effect.target?.className : "";
      return Number(activeDuration) > longest
        ? [`${String(name)}: ${String(activeDuration)} ms`]
        : [];
    });
  }, measures.motion);
