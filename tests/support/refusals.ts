/**
 * No page in use may break its own policy: whatever a browser of these tests refuses, by Content-Security-Policy or by
 * Trusted Types, fails the test that it happens in.
 */
import type { Browser, BrowserContext } from "playwright-core";
import { afterEach, expect } from "vitest";
import { patience } from "./patience.ts";

/** What watched pages call. */
const name = "tellRefusal";
type Told = Readonly<Partial<Record<string, (text: string) => Promise<void>>>>;

let refused: string[] = [];

/** @returns the refusals since the last call: for the one test that wants them */
export function takeRefusals(): readonly string[] {
  const taken = refused;
  refused = [];
  return taken;
}

async function watch(context: BrowserContext): Promise<void> {
  await context.exposeFunction(name, (text: string) => void refused.push(text));
  await context.addInitScript((called) => {
    addEventListener("securitypolicyviolation", (event) => {
      if (event.disposition !== "enforce") return;
      const { effectiveDirective, blockedURI, sample, documentURI, sourceFile, lineNumber } = event;
      const place = `${sourceFile}:${String(lineNumber)}`;
      void (window as unknown as Told)[called]?.(
        `${documentURI}: ${effectiveDirective} refuses ${blockedURI} ${sample} at ${place}`,
      );
    });
  }, name);
  // A worker has no init script; the browser's own sentence tells.
  context.on("console", (message) => {
    if (message.worker() && /Content Security Policy/.test(message.text()))
      refused.push(message.text());
  });
}

/**
 * Watches every page that is opened in the browser from now on, with a test's patience. Once imported, each test of the
 * file ends with a look.
 *
 * @returns the same browser
 */
export function watched(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    // A service worker would answer what a test routes or counts. Where it is the subject it is let in.
    const context = await open({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(patience);
    await watch(context);
    return context;
  };
  return browser;
}

afterEach(() => {
  expect(takeRefusals(), "what the pages' policies refused").toEqual([]);
});
