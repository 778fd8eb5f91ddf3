/**
 * The browser of the tests and benches: found, or fetched once. `node scripts/browser.ts` prints its path.
 */
import process, { env } from "node:process";
import { main, Refusal, step } from "./lib/cli.ts";
import { ways } from "./lib/chromium-fetch.ts";
import { chromiumCandidates, findChromium, whyNotStarting } from "./lib/chromium-find.ts";

export { findChromium };

/** Arguments that every launch needs: as root Chromium refuses its sandbox; no graphics card, no phoning home. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Letters as wide as on phones, Windows and macOS: Chromium on Linux rounds them to whole pixels on plain screens. */
export const deviceText = "--enable-font-subpixel-positioning";

const remedy =
  "install one (on Debian: sudo apt-get install chromium) or name one with CHROMIUM=/path/to/it";

async function firstThatStarts(): Promise<{ path?: string; complaint?: string }> {
  let complaint: string | undefined;
  for (const path of chromiumCandidates()) {
    const found = await whyNotStarting(path);
    if (found === undefined) return { path };
    complaint ??= found;
  }
  return complaint === undefined ? {} : { complaint };
}

/**
 * @returns the path of a browser that starts; when none is there, one is fetched, with a progress line per way
 * @throws Refusal in one sentence, with the remedy
 */
export async function ensureChromium(): Promise<string> {
  const there = await firstThatStarts();
  if (there.path !== undefined) return there.path;
  const wanted = env["CHROMIUM"];
  if (wanted) {
    throw new Refusal(
      `CHROMIUM is "${wanted}", which does not start; expected the path of a Chromium or Chrome.`,
    );
  }

  let complaint = there.complaint;
  for (const way of ways.filter(({ applies }) => applies)) {
    let path: string | undefined;
    await step(`Fetching Chromium from ${way.name}`, async () => {
      const reason = await way.fetch();
      const result = reason === undefined ? await firstThatStarts() : {};
      path = result.path;
      complaint = result.complaint ?? complaint;
      return path === undefined ? `did not work (${reason ?? "it does not start"})` : "done";
    });
    if (path !== undefined) return path;
  }
  const library = /error while loading shared libraries: ([^:]+)/.exec(complaint ?? "")?.[1];
  if (library !== undefined) {
    throw new Refusal(
      `Chromium is there but the system's library ${library} is missing; ${remedy}.`,
    );
  }
  throw new Refusal(`No Chromium was found and none could be fetched; ${remedy}.`);
}

if (import.meta.main) {
  await main(async () => {
    process.stdout.write(`${await ensureChromium()}\n`);
  });
}
