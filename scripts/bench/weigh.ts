/**
 * What of a page does not depend on the clock: bytes, requests, fonts, script, layout shifts. `npm run bench`
 * and the site's tests weigh with the same scales.
 */
import { brotliCompressSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright-core";
import { bareOf } from "./bare.ts";
import type { Probe } from "./parts.ts";
import { findProbes } from "./probes.ts";
import { type Line, slowdown } from "./profiles.ts";
import { isAfter, type Weight, sortFetched } from "./sort-fetched.ts";
import { type Visit, visit } from "./visit.ts";

export interface Weighed extends Weight {
  /** Brotli size of inlined and linked style sheets. */
  css: number;
  /** Brotli size of inlined script, and external script that ran. */
  js: number;
  /** Whether any of that script is React's runtime. */
  framework: boolean;
  /** Sum of all layout shifts, the page scrolled through once. */
  cls: number;
  /** Live parts on the page. */
  probes: Probe[];
  /** The page's words as a bare page (bare.ts). */
  bare: string;
}

/** Addresses of the external scripts of which any function was called. */
async function scriptsThatRan(session: CDPSession): Promise<Set<string>> {
  const { result } = await session.send("Profiler.takePreciseCoverage");
  const ran = result.filter(({ functions }) =>
    functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0),
  );
  return new Set(ran.map(({ url }) => url));
}

/** The texts of the page's inline scripts (those a browser runs) and style elements. */
function inlined(): { scripts: string[]; styles: string[] } {
  const runs = (type: string) => /^(module|(text|application)\/(java|ecma)script)?$/.test(type);
  return {
    scripts: [...document.scripts]
      .filter(({ src, type }) => !src && runs(type))
      .map(({ text }) => text),
    styles: [...document.querySelectorAll("style")].map(({ textContent }) => textContent),
  };
}

/** Scrolls through the page a screen at a time, two frames each, so that what moves while reading shows. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
      await frame();
    }
  });
}

/** Fetched again, from another client; what a foreign host then refuses counts as empty. */
const textAt = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    () => "",
  );

/** React marks its elements with this symbol, whatever the minifier does to the rest. */
const isFramework = (script: string) => /Symbol\.for\(["'`]react\./.test(script);

const compressed = (texts: readonly string[]) =>
  texts.length === 0 ? 0 : brotliCompressSync(texts.join("\n")).length;

/**
 * Visits the page once and weighs it. @param settle how long after the load event to wait for what comes late,
 * in milliseconds. @param times how much slower than the machine the phone is; nothing that is weighed depends on it.
 * Throws when the page cannot be reached.
 */
export function weigh(
  browser: Browser,
  url: string,
  line: Line,
  settle = 2000,
  times = slowdown,
): Promise<Weighed> {
  const use = async ({ page, session, traffic, vitals }: Visit): Promise<Weighed> => {
    await session.send("Profiler.enable");
    await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await page.goto(url, { waitUntil: "load" });
    await traffic.quiet(settle);
    const ran = await scriptsThatRan(session);
    const weight = sortFetched(traffic.fetched, ran);
    const external = traffic.fetched.filter(
      ({ type, url }) => type === "Script" && ran.has(url) && !isAfter(url),
    );
    const texts = await Promise.all(external.map(({ url }) => textAt(url)));
    const { scripts, styles } = await page.evaluate(inlined);
    const bare = await bareOf(page);
    const probes = await findProbes(page);
    await scrollThrough(page);
    return {
      ...weight,
      css: compressed(styles) + weight.stylesheets,
      js: compressed(scripts) + weight.scripts,
      framework: [...scripts, ...texts].some(isFramework),
      cls: (await vitals()).cls,
      probes,
      bare,
    };
  };
  return visit(browser, line, use, undefined, times);
}
