/** Where a build may write: it replaces the folder, so nothing else may be in it. */
import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Refusal } from "./cli.ts";
import { type Output, stampOf } from "./paths.ts";

/** The path, or the nearest folder above it that exists. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

/**
 * @param output where to build
 * @param access checks for write permission: creating folders in a read-only one fails as if something were missing
 * @throws Refusal when the folder holds anything that no build has made
 * @throws Error when nothing can be written there
 */
export function checkOutput(output: Output, access = accessSync): void {
  const { dist } = output;
  access(existing(dirname(dist)), constants.W_OK);
  if (!existsSync(dist) || existsSync(stampOf(output))) return;
  if (statSync(dist).isDirectory() && readdirSync(dist).length === 0) return;
  throw new Refusal(
    `--out ${dist} holds files that no build has made, and a build replaces all of it. Name a folder that is new or empty.`,
  );
}
