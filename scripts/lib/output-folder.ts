/** Where a build may write: it replaces the folder, so nothing else may be in it. */
import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { Refusal } from "./cli.ts";
import { type Output, root, stampOf } from "./paths.ts";

/** Folders of the project that contain only build output. */
const forBuilds = ["dist", "build"];

/** The path with symbolic links followed as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** Whether a path is a folder of the project, lies in one, or holds the project. */
function isSource(path: string, project: string): boolean {
  const inside = relative(project, path);
  const [first = "", ...rest] = inside.split(sep);
  if (inside === "" || !relative(path, project).startsWith("..")) return true;
  if (first === ".." || first.includes(":")) return false;
  if (forBuilds.includes(first)) return first === "build" && rest.length === 0;
  return existsSync(join(project, first));
}

/** The path, or the nearest folder above it that exists. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

/**
 * @param output where to build
 * @param access checks for write permission: creating folders in a read-only one fails as if something were missing
 * @throws Refusal when the folder holds sources or anything that no build has made
 * @throws Error when nothing can be written there
 */
export function checkOutput(output: Output, project = root, access = accessSync): void {
  const refuse = (why: string): never => {
    throw new Refusal(
      `--out ${output.dist} ${why}; a build replaces all of it. Name a folder that is new or empty.`,
    );
  };
  const at = realPath(output.dist);
  if (at !== join(realPath(project), "dist") && isSource(at, realPath(project)))
    refuse("holds sources of this project, or lies among them");
  access(existing(dirname(at)), constants.W_OK);
  if (!existsSync(at) || existsSync(stampOf(output))) return;
  if (!statSync(at).isDirectory()) refuse("is a file");
  if (readdirSync(at).length > 0) refuse("is not empty and was not made by an earlier build");
}
