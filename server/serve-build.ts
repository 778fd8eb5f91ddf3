/**
 * Serves a build from a private copy of it. Another build may replace the folder at any moment, and files in it may
 * change: answers stay whole, and go over to the new build once all of it is copied.
 */
import { constants, statSync } from "node:fs";
import { cp, lstat, readFile, realpath, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createApp } from "./app.ts";
import { readTable } from "./http-table.ts";

export interface ServedBuild {
  /** The folder of the built site. */
  readonly dist: string;
  /** Its table of HTTP answers, which a build puts in place last. */
  readonly table: string;
}

/** Symbolic links are left out: they may lead anywhere. */
const isOwn = async (path: string): Promise<boolean> => !(await lstat(path)).isSymbolicLink();

/** @throws Error that names the table when it is damaged */
async function copyApp({ dist, table }: ServedBuild, to: string): Promise<RequestListener> {
  const json = await readFile(table, "utf8");
  let http;
  try {
    http = readTable(json);
  } catch (error) {
    throw new Error(`${table} is damaged: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
  await rm(to, { recursive: true, force: true });
  await cp(await realpath(dist), to, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    filter: isOwn,
  });
  return createApp({ dist: to, http });
}

/** Asked at each request, for some microseconds. */
function versionOf({ table }: ServedBuild): string | undefined {
  const found = statSync(table, { throwIfNoEntry: false });
  return found && [found.ino, found.mtimeMs, found.size].join(" ");
}

/**
 * @param scratch a folder of this process alone, for the copies
 * @param tell takes a sentence for the log
 * @returns a listener for `http.createServer`
 * @throws Error when there is no build, or it is damaged
 */
export async function serveBuild(
  build: ServedBuild,
  scratch: string,
  tell: (sentence: string) => void,
): Promise<RequestListener> {
  let count = 0;
  const copyAt = (index: number) => join(scratch, String(index));
  let version = versionOf(build);
  let app = await copyApp(build, copyAt(count));
  let isCopying = false;

  async function follow(next: string): Promise<void> {
    isCopying = true;
    try {
      const newer = await copyApp(build, copyAt(count + 1));
      // Replaced once more meanwhile: the next request copies again.
      if (versionOf(build) !== next) return;
      app = newer;
      version = next;
      count += 1;
      // Open answers may still read the copy before this one.
      await rm(copyAt(count - 2), { recursive: true, force: true });
      tell("The build was replaced: answering from the new one.");
    } catch (error) {
      version = next;
      const reason = error instanceof Error ? error.message : String(error);
      tell(`The new build cannot be served, so the one before it is: ${reason}`);
    } finally {
      isCopying = false;
    }
  }

  return (req, res) => {
    const now = versionOf(build);
    if (now !== undefined && now !== version && !isCopying) void follow(now);
    app(req, res);
  };
}
