/** A page of each template fits any window with text of twice the size. */
import { describe, expect, it } from "vitest";
import { measures } from "#sections/accessibility/measures.ts";
import { desktop, narrow, phone, sideways, useTabs } from "#tests/support/browse.ts";
import { full, templates } from "#tests/support/matrix.ts";

const open = useTabs();

/** Of the root, in pixels. */
const enlarged = 16 * measures.enlarged;

/** Between a phone and the narrowest window: each of the three has met a different overflow. */
const small = { width: 360, height: 740 } as const;

describe.each([...templates])("%s", (path) => {
  it("fits small windows with text of twice the size", async () => {
    await using visit = await open(path, { viewport: desktop });
    const { page } = visit;
    const session = await page.context().newCDPSession(page);
    // The tab keeps it for the pages that come after.
    await session.send("Page.setFontSizes", { fontSizes: { standard: enlarged, fixed: 26 } });
    await session.detach();
    for (const viewport of full ? [desktop, phone, small, narrow] : [desktop, narrow]) {
      await page.setViewportSize(viewport);
      expect({ ...viewport, overflow: await sideways(page) }).toEqual({ ...viewport, overflow: 0 });
    }
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe(`${String(enlarged)}px`);
  });
});
