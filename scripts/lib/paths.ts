/** Paths. All are absolute, so scripts work from any folder. */
import { existsSync, readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

export const cacheDir = join(root, ".cache");

/** @returns the files below a folder, sorted; none when the folder is not there */
export async function filesBelow(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * @param name a package in node_modules
 * @param program one of its programs; usually it has the package's own name
 * @returns the program's JavaScript file, to be run with `process.execPath`: the links in node_modules/.bin
 *   would choose the Node they find in PATH
 * @throws Error when the package has no such program
 */
export function programOf(name: string, program = name): string {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin?.[program];
  if (file === undefined) throw new Error(`the package ${name} has no program ${program}`);
  return join(folder, file);
}
