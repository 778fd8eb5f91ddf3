/** The browser of the tests and benches: found on this machine, or fetched once. `node scripts/browser.ts` prints its path. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process, { env, execPath, platform } from "node:process";
import { chromium } from "playwright-core";
import { main, Refusal, step } from "./lib/cli.ts";
import { cacheDir, programOf } from "./lib/paths.ts";
import { run } from "./lib/program.ts";

/** Arguments of every launch: as root Chromium refuses its sandbox; no graphics card, no background requests. */
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

/** The shell first: without the windows and menus of a whole browser the tests take a third less time. */
const names = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];

// Playwright reads this variable when it looks for its own browser.
env["PLAYWRIGHT_BROWSERS_PATH"] ??= join(cacheDir, "chromium");

/** @returns every browser on this machine, in the order to try; CHROMIUM alone when it is set */
function candidates(): string[] {
  const wanted = env["CHROMIUM"];
  if (wanted) return [wanted];
  const folders = (env["PATH"] ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].filter((path) => existsSync(path));
}

/** @returns undefined when the browser starts, otherwise its output */
async function whyNotStarting(path: string): Promise<string | undefined> {
  // On Windows `--version` opens a window and prints nothing.
  if (platform === "win32") return undefined;
  const { ok, output } = await run(path, ["--version"], { timeout: 30_000 });
  return ok && /\d+\.\d+/.test(output) ? undefined : output.trim();
}

/** Milliseconds that a download may take. */
const patience = 5 * 60_000;

/** Ways to fetch a browser; the system's own fits best. Each returns whether it worked, with its output. */
const ways = {
  "the system's packages": async () => {
    if (platform !== "linux" || process.getuid?.() !== 0) return { ok: false, output: "" };
    const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" }, timeout: patience };
    await run("apt-get", ["update"], quiet);
    const install = (name: string) =>
      run("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
    const shell = await install("chromium-headless-shell");
    return shell.ok ? shell : install("chromium");
  },
  "Playwright's download": () =>
    run(execPath, [programOf("playwright-core"), "install", "chromium"], { timeout: patience }),
};

/**
 * @returns the path of a browser that starts; when there is none, one is fetched
 * @throws Refusal in one sentence, with the remedy
 */
export async function ensureChromium(): Promise<string> {
  let complaint = "";
  const firstThatStarts = async () => {
    for (const path of candidates()) {
      const reason = await whyNotStarting(path);
      if (reason === undefined) return path;
      complaint ||= reason;
    }
    return undefined;
  };
  let found = await firstThatStarts();
  const wanted = env["CHROMIUM"];
  if (found === undefined && wanted)
    throw new Refusal(
      `CHROMIUM is "${wanted}", which does not start; expected the path of a Chromium or Chrome.`,
    );
  for (const [name, fetchIt] of Object.entries(ways)) {
    if (found !== undefined) return found;
    await step(`Fetching Chromium from ${name}`, async () => {
      const { output } = await fetchIt();
      found = await firstThatStarts();
      return found === undefined
        ? `did not work (${output.trim().split("\n").at(-1) ?? ""})`
        : "done";
    });
  }
  if (found !== undefined) return found;
  const library = /error while loading shared libraries: ([^:]+)/.exec(complaint)?.[1];
  const reason =
    library === undefined
      ? "No Chromium was found and none could be fetched"
      : `Chromium is there but the system's library ${library} is missing`;
  throw new Refusal(
    `${reason}; install one (on Debian: sudo apt-get install chromium) or name one with CHROMIUM=/path/to/it.`,
  );
}

if (import.meta.main) {
  await main(async () => {
    process.stdout.write(`${await ensureChromium()}\n`);
  });
}
