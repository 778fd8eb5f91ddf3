/** Starts the Chromium that browser tests run in. */
import { chromium, type Browser } from "playwright-core";
import { chromiumArgs, deviceText } from "#scripts/browser.ts";
import { watched } from "./refusals.ts";

/**
 * A headless Chromium: the one that the environment variable `CHROMIUM` names, otherwise Debian's. A policy violation
 * on a page fails the test (refusals.ts). Throws Playwright's error, with the path, if there is none. The caller closes
 * it.
 * @param extra more command-line arguments
 */
export const launchBrowser = async (extra: readonly string[] = []): Promise<Browser> =>
  watched(
    await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [...chromiumArgs, deviceText, ...extra],
    }),
  );

let running: Promise<Browser> | undefined;

/** One browser for all test files of a worker; Playwright ends it with the process. */
export const sharedBrowser = (): Promise<Browser> => (running ??= launchBrowser());
