/**
 * A page of each template under conditions that a visitor's system sets: forced colors, less motion, large text; and with
 * a finger.
 */
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { measures } from "#sections/accessibility/measures.ts";
import { everyRule, violations } from "#tests/support/axe.ts";
import { desktop, narrow, phone, sideways, useTabs } from "#tests/support/browse.ts";
import { lostEdges, lostStates, markFilled } from "#tests/support/forced-colors.ts";
import { full, templates } from "#tests/support/matrix.ts";
import { smallTargets } from "#tests/support/targets.ts";

const open = useTabs();
const reduced = { viewport: phone, reducedMotion: "reduce" } as const;

/** What moves for longer than can be overlooked, or without an end. */
const moving = (page: Page) =>
  page.evaluate(async (longest) => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    return document.getAnimations().flatMap(({ effect }) => {
      // Without the delay, in which nothing moves.
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      const name = effect instanceof KeyframeEffect ? effect.target?.className : "";
      return Number(activeDuration) > longest
        ? [`${String(name)}: ${String(activeDuration)} ms`]
        : [];
    });
  }, measures.motion);

/** Between a phone and the narrowest window: each has met a different overflow. */
const small = { width: 360, height: 740 } as const;

/** The windows in which the page scrolls sideways with text of twice the size. */
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

describe.each([...templates])("%s", (path) => {
  it("keeps still, can be hit with a finger, loses nothing to forced colors and fits with text of twice the size", async () => {
    await using visit = await open(path, reduced);
    const { page } = visit;
    expect(await moving(page)).toEqual([]);
    expect(await page.evaluate(smallTargets, measures.target)).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await page.evaluate(smallTargets, measures.target)).toEqual([]);
    await page.evaluate(markFilled);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await page.evaluate(lostEdges)).toEqual([]);
    expect(await page.evaluate(lostStates)).toEqual([]);
    if (full) {
      // It finds what it finds in usual colours (every-page.test.ts), but for what these hide. They are the visitor's
      // own: contrasts are not ours to judge, and axe reads those that are not painted.
      const rules = { "color-contrast": { enabled: false } };
      expect(await violations(page, "html", { runOnly: everyRule, rules })).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: "none" });
    expect(await overflowWhenEnlarged(page)).toEqual([]);
  });
});

it("finds small targets, lost edges, lost states and what moves", async () => {
  // Its faults are written as HTML, which Trusted Types would refuse.
  await using visit = await open("/about/", { ...reduced, bypassCSP: true });
  const { page } = visit;
  await page.evaluate(() => {
    const main = document.querySelector("main");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .bad { background: green; border: 0; width: 20px; height: 20px; float: left }
      [role=tab] { display: inline-block; padding: 20px }
      [role=tab][aria-selected=true] { background: orange }
`);
    document.adoptedStyleSheets = [sheet];
    if (main !== null) {
      main.innerHTML = `<button class="bad"></button><button class="bad"></button>
        <div role="tablist"><button role="tab" aria-selected="true">A</button><button role="tab">B</button></div>`;
      main.animate({ opacity: [1, 0.5] }, { duration: 100, iterations: Infinity });
    }
  });
  expect(await moving(page)).toHaveLength(1);
  const small = await page.evaluate(smallTargets, measures.target);
  expect(small.filter((target) => target.startsWith("button.bad"))).toHaveLength(2);
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(lostEdges)).toEqual(
    expect.arrayContaining(["button.bad “”", "button. “A”"]),
  );
  expect(await page.evaluate(lostStates)).toEqual(["button. “A”"]);
  await page.emulateMedia({ forcedColors: "none" });
});
