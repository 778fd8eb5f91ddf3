/** Keys for what a build keeps in `.cache/`: they change with the code that makes it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const importOf = /\b(?:from|import)\s+"([^"]+)"/g;

/** `#name/…` is a folder of src/, except those that package.json maps. */
function resolve(specifier: string, importer: string, root: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier);
  if (specifier === "#site") return join(root, "site.config.ts");
  if (/^#(server|scripts|tests)\//.test(specifier)) return join(root, specifier.slice(1));
  return specifier.startsWith("#") ? join(root, "src", specifier.slice(1)) : undefined;
}

/**
 * @param file a file of the project
 * @returns the files that it imports; packages are left out
 */
export const importsOf = (file: string, text: string, root: string): string[] =>
  [...text.matchAll(importOf)].flatMap(([, name = ""]) => resolve(name, file, root) ?? []);

/**
 * @param entry a module
 * @param root the project's folder
 * @returns texts by file: the module, and every file of the project that it imports, directly or not. Packages are
 *   excluded: package-lock.json has their versions
 * @throws Error of the file system when an imported file is missing
 */
export function sourcesOf(entry: string, root: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    waiting.push(...importsOf(file, text, root));
  }
  return found;
}

/**
 * @param makers paths of the source files that make the value; their imports are included
 * @param parts the other inputs
 * @returns a key that changes whenever one of these does, or a package's version
 */
export function keyOf(makers: readonly string[], ...parts: readonly string[]): string {
  const root = process.cwd();
  const hash = createHash("sha256");
  const sources = makers.flatMap((file) => [...sourcesOf(join(root, file), root).values()]);
  for (const text of [...sources, readFileSync(join(root, "package-lock.json"), "utf8"), ...parts])
    hash.update(`${text.length}:${text}`);
  return hash.digest("hex");
}
