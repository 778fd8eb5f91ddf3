/**
 * Where a Chromium may lie on this machine, likeliest first, and whether one really starts.
 */
import { accessSync, constants, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { env, platform } from "node:process";
import { chromium } from "playwright-core";
import { cacheDir } from "./paths.ts";
import { run } from "./program.ts";

/** Everything that this project fetches of a browser lies here. */
export const chromiumCache = join(cacheDir, "chromium");
/** Starts the unpacked browser of `chromium-fetch.ts` with its libraries and fonts. */
export const launcher = join(chromiumCache, "chromium");
export const playwrightCache = join(chromiumCache, "playwright");

/** The shell first: without the windows, tabs and menus of a whole browser the same tests take a third less time. */
const namesInPath = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
];
const macApplications = ["Chromium", "Google Chrome", "Microsoft Edge"];
const windowsPrograms = [
  "Chromium/Application/chrome.exe",
  "Google/Chrome/Application/chrome.exe",
  "Microsoft/Edge/Application/msedge.exe",
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = () =>
  (env["PATH"] ?? "")
    .split(delimiter)
    .flatMap((folder) => namesInPath.map((name) => join(folder, name)));

const onMac = () =>
  macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

const onWindows = () =>
  [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]].flatMap((folder) =>
    folder === undefined ? [] : windowsPrograms.map((name) => join(folder, name)),
  );

/** Playwright's installer keeps the headless shell beside the full browser, under a name of its own. */
function inPlaywrightCaches(): string[] {
  const full = chromium.executablePath();
  const shared = full === "" ? [] : [dirname(dirname(dirname(full)))];
  const shells = [...shared, playwrightCache].flatMap((folder) =>
    globSync("chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}{,.exe}", {
      cwd: folder,
    })
      .toSorted()
      .map((name) => join(folder, name)),
  );
  return [...(full === "" ? [] : [full]), ...shells];
}

/** @returns every browser that is there, in the order in which they should be tried; CHROMIUM alone when set */
export function chromiumCandidates(): string[] {
  const wanted = env["CHROMIUM"];
  if (wanted) return isExecutable(wanted) ? [wanted] : [];
  const system = platform === "darwin" ? onMac() : platform === "win32" ? onWindows() : onPath();
  const all = [
    ...system,
    ...(platform === "darwin" ? onPath() : []),
    ...inPlaywrightCaches(),
    launcher,
  ];
  return [...new Set(all)].filter(isExecutable);
}

/** @returns the first browser that is there, whether or not it starts */
export function findChromium(): string | undefined {
  return chromiumCandidates()[0];
}

/**
 * @returns undefined when the browser starts, else what it said
 */
export async function whyNotStarting(path: string): Promise<string | undefined> {
  // On Windows `--version` opens a window and says nothing; being there has to be enough.
  if (platform === "win32") return undefined;
  const { ok, output } = await run(path, ["--version"], { timeout: 30_000 });
  return ok && /\d+\.\d+/.test(output) ? undefined : output.trim();
}
