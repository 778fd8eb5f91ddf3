/**
 * A page that arrives in pieces stands still: what is painted is where it stays, whatever is still to come below,
 * beside or after it. The first view's own test sees a page that comes at once; a busy phone does not.
 */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { desktop, layoutShifts, phone } from "#tests/support/browse.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { templatePages } from "#tests/support/dist.ts";
import { inPieces } from "#tests/support/in-pieces.ts";
import { full } from "#tests/support/matrix.ts";

let browser: Browser;
let slow: Awaited<ReturnType<typeof inPieces>>;
beforeAll(async () => {
  browser = await launchBrowser();
  slow = await inPieces(inject("base"), { piece: full ? 1200 : 2000, pause: 40, waits: true });
});
afterAll(async () => {
  await browser.close();
  await slow[Symbol.asyncDispose]();
});

type Viewport = typeof phone | typeof desktop;

/** What moves while a page arrives. */
async function movedOn(address: string, viewport: Viewport) {
  const page = await browser.newPage({ viewport });
  await page.goto(address, { waitUntil: "load" });
  const shifts = await layoutShifts(page);
  await page.close();
  return shifts;
}

const paths = templatePages().map(({ path }) => path);

// Nearly all of it is waiting, so several arrive at a time.
describe.each(full ? [phone, desktop] : [phone])("at a width of $width px", (viewport) => {
  it.concurrent.each(paths)("%s does not move while it arrives", async (path) => {
    // On a machine that is busy elsewhere the browser may give up waiting for the first band; where the page is to blame,
    // it moves each time, as its pieces are the same.
    const once = await movedOn(slow.base + path, viewport);
    expect(once.length === 0 ? once : await movedOn(slow.base + path, viewport)).toEqual([]);
  });
});

// The header is above every page, and painted before anything else where nothing waits.
it.each([phone, desktop])(
  "the header stands as it begins, at a width of $width px",
  async (viewport) => {
    await using unheld = await inPieces(inject("base"), { piece: 500, pause: 40, waits: false });
    expect(await movedOn(`${unheld.base}/offline/`, viewport)).toEqual([]);
  },
);
