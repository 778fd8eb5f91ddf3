/** Which source files a module is made of, so that what it makes can be kept for as long as they stay the same. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const importOf = /\bfrom\s+"([^"]+)"/g;

/** `#name/…` stands for a folder of src/, except for those that package.json names. */
function resolve(specifier: string, importer: string, root: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier);
  if (specifier === "#site") return join(root, "site.config.ts");
  if (/^#(server|scripts|tests)\//.test(specifier)) return join(root, specifier.slice(1));
  if (specifier.startsWith("#")) return join(root, "src", specifier.slice(1));
  return undefined;
}

/**
 * @param entry a module
 * @param root the project's folder
 * @returns texts by file: the module, and every file of the project that it imports in any number of steps;
 *   packages are not among them, their versions stand in package-lock.json
 * @throws Error of the file system when an imported file is not there
 */
export function sourcesOf(entry: string, root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, specifier = ""] of text.matchAll(importOf)) {
      const imported = resolve(specifier, file, root);
      if (imported !== undefined) waiting.push(imported);
    }
  }
  return found;
}
