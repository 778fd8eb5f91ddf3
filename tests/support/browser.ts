/** Starts the Chromium that browser tests run in. */
import { chromium, type Browser } from "playwright-core";

/** Keeps a browser that only sees local pages from asking anything else of the network. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
];

/**
 * A headless Chromium: the one that the environment variable `CHROMIUM` names, else Debian's.
 * Throws Playwright's error, with the path, where there is none. The caller closes it.
 * @param extra further arguments of the command line
 */
export const launchBrowser = (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    // Chromium's sandbox refuses to start for root.
    args: [...quiet, ...extra, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
