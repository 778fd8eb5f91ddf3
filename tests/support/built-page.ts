/** Opens built pages in a browser directly from a folder, without a server. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { desktop, phone, sideways } from "./browse.ts";
import { textFaults } from "./overflow.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Rows of tags that run past their edges. */
const onPurpose = ".marquee";

async function open(browser: Browser, folder: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: "http://built.example" });
  await context.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return route.fulfill({ status: 404, body: "" });
    const contentType = types[extname(file)] ?? "application/octet-stream";
    return route.fulfill({ body: readFileSync(file), contentType });
  });
  return context.newPage();
}

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
  const page = await open(browser, folder);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const say = (fault: string) => faults.push(`${path} at ${String(viewport.width)}: ${fault}`);
      const over = await sideways(page);
      if (over > 0) say(`scrolls sideways by ${String(over)} px`);
      for (const text of await textFaults(page, onPurpose)) say(text);
      const compared = await plansCompared(page);
      if (compared !== null && compared !== (viewport === phone ? 1 : 5))
        say(`compares ${String(compared)} plans`);
    }
  }
  await page.context().close();
  return faults;
}
