/**
 * What a page costs regardless of the clock: bytes, requests, script, layout shifts. `npm run bench` and
 * tests/browser/first-view.test.ts both use it.
 */
import { brotliCompressSync } from "node:zlib";
import type { Browser, Page, Request } from "playwright-core";
import { type Line, visit, vitalsOf } from "./common.ts";

/** Every request of a page by address, each once. */
export function recordRequests(page: Page): ReadonlyMap<string, Request> {
  const finished = new Map<string, Request>();
  page.on("requestfinished", (request) => finished.set(request.url(), request));
  return finished;
}

/** @returns bytes on the wire, response headers included */
export async function wireBytes(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return Math.max(0, responseBodySize) + Math.max(0, responseHeadersSize);
}

/** Waits for the load event, for half a second without requests, and then for `settle` milliseconds. */
export async function load(page: Page, url: string, settle: number): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle", timeout: 60_000 });
  await page.waitForTimeout(settle);
}

/** Runs in the page: the texts of its inline scripts that run, and of its style elements. */
function inlined(): { scripts: string[]; styles: string[] } {
  const runs = (type: string) => /^(module|(text|application)\/(java|ecma)script)?$/.test(type);
  return {
    scripts: [...document.scripts]
      .filter(({ src, type }) => !src && runs(type))
      .map(({ text }) => text),
    styles: [...document.querySelectorAll("style")].map(({ textContent }) => textContent),
  };
}

/** Runs in the page: scrolls a screen at a time, two frames each, so that movement while reading is seen. */
async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
  }
}

/** React marks its elements with this symbol, whatever the minifier does to the rest. */
const isFramework = (script: string) => /Symbol\.for\(["'`]react\./.test(script);

const compressed = (texts: readonly string[]) =>
  texts.length === 0 ? 0 : brotliCompressSync(texts.join("\n")).length;

/**
 * Visits the page once and weighs it.
 *
 * @param settle how long after loading to wait for late requests, in milliseconds
 * @throws Error when the page cannot be reached
 */
export const measureWeight = (browser: Browser, url: string, line: Line, settle = 2000) =>
  visit(browser, line, async (page) => {
    const requests = recordRequests(page);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await load(page, url, settle);
    const coverage = await page.coverage.stopJSCoverage();
    const ran = coverage.filter(({ functions }) =>
      functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
    );
    /** Prefetches and script that did not run are for later. */
    const isAhead = async (request: Request) => {
      const address = request.url();
      if (request.resourceType() === "script") return !ran.some((script) => script.url === address);
      // Code that the page script fetches once the page has loaded (src/script/fetch-ahead.ts).
      if (request.resourceType() === "fetch" && /\/_astro\/[\w.-]+\.js$/.test(address)) return true;
      return ((await request.allHeaders())["sec-purpose"] ?? "").includes("prefetch");
    };
    const all = await Promise.all(
      [...requests.values()].map(async (request) => ({
        type: request.resourceType(),
        bytes: await wireBytes(request),
        body: (await request.sizes()).responseBodySize,
        isAhead: await isAhead(request),
      })),
    );
    const first = all.filter((one) => !one.isAhead);
    const bytes = (some: typeof all) => some.reduce((sum, one) => sum + one.bytes, 0);
    const ofType = (type: string) => first.filter((one) => one.type === type);
    /** Without headers, which are no style and no script; the total has them. */
    const bodies = (type: string) => ofType(type).reduce((sum, { body }) => sum + body, 0);
    const { scripts, styles } = await page.evaluate(inlined);
    await page.evaluate(scrollThrough);
    const external = ran
      .filter((script) => requests.get(script.url)?.resourceType() === "script")
      .map(({ source }) => source ?? "");
    return {
      /** Requests and bytes on the wire of the first view, response headers included. */
      requests: first.length,
      total: bytes(first),
      html: bytes(ofType("document")),
      fonts: bytes(ofType("font")),
      /** Brotli size of inlined and linked style sheets. */
      css: compressed(styles) + bodies("stylesheet"),
      /** Brotli size of inlined script, and of external script that ran. */
      js: compressed(scripts) + bodies("script"),
      framework: [...scripts, ...external].some(isFramework),
      /** Bytes fetched for later use, which are not part of the first view. */
      ahead: bytes(all) - bytes(first),
      /** Sum of all layout shifts, with the page scrolled through once. */
      cls: (await vitalsOf(page)).vitals["shifts"] ?? 0,
    };
  });

export type Weight = Awaited<ReturnType<typeof measureWeight>>;
