/**
 * The bare page: the words that a page shows as one HTML file without script, fonts or pictures. It is the practical
 * limit of how early these words can be painted on this phone and line.
 */
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { serve, type Served } from "../lib/serve.ts";
import { unthrottledLine, visit } from "./common.ts";
import { load } from "./weigh.ts";

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** Serves the bare page with the words of a page, compressed as in production. */
export async function serveBarePage(browser: Browser, url: string): Promise<Served> {
  // Only what is visible, with a line for each block.
  const [title, words] = await visit(browser, unthrottledLine, async (page) => {
    await load(page, url, 0);
    return [await page.title(), await page.locator("body").innerText()];
  });
  const lines = words.split("\n").filter(Boolean);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><link rel="icon" href="data:,">
<style>body{max-width:42rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 sans-serif}</style>
${lines.map((line) => `<p>${escape(line)}</p>`).join("\n")}`;
  const body = brotliCompressSync(html);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
    // Coming from an empty tab, the browser starts a new process for it, which takes 120 ms on the slow phone.
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  return serve((_, response) => response.writeHead(200, headers).end(body));
}
