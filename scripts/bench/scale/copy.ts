/** A copy of the project, aside, in which articles can be replaced. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { articleFolder } from "#content/articles/picture-file.ts";
import { Refusal } from "../../lib/cli.ts";
import { root } from "../../lib/paths.ts";
import { generatedArticle } from "./articles.ts";

/** What git knows of, and what it would take: no build, no cache. */
function projectFiles(): string[] {
  try {
    const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    return execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  } catch (error) {
    throw new Refusal("The copy is made of what git lists; run this in the project's repository.", {
      cause: error,
    });
  }
}

/** @returns the copy's folder: all but the articles, with the project's own packages */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "scale-"));
  for (const file of projectFiles()) {
    if (file.startsWith(`${articleFolder}/`) || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

/** Fills the copy with generated articles and removes what was built and kept before. */
export function fillWithArticles(copy: string, count: number): void {
  for (const made of [articleFolder, "dist", ".cache", ".astro"]) {
    rmSync(join(copy, made), { recursive: true, force: true });
  }
  mkdirSync(join(copy, articleFolder), { recursive: true });
  for (let n = 0; n < count; n++) {
    const { name, text } = generatedArticle(n, count);
    writeFileSync(join(copy, articleFolder, name), text);
  }
}
