/**
 * What `npm test -- visual` would see of a real page: a change that a visitor could notice, and nothing where there is
 * none. How much it sees of drawn pictures: scripts/visual/compare.test.ts.
 */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { findChromium } from "#scripts/browser.ts";
import { openStill, picturesOf } from "#scripts/visual/camera.ts";
import { launchStill } from "#scripts/visual/chromium.ts";
import { type Box, compare, isSame } from "#scripts/visual/compare.ts";
import { disturbed } from "#scripts/visual/drawn.ts";
import { fingerprint, type Pixels } from "#scripts/visual/fingerprint.ts";

const path = "/contact-sales/";
const look = { theme: "light", width: 390 } as const;
const button = "main form button[type=submit]";

let browser: Browser;
let page: Page;
let asItIs: Pixels;

async function picture(prepare?: (page: Page) => Promise<void>): Promise<Pixels> {
  for await (const { pixels } of picturesOf(page, inject("base") + path, [look], prepare)) {
    return pixels;
  }
  throw new Error("no picture was taken");
}

beforeAll(async () => {
  browser = await launchStill(findChromium() ?? "/usr/bin/chromium");
  page = await openStill(browser);
  asItIs = await picture();
});
afterAll(() => browser.close());

const against = (pixels: Pixels) => compare(fingerprint(asItIs), fingerprint(pixels));

/** Takes the picture once more after a change in the page. */
const changed = async (change: (page: Page) => Promise<unknown>) =>
  against(await picture(async (changing) => void (await change(changing))));

const within = (outer: Box, inner: Box) =>
  inner.left + inner.width > outer.left &&
  inner.left < outer.left + outer.width &&
  inner.top + inner.height > outer.top &&
  inner.top < outer.top + outer.height;

it("is the same, to the pixel, when it is taken again", async () => {
  const again = await picture();
  expect([again.width, again.height]).toEqual([asItIs.width, asItIs.height]);
  expect(Buffer.compare(again.data, asItIs.data)).toBe(0);
});

it("is the same where edges are off by up to eight levels", () => {
  expect(isSame(against(disturbed(asItIs, 8)))).toBe(true);
});

it("shows a button that moved by one pixel, at its place", async () => {
  const { boxes } = await changed((moving) =>
    moving.addStyleTag({ content: `${button} { translate: 0 1px }` }),
  );
  const box = await page.locator(button).boundingBox();
  if (box === null) throw new Error("the button is not there");
  const { x: left, y: top, width, height } = box;
  expect(boxes).not.toEqual([]);
  for (const one of boxes) expect(within({ left, top, width, height }, one)).toBe(true);
});

it("shows a letter that became another", async () => {
  const { boxes } = await changed((writing) =>
    writing.locator("main h1").evaluate((headline) => {
      const text = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT).nextNode();
      if (!(text instanceof Text)) throw new Error("the headline has no text");
      text.data = text.data.replace("o", "e");
    }),
  );
  expect(boxes).not.toEqual([]);
});

it("is drawn with the site's own fonts alone, form fields included", async () => {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main h1, main p, main label, main button, main option, footer a",
  });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName } of fonts) names.add(familyName);
  }
  // A file that holds several weights has the name of its lightest.
  const families = [...names].map((name) => name.replace(/ ExtraLight$/, "")).toSorted();
  expect([...new Set(families)]).toEqual(["Brygada 1918", "Source Sans 3"]);
});
