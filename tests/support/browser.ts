/** Starts the Chromium that browser tests run in. */
import { chromium, type Browser } from "playwright-core";
import { chromiumArgs, deviceText, ensureChromium } from "#scripts/browser.ts";
import { watched } from "./refusals.ts";

/**
 * A headless Chromium. A policy violation on a page fails the test (refusals.ts). The caller closes it.
 *
 * @param extra more command-line arguments
 * @throws Refusal when there is no browser and none can be fetched
 */
export const launchBrowser = async (extra: readonly string[] = []): Promise<Browser> =>
  watched(
    await chromium.launch({
      executablePath: await ensureChromium(),
      args: [...chromiumArgs, deviceText, ...extra],
    }),
  );

let running: Promise<Browser> | undefined;

/** One browser for all test files of a worker; Playwright ends it with the process. */
export const sharedBrowser = (): Promise<Browser> => (running ??= launchBrowser());
