/** A copy of the project with its development server, for tests that write files. */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#scripts/lib/nginx.ts";
import { root } from "./dist.ts";
import { patience } from "./patience.ts";

export interface Development {
  /** The copy. */
  readonly folder: string;
  /** Its address, without a final slash. */
  readonly base: string;
  /** What the server has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** All tracked and untracked files, without ignored ones; the packages are linked. */
function copyProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "site-")));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: root,
  });
  for (const file of listed.toString("utf8").split("\0")) {
    if (file !== "" && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  }
  // What the build has computed for these sources.
  const values = ".cache/values";
  if (existsSync(join(root, values)))
    cpSync(join(root, values), join(folder, values), { recursive: true });
  const packages = realpathSync(join(root, "node_modules"));
  symlinkSync(packages, join(folder, "node_modules"));
  // Separate caches, since the packages are shared and outside its folder.
  renameSync(join(folder, "astro.config.ts"), join(folder, "astro.config.own.ts"));
  writeFileSync(
    join(folder, "astro.config.ts"),
    `import own from "./astro.config.own.ts";
export default {
  ...own,
  cacheDir: "./.cache/astro",
  vite: {
    ...own.vite,
    cacheDir: "./.cache/vite",
    server: { ...own.vite.server, fs: { allow: [".", ${JSON.stringify(packages)}] } },
  },
};
`,
  );
  return folder;
}

/**
 * Copies the project and starts its development server.
 *
 * @throws Error with the server's output when it does not answer within two minutes
 */
export async function startDevelopment(): Promise<Development> {
  const folder = copyProject();
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/run.mjs", "dev"], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "development", VITEST: "", PORT: String(port) },
  });
  let log = "";
  child.stdout.on("data", (text: Buffer) => (log += text.toString()));
  child.stderr.on("data", (text: Buffer) => (log += text.toString()));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const base = `http://localhost:${port}`;
  for (const end = Date.now() + 2 * patience; Date.now() < end && child.exitCode === null;) {
    const answer = await fetch(`${base}/_edit/api/list`, {
      method: "POST",
      headers: { origin: base, "content-type": "application/json" },
      body: "{}",
    }).catch(() => undefined);
    if (answer?.ok) return { folder, base, output: () => log, stop };
    await wait(250);
  }
  await stop();
  throw new Error(`The development server does not answer:\n${log}`);
}
