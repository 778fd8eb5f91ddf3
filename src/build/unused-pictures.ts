/**
 * After the build: pictures of articles that no built file names are taken out again. A writer who tries a picture and
 * drops it, or keeps it for a draft, has not published it.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

const picture = /\.(?:png|jpe?g|webp|avif|svg)$/i;
/** Files that name others. */
const naming = /\.(?:html|css|js|json|xml|md|txt)$/;

/**
 * @param dist the built site; pictures that a build made lie in its folder _astro
 * @returns the names of those that were taken out
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

export function unusedPictures(): AstroIntegration {
  return {
    name: "unused-pictures",
    hooks: {
      "astro:build:done": ({ dir }) => {
        dropUnusedPictures(fileURLToPath(dir));
      },
    },
  };
}
