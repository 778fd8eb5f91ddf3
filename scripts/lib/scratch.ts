/** A folder for this process alone, which goes when it ends. What a killed process left is removed by the next one. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning } from "./lock.ts";
import { cacheDir } from "./paths.ts";

const own = () => `${String(process.pid)}-`;

/** @returns undefined where the project's folder cannot be written to */
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
