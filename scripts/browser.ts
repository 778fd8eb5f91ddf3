/** The browser of the tests and benches: found on this machine, or fetched once. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process, { env, execPath, platform } from "node:process";
import { type Browser, chromium, errors } from "playwright-core";
import { Refusal, step } from "./lib/cli.ts";
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

/** @returns the first browser on this machine that starts, and why another one did not; CHROMIUM alone when it is set */
async function findBrowser(): Promise<{ path?: string; complaint: string }> {
  const folders = (env["PATH"] ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const wanted = env["CHROMIUM"];
  let complaint = "";
  for (const path of wanted ? [wanted] : [...onPath, chromium.executablePath()]) {
    if (!existsSync(path)) continue;
    // On Windows `--version` opens a window and prints nothing.
    if (platform === "win32") return { path, complaint };
    const { ok, output } = await run(path, ["--version"], { timeout: 30_000 });
    if (ok && /\d+\.\d+/.test(output)) return { path, complaint };
    complaint ||= output;
  }
  return { complaint };
}

const installTimeout = 5 * 60_000;

const install = ["apt-get", "install", "-y", "--no-install-recommends"];
const systemInstalls = [
  ["apt-get", "update"],
  [...install, "chromium-headless-shell"],
  [...install, "chromium"],
];
const canInstall = platform === "linux" && process.getuid?.() === 0;
const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" }, timeout: installTimeout };
/** Commands that fetch a browser, one after the other until there is one; the system's own fits best. */
const installs = [
  ...(canInstall ? systemInstalls : []),
  [execPath, programOf("playwright-core"), "install", "chromium"],
];

/**
 * @returns the path of a browser, fetched if there is none
 * @throws Refusal in one sentence, with the remedy
 */
export async function ensureChromium(): Promise<string> {
  let { path, complaint } = await findBrowser();
  if (path !== undefined) return path;
  const wanted = env["CHROMIUM"];
  if (wanted)
    throw new Refusal(
      `CHROMIUM is "${wanted}", which does not start; expected the path of a Chromium or Chrome.`,
    );
  await step("Fetching Chromium", async () => {
    for (const [program = "", ...args] of installs) {
      await run(program, args, quiet);
      ({ path, complaint } = await findBrowser());
      if (path !== undefined) return "done";
    }
    return "did not work";
  });
  if (path !== undefined) return path;
  const library = /error while loading shared libraries: ([^:]+)/.exec(complaint)?.[1];
  const reason =
    library === undefined
      ? "No Chromium was found and none could be fetched"
      : `Chromium is there but the system's library ${library} is missing`;
  throw new Refusal(
    `${reason}; install one (on Debian: sudo apt-get install chromium) or name one with CHROMIUM=/path/to/it.`,
  );
}

/**
 * Text waits for its fonts in Arial, or in Liberation Sans, which is as wide (src/styles/font-fallbacks.css). Every phone,
 * Windows and macOS has such a font; a bare Linux server has none, and there pages would move. Fetches it if it can.
 *
 * @throws Refusal in one sentence, with the remedy
 */
export async function ensureFallbackFonts(): Promise<void> {
  if (platform !== "linux") return;
  const hasFont = async () => {
    const { ok, output } = await run("fc-match", ["--format", "%{family}", "Arial"]);
    return ok && /Arial|Liberation Sans/.test(output);
  };
  if (await hasFont()) return;
  if (canInstall)
    await step("Fetching fonts", async () => {
      await run("apt-get", ["update"], quiet);
      const [program = "", ...args] = [...install, "fontconfig", "fonts-liberation"];
      const { ok } = await run(program, args, quiet);
      return ok ? "done" : "did not work";
    });
  if (await hasFont()) return;
  throw new Refusal(
    "No font as wide as Arial was found; install one (on Debian: sudo apt-get install fontconfig fonts-liberation).",
  );
}

/**
 * @param more arguments of this launch
 * @throws Refusal when there is no browser
 */
export const launchChromium = async (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs, ...more] });

/**
 * Does something in a tab, and once more in a new one if it timed out: rarely, a tab of headless Chromium stops
 * answering on a busy machine. A page that hangs by itself hangs in the new tab too.
 *
 * @param use opens its own tab
 */
export async function retryInNewTab<T>(use: () => Promise<T>): Promise<T> {
  try {
    return await use();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    return use();
  }
}
