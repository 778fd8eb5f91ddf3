/** Starts the Chromium that browser tests run in. */
import { chromium, type Browser } from "playwright-core";
import { chromiumArgs, deviceText } from "#scripts/browser.ts";
import { watched } from "./refusals.ts";

/**
 * A headless Chromium: the one that the environment variable `CHROMIUM` names, else Debian's. What a page's policy
 * refuses in it fails the test (refusals.ts).
 * Throws Playwright's error, with the path, where there is none. The caller closes it.
 * @param extra further arguments of the command line
 */
export const launchBrowser = async (extra: readonly string[] = []): Promise<Browser> =>
  watched(
    await chromium.launch({
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [...chromiumArgs, deviceText, ...extra],
    }),
  );
