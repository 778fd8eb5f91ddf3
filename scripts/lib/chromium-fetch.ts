/**
 * Ways to a Chromium where there is none: the system's packages, the npm registry, Playwright's download. Each
 * returns the reason why it did not work, or undefined when it did.
 */
import { chmod, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process, { arch, execPath, platform } from "node:process";
import { chromiumCache, launcher, playwrightCache } from "./chromium-find.ts";
import { programOf } from "./paths.ts";
import { run } from "./program.ts";

export interface Way {
  readonly name: string;
  /** Whether it makes sense on this machine. */
  readonly applies: boolean;
  readonly fetch: () => Promise<string | undefined>;
}

/** Milliseconds that one download may take; without a network npm and apt-get go on trying for longer. */
const patience = 5 * 60_000;

const lastLine = (output: string) => output.trim().split("\n").at(-1) ?? "";

/** The exact version whose layout `fromRegistry` knows. A Chromium for x64 Linux with its libraries. */
export const packed = { name: "@sparticuz/chromium", version: "153.0.0" };

/** The shell is the same browser without its windows; not every release of a system has it. */
const packages = ["chromium-headless-shell", "chromium"] as const;

async function hasPackage(name: string): Promise<boolean> {
  const { output } = await run("apt-cache", ["policy", name]);
  const candidate = /Candidate: (.+)/.exec(output)?.[1];
  // Ubuntu's package of this name only points to its snap store.
  return candidate !== undefined && !/none|snap/.test(candidate);
}

async function fromSystem(): Promise<string | undefined> {
  const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" }, timeout: patience };
  const update = await run("apt-get", ["update"], quiet);
  if (!update.ok) return lastLine(update.output);
  let reason = "the system has no Chromium package";
  for (const name of packages) {
    if (!(await hasPackage(name))) continue;
    const install = await run("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
    if (install.ok) return undefined;
    reason = lastLine(install.output);
  }
  return reason;
}

/** Lays the browser, its libraries and fonts into TMPDIR, where the package always unpacks to. */
const unpack = `
  import chromium from "${packed.name}";
  await chromium.executablePath();
`;

/** In plain shell, called by its absolute path; the quotes keep a folder with a blank in its name in one piece. */
const launcherText = `#!/bin/sh
here="\${0%/*}/unpacked"
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/chromium" "$@"
`;

async function fromRegistry(): Promise<string | undefined> {
  const unpacked = join(chromiumCache, "unpacked");
  const flags = ["--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries=1"];
  const spec = `${packed.name}@${packed.version}`;
  const install = await run("npm", ["install", "--prefix", chromiumCache, ...flags, spec], {
    timeout: patience,
  });
  if (!install.ok) return lastLine(install.output);
  // The package takes what lies there for complete, so it begins with an empty folder.
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { recursive: true });
  const { ok, output } = await run(execPath, ["--input-type=module", "--eval", unpack], {
    cwd: chromiumCache,
    // The package adds its libraries only where it thinks it is on its own platform.
    env: { TMPDIR: unpacked, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" },
  });
  if (!ok) return lastLine(output);
  await rm(join(chromiumCache, "node_modules"), { recursive: true, force: true });
  await writeFile(launcher, launcherText);
  await chmod(launcher, 0o755);
  return undefined;
}

async function fromPlaywright(): Promise<string | undefined> {
  const { ok, output } = await run(
    execPath,
    [programOf("playwright-core"), "install", "chromium-headless-shell"],
    { env: { PLAYWRIGHT_BROWSERS_PATH: playwrightCache }, timeout: patience },
  );
  return ok ? undefined : (/Error: .+/.exec(output)?.[0] ?? lastLine(output));
}

/** In the order in which they are tried: the system's own browser fits best, the download is the last resort. */
export const ways: readonly Way[] = [
  {
    name: "the system's packages",
    applies: platform === "linux" && process.getuid?.() === 0,
    fetch: fromSystem,
  },
  {
    name: "the npm registry",
    applies: platform === "linux" && arch === "x64",
    fetch: fromRegistry,
  },
  { name: "Playwright's download", applies: true, fetch: fromPlaywright },
];
