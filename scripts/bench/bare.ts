/**
 * The bare page: one HTML file with exactly the words that a page shows, inline style, no script, font or
 * picture. It is the practical limit of how early these words can stand on this phone and line.
 */
import type { Page } from "playwright-core";

export interface Block {
  /** "h1" to "h6", "li" or "p". */
  readonly tag: string;
  readonly text: string;
}

/** Runs in the page and must be self-contained: the visible words in reading order, by the box they stand in. */
function visibleBlocks(): Block[] {
  const blocks: { tag: string; text: string; box: Element }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxOf = (element: Element): Element => {
    const flows =
      /^(inline|contents)/.test(getComputedStyle(element).display) && element !== document.body;
    return flows && element.parentElement ? boxOf(element.parentElement) : element;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? "").replace(/\s+/g, " ");
    const holder = node.parentElement;
    if (!text || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (text === " " && blocks.length === 0) continue;
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

/** @returns a whole HTML document, as small as it can be and still read well */
export function barePage(title: string, blocks: readonly Block[]): string {
  const body = blocks.map(({ tag, text }) => `<${tag}>${escape(text)}</${tag}>`).join("\n");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><link rel="icon" href="data:,">
<style>body{max-width:42rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 sans-serif}h1{line-height:1.1}</style>
${body}`;
}

/** Makes the bare page of the page that is open now, with what it shows at this moment. */
export async function bareOf(page: Page): Promise<string> {
  return barePage(await page.title(), await page.evaluate(visibleBlocks));
}
