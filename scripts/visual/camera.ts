/**
 * Pictures of a page that stands still: everything laid out, every font and picture there, nothing on the move. The
 * same build gives the same pixels every time.
 */
import type { Browser, CDPSession, Page } from "playwright-core";
import sharp from "sharp";
import type { Pixels } from "./fingerprint.ts";
import { type Look, looks, themes, windows } from "./looks.ts";

/** Chromium draws no higher picture in one piece. */
const highest = 8192;

/** Runs in the page. A page without styles of its own has no fonts, and is not waited for. */
async function loadFonts(): Promise<void> {
  for (let tries = 0; tries < 100 && document.fonts.size === 0; tries++) {
    if (document.readyState === "complete") return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  for (const { family } of document.fonts) {
    if (/^"?Site (Display|Text)"?$/.test(family)) await document.fonts.load(`1em ${family}`);
  }
}

/** @returns a page of its own context, in which styles are as the pictures need them */
export async function openStill(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: windows[0],
    reducedMotion: "reduce",
    serviceWorkers: "block",
    // Tests disturb what they picture with styles of their own.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.route("**/*", async (route) => {
    // Scripts measure what they replace, which is of another height before the fonts are there.
    if (route.request().resourceType() === "script")
      await page.evaluate(loadFonts).catch(() => undefined);
    return route.fallback();
  });
  return page;
}

/** Runs in the page, at every width: what comes late is made to come now. */
async function settle(): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    const { overflow } = getComputedStyle(element);
    // What scrolls may be drawn in a layer of its own, or not, and its edges are rounded in two ways.
    if (/auto|scroll/.test(overflow)) element.style.overflow = "hidden";
  }
  for (const image of document.images) image.loading = "eager";
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  scrollTo(0, 0);
  await frame();
  await frame();
}

async function capture(page: Page, session: CDPSession): Promise<Pixels> {
  const { width = 0 } = page.viewportSize() ?? {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const parts: Buffer[] = [];
  for (let y = 0; y < height; y += highest) {
    const clip = { x: 0, y, width, height: Math.min(highest, height - y), scale: 1 };
    const { data } = await session.send("Page.captureScreenshot", {
      format: "png",
      // Takes a third of the time; the picture is as exact.
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip,
    });
    parts.push(await sharp(Buffer.from(data, "base64")).ensureAlpha().raw().toBuffer());
  }
  const [only] = parts;
  return { data: parts.length === 1 && only ? only : Buffer.concat(parts), width, height };
}

/**
 * @param address of the page
 * @param wanted the ways in which it is pictured
 * @param prepare runs before each picture, after the page has settled
 * @returns the pictures, one after another: no two are held at once
 */
export async function* picturesOf(
  page: Page,
  address: string,
  wanted: readonly Look[] = looks,
  prepare?: (page: Page) => Promise<void>,
): AsyncGenerator<{ readonly look: Look; readonly pixels: Pixels }> {
  const session = await page.context().newCDPSession(page);
  // What scripts look up, as the nearest articles of an unknown one, belongs to the picture.
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(loadFonts);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const window of windows) {
      const look = wanted.find((one) => one.theme === theme && one.width === window.width);
      if (look === undefined) continue;
      await page.setViewportSize(window);
      await page.evaluate(settle);
      await prepare?.(page);
      yield { look, pixels: await capture(page, session) };
    }
  }
  await session.detach();
}
