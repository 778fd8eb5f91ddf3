/**
 * The bare page: the words that a page shows as one HTML file without script, fonts or pictures. It is the practical
 * limit of how early these words can be painted on this phone and line.
 */
import type { Browser } from "playwright-core";
import { fast, visit } from "./common.ts";
import { load } from "./weigh.ts";

interface Block {
  readonly tag: string;
  readonly text: string;
}

/** Runs in the page and must be self-contained: the visible words in reading order, by the box that holds them. */
function visibleBlocks(): Block[] {
  const blocks: { tag: string; text: string; box: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxOf = (element: Element): Element => {
    const isInline =
      /^(inline|contents)/.test(getComputedStyle(element).display) && element !== document.body;
    return isInline && element.parentElement ? boxOf(element.parentElement) : element;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? "").replace(/\s+/g, " ");
    const holder = node.parentElement;
    if (!text || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const box = boxOf(holder);
    const last = blocks.at(-1);
    if (last?.box === box) last.text += text;
    else if (text !== " ")
      blocks.push({ tag: box.closest("h1, h2, h3, h4, h5, h6, li")?.localName ?? "p", text, box });
  }
  return blocks.map(({ tag, text }) => ({ tag, text: text.trim() }));
}

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** @returns the HTML of the bare page with the same words */
export const barePageOf = (browser: Browser, url: string): Promise<string> =>
  visit(browser, fast, async (page) => {
    await load(page, url, 0);
    const blocks = await page.evaluate(visibleBlocks);
    const body = blocks.map(({ tag, text }) => `<${tag}>${escape(text)}</${tag}>`).join("\n");
    return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(await page.title())}</title><link rel="icon" href="data:,">
<style>body{max-width:42rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 sans-serif}h1{line-height:1.1}</style>
${body}`;
  });
