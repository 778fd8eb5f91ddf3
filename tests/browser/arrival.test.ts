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
  slow = await inPieces(inject("base"), { piece: full ? 1200 : 2000, pause: 40 });
});
afterAll(async () => {
  await browser.close();
  await slow[Symbol.asyncDispose]();
});

const paths = templatePages().map(({ path }) => path);

// Nearly all of it is waiting, so several arrive at a time.
describe.each(full ? [phone, desktop] : [phone])("at a width of $width px", (viewport) => {
  it.concurrent.each(paths)("%s does not move while it arrives", async (path) => {
    const page = await browser.newPage({ viewport });
    await page.goto(slow.base + path, { waitUntil: "load" });
    expect(await layoutShifts(page)).toEqual([]);
    await page.close();
  });
});
