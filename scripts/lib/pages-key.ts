/**
 * Tells whether the pages' types can have changed, since checking them takes half as long as all other fast checks.
 * Type errors in a page come from its text, or from the components and words that it uses.
 */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { importsOf } from "#build/cache-key.ts";

/** What all pages depend on: packages, type settings, and the kinds of content. */
const shared = ["package-lock.json", "tsconfig.json", "tsconfig.astro.json", "site.config.ts"];

/** @returns one hash of all pages, of the files that they name, and of what they all depend on */
export function pagesKey(root: string): string {
  const own = globSync(["src/**/*.astro", "src/content.config.ts"], { cwd: root });
  const files = new Set([...own, ...shared].map((name) => join(root, name)));
  for (const file of own.map((name) => join(root, name)))
    for (const named of importsOf(file, readFileSync(file, "utf8"), root)) files.add(named);
  const hash = createHash("sha256");
  for (const file of [...files].filter((each) => existsSync(each)).toSorted())
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}
