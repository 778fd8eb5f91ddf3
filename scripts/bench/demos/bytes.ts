/** What a demo weighs: before it is touched, beside the same page without it, and after. */
import type { Browser } from "playwright-core";
import { fast } from "../profiles.ts";
import { visit } from "../visit.ts";
import type { DemoPage } from "./demo-pages.ts";
import { partPage } from "./parted.ts";
import { brotli, wireBytes } from "./wire.ts";

export interface DemoBytes {
  readonly path: string;
  /** Of the demo in the page before it is touched: HTML, style, and script that runs. */
  readonly html: number;
  readonly css: number;
  /** Fetched ahead once the page is at rest, where the line allows it. */
  readonly ahead: number;
  /** All that was fetched for the demo, ahead or at the touch, by address. */
  readonly files: ReadonlyMap<string, number>;
}

/** Longest wait for a first result, in milliseconds. */
export const patience = 60_000;

const difference = (pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((sum, [whole, rest]) => sum + brotli(whole) - brotli(rest), 0);

/** Paths of the style sheets that a document links. */
const sheetsOf = (html: string): string[] =>
  [...html.matchAll(/<link[^>]+?href="([^"]+\.css)"/g)].map(([, path = ""]) => path);

const textAt = async (url: string) => (await fetch(url)).text();

/** Touches the demo once. Throws where no result comes. */
export function weighDemo(browser: Browser, origin: string, demo: DemoPage): Promise<DemoBytes> {
  return visit(browser, fast, async ({ page, traffic }) => {
    const url = origin + demo.path;
    await page.goto(url, { waitUntil: "load" });
    await traffic.quiet(2000);
    const before = new Set(traffic.fetched.map((fetched) => fetched.url));
    // What is preloaded or prefetched by the page's script is no part of the first view; what its HTML links is.
    const [html, home] = await Promise.all([textAt(url), textAt(`${origin}/`)]);
    const ahead = [...before].filter(
      (address) =>
        /\.(js|wasm)$/.test(address) && !html.includes(`src="${new URL(address).pathname}"`),
    );
    const parted = await page.evaluate(partPage, [html, sheetsOf(home)] as const);

    await page.locator(demo.press).first().tap();
    await page.locator(demo.shows).first().waitFor({ timeout: patience });
    await traffic.quiet(0);
    const touched = traffic.fetched
      .map((fetched) => fetched.url)
      .filter((each) => !before.has(each));
    const files = new Map<string, number>();
    for (const address of new Set([...ahead, ...touched])) {
      files.set(new URL(address).pathname, await wireBytes(address));
    }
    const sum = (addresses: readonly string[]) =>
      addresses.reduce((all, address) => all + (files.get(new URL(address).pathname) ?? 0), 0);
    return {
      path: demo.path,
      html: difference([parted.html]),
      css: difference(parted.sheets),
      ahead: sum(ahead),
      files,
    };
  });
}

/** What all demos fetch together, each file once. */
export const allFiles = (demos: readonly DemoBytes[]): ReadonlyMap<string, number> =>
  new Map(demos.flatMap(({ files }) => [...files]));

export const total = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
