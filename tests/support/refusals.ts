/**
 * No page may violate its own policy: any violation of the Content-Security-Policy or Trusted Types fails the test
 * where it happens.
 */
import type { Browser, BrowserContext } from "playwright-core";
import { patience } from "./patience.ts";

/** Called by watched pages. */
const name = "tellRefusal";
type Told = Readonly<Partial<Record<string, (text: string) => Promise<void>>>>;

let refused: string[] = [];

/** @returns the refusals since the last call: for the one test that expects them */
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
  // A worker has no init script, so use the browser's message.
  context.on("console", (message) => {
    if (message.worker() && /Content Security Policy/.test(message.text()))
      refused.push(message.text());
  });
}

/**
 * Watches every page opened in the browser from now on, with a test's timeouts. Each test ends with a check
 * (check-refusals.ts).
 *
 * @returns the same browser
 */
export function watched(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    // A service worker would answer requests that a test routes or counts. Its own tests allow it.
    const context = await open({ serviceWorkers: "block", ...options });
    context.setDefaultTimeout(patience);
    await watch(context);
    return context;
  };
  return browser;
}
