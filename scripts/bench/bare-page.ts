/**
 * The bare page: the words that a page shows as one HTML file without script, fonts or pictures. It is the practical
 * limit of how early these words can be painted on this phone and line.
 */
import type { Browser } from "playwright-core";
import { fast, visit } from "./common.ts";
import { load } from "./weigh.ts";

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** @returns the HTML of the bare page with the same words */
export const barePageOf = (browser: Browser, url: string): Promise<string> =>
  visit(browser, fast, async (page) => {
    await load(page, url, 0);
    // Only what is visible, with a line for each block.
    const lines = (await page.locator("body").innerText()).split("\n").filter(Boolean);
    const body = lines.map((line) => `<p>${escape(line)}</p>`).join("\n");
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(await page.title())}</title><link rel="icon" href="data:,">
<style>body{max-width:42rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 sans-serif}</style>
${body}`;
  });
