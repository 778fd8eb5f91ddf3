/** Drawings, raked sand and the header, where pages share them. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { featureIds } from "#illustrations/features/ids.ts";
import { picturePath } from "#illustrations/PictureFile.tsx";
import { desktop, phone, useTabs } from "#tests/support/browse.ts";
import { textFaults } from "#tests/support/overflow.ts";
import { headerWidths, layoutFaults } from "#tests/support/page-checks.ts";

const open = useTabs();

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

/** How far the first raked sand of a page runs into the box that it should part around, in pixels. */
const deepestFurrow = (page: Page, box: string) =>
  page.evaluate((selector) => {
    const edges = document.querySelector(`main ${selector}`)?.getBoundingClientRect();
    const sand = [
      ...document.querySelectorAll<SVGGElement>("main svg[preserveAspectRatio] > g:has(> use)"),
    ].find((each) => each.checkVisibility());
    const scale = sand?.getScreenCTM();
    if (!edges || !sand || !scale) return Infinity;
    const furrows = sand.querySelector("defs > path")?.getAttribute("d") ?? "";
    const depths = furrows.split(/(?=M)/).flatMap((d) => {
      const line = document.createElementNS(sand.namespaceURI ?? "", "path") as SVGPathElement;
      line.setAttribute("d", d);
      return Array.from({ length: line.getTotalLength() / 10 }, (_, i) => {
        const { x, y } = line.getPointAtLength(i * 10).matrixTransform(scale);
        return Math.min(x - edges.left, edges.right - x, y - edges.top, edges.bottom - y);
      });
    });
    return depths.length === 0 ? Infinity : Math.max(...depths);
  }, box);

it("no picture of a feature has words over words or beyond its edge", async () => {
  const { page } = await open("/accessibility/", { viewport: desktop, bypassCSP: true });
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

// Lines may cut the round corners of a box: the last number is how deep, in pixels.
it.each([
  ["/ai/", 1600, "[data-conversation]", 30],
  ["/checkoutos/", 1280, "[data-checkout]", 30],
  ["/demo/", 1440, "div:has(> astro-island form[data-lead])", 30],
  ["/tables/", 1280, "[data-part=table]", 30],
])("raked lines on %s at %d pixels part around %s", async (path, width, box, corner) => {
  const visit = await open(path, { viewport: { width, height: desktop.height } });
  expect(await deepestFurrow(visit.page, box)).toBeLessThan(corner);
});

it("the header fits at its tightest widths, also in fallback fonts", async () => {
  const { page } = await open("/contact-sales/", { viewport: desktop });
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutFaults(page, headerWidths)).toEqual([]);
  await dropFonts(page);
  expect(await layoutFaults(page, headerWidths)).toEqual([]);
});

it("a page keeps its height in fallback fonts", async () => {
  const { page } = await open("/contact-sales/", { viewport: phone });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => document.fonts.ready);
  const before = await height();
  await dropFonts(page);
  // Without the fallbacks' metrics it would be 6% taller.
  expect(Math.abs((await height()) / before - 1)).toBeLessThan(0.01);
});
