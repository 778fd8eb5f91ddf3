import type { Page } from "playwright-core";

/** Waits for the site's fonts, those further down the page too: a film shows no fallback. */
export async function withFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Faces of the system that this machine does not have are refused.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
}
