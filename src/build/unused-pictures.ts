/**
 * After the build: removes article pictures that no built file names, such as discarded ones and those in drafts, which
 * must not be published.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterBuild } from "./after-build.ts";

const picture = /\.(?:png|jpe?g|webp|avif|svg)$/i;
/** Files that name others. */
const naming = /\.(?:html|css|js|json|xml|md|txt)$/;

/**
 * @param dist the built site; its folder _astro has the pictures
 * @returns the names of the removed pictures
 */
export function dropUnusedPictures(dist: string): string[] {
  const made = join(dist, "_astro");
  const unused = new Set(readdirSync(made).filter((name) => picture.test(name)));
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (unused.size === 0) break;
    if (!entry.isFile() || !naming.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
    for (const name of unused) if (text.includes(name)) unused.delete(name);
  }
  for (const name of unused) rmSync(join(made, name));
  return [...unused];
}

export const unusedPictures = () =>
  afterBuild("unused-pictures", (dist) => void dropUnusedPictures(dist));
