/** Values computed in a build, kept in `.cache/` for the next one while their inputs stay the same. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";

const importOf = /\b(?:from|import)\s+"([^"]+)"/g;

/** `#name/…` is a folder of src/, except those that package.json maps. */
function resolve(specifier: string, importer: string, root: string): string | undefined {
  if (specifier.startsWith(".")) return join(dirname(importer), specifier);
  if (specifier === "#site") return join(root, "site.config.ts");
  if (/^#(server|scripts|tests)\//.test(specifier)) return join(root, specifier.slice(1));
  return specifier.startsWith("#") ? join(root, "src", specifier.slice(1)) : undefined;
}

/** @param file a file of the project @returns the files that it imports; packages are left out */
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
    hash.update(`${String(text.length)}:${text}`);
  return hash.digest("hex");
}

function read(file: string): { readonly key?: unknown; readonly value?: unknown } {
  try {
    return Object(JSON.parse(readFileSync(file, "utf8"))) as object;
  } catch {
    // Missing or broken: make it again.
    return {};
  }
}

/**
 * @param name of the cache file
 * @param key the key of the inputs, from `keyOf`
 * @param make makes the value; cached if JSON preserves it
 * @param folder of the cache
 * @returns the last build's value under this key, or a new one from `make`, which is cached
 * @throws what `make` throws
 */
export function cached<T>(
  name: string,
  key: string,
  make: () => T,
  folder = join(process.cwd(), ".cache/values"),
): T {
  const file = join(folder, `${name}.json`);
  const known = read(file);
  if (known.key === key) return known.value as T;
  const value = make();
  const text = JSON.stringify({ key, value });
  if (!isDeepStrictEqual(JSON.parse(text), { key, value })) return value;
  // Rename the finished file, since two builds may run at once.
  const aside = `${file}.${String(process.pid)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(aside, text);
  renameSync(aside, file);
  return value;
}
