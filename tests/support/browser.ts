/** Starts the Chromium that browser tests run in. */
import { chromium, type Browser } from "playwright-core";
import { chromiumArgs } from "#scripts/browser.ts";

/**
 * A headless Chromium: the one that the environment variable `CHROMIUM` names, else Debian's.
 * Throws Playwright's error, with the path, where there is none. The caller closes it.
 * @param extra further arguments of the command line
 */
export const launchBrowser = (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [...chromiumArgs, ...extra],
  });
