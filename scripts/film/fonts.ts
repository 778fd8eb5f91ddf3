/**
 * The site's fonts come in time for a view or not at all (docs/decisions/0010-fonts-in-time.md). A film shows the site
 * as most visits are: a page whose fonts were late is loaded again, when they are at hand.
 */
import type { Page } from "playwright-core";

const tries = 8;

/** Whether what is set in the site's fonts is drawn with them; those further down are called for ahead. */
const drawnInFonts = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const context = document.createElement("canvas").getContext("2d");
    const width = (font: string) => {
      if (context === null) return 0;
      context.font = font;
      return context.measureText("SELECT the wide sand WHERE i = 1").width;
    };
    const wanted = [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ family }) => family.replaceAll(/["']/g, ""));
    const inUse = wanted.every(
      (family) => width(`90px "${family}", cursive`) !== width("90px cursive"),
    );
    return inUse && document.documentElement.dataset["fonts"] !== undefined;
  });

/**
 * Loads a page again until its fonts are there.
 *
 * @throws Error where they never are
 */
export async function withFonts(page: Page): Promise<void> {
  for (let i = 0; i < tries; i += 1) {
    if (await drawnInFonts(page)) return;
    await page.reload({ waitUntil: "networkidle" });
  }
  throw new Error(`the fonts of ${page.url()} were late ${String(tries)} times`);
}
