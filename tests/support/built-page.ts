/** Checks the layout of the pages of another build. */
import type { Browser, Page } from "playwright-core";
import { serveFolder } from "#scripts/lib/serve.ts";
import { desktop, phone, sideways } from "./browse.ts";
import { textFaults } from "./overflow.ts";

/** The number of plan columns in the comparison; null if there is none. */
const plansCompared = (page: Page) =>
  page.evaluate(() => {
    const heads = [...document.querySelectorAll("#compare thead th + th")];
    return heads.length === 0 ? null : heads.filter((head) => head.getClientRects().length).length;
  });

/**
 * @param folder the built site
 * @returns the faults of each page on a phone and on a desktop: it scrolls sideways, or text is hard to read
 */
export async function faultsOfLayout(
  browser: Browser,
  folder: string,
  paths: readonly string[],
): Promise<string[]> {
  await using site = await serveFolder(folder);
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const say = (fault: string) => faults.push(`${path} at ${String(viewport.width)}: ${fault}`);
      const over = await sideways(page);
      if (over > 0) say(`scrolls sideways by ${String(over)} px`);
      for (const text of await textFaults(page)) say(text);
      const compared = await plansCompared(page);
      if (compared !== null && compared !== (viewport === phone ? 1 : 5))
        say(`compares ${String(compared)} plans`);
    }
  }
  await context.close();
  return faults;
}
