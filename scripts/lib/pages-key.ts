/**
 * Tells whether the pages' types can have changed, since checking them takes half as long as all other fast checks.
 * Type errors in a page come from its text, or from the components and words that it uses.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { filesBelow } from "./paths.ts";

/** What all pages depend on: packages, type settings, and the kinds of content. */
const shared = ["package-lock.json", "tsconfig.json", "tsconfig.astro.json", "site.config.ts"];
const contentModel = "src/content.config.ts";

/** @returns the files of the project that a text imports, as absolute paths; packages are left out */
function importsOf(root: string, path: string, text: string): string[] {
  return [...text.matchAll(/\b(?:from|import) "([#.][^"]*)"/g)].map(([, name = ""]) => {
    if (name.startsWith(".")) return join(dirname(path), name);
    if (name === "#site") return join(root, "site.config.ts");
    const isOutside = /^#(?:server|scripts|tests)\//.test(name);
    return join(root, isOutside ? "" : "src", name.slice(1));
  });
}

/** @returns one hash of all pages, of the files that they name, and of what they all depend on */
export async function pagesKey(root: string): Promise<string> {
  const sources = await filesBelow(join(root, "src"));
  const pages = sources.filter((path) => path.endsWith(".astro"));
  const own = [...pages, join(root, contentModel)].filter((path) => existsSync(path));
  const named = await Promise.all(
    own.map(async (path) => importsOf(root, path, await readFile(path, "utf8"))),
  );
  const all = new Set([...own, ...named.flat(), ...shared.map((name) => join(root, name))]);
  const hash = createHash("sha256");
  for (const path of [...all].filter((each) => existsSync(each)).toSorted())
    hash.update(`${relative(root, path)}\0`).update(await readFile(path));
  return hash.digest("hex");
}
