/** A folder only for this process, removed when it ends. The next process removes what a killed one left. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning } from "./lock.ts";
import { cacheDir } from "./paths.ts";

const own = () => `${String(process.pid)}-`;

/** @returns undefined if the project's folder is read-only */
function inCache(): string | undefined {
  const parent = join(cacheDir, "serving");
  try {
    mkdirSync(parent, { recursive: true });
    for (const name of readdirSync(parent))
      if (!isRunning(Number.parseInt(name, 10)))
        rmSync(join(parent, name), { recursive: true, force: true });
    return mkdtempSync(join(parent, own()));
  } catch {
    return undefined;
  }
}

/** @returns its absolute path */
export function scratchFolder(): string {
  const folder = inCache() ?? mkdtempSync(join(tmpdir(), `serving-${own()}`));
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}
