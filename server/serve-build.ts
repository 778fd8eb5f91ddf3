/**
 * Serves a build from a private copy. Another build may replace the folder at any moment, and its files may change:
 * answers stay whole, and switch to the new build once all of it is copied.
 */
import { constants, statSync } from "node:fs";
import { cp, lstat, realpath, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { createApp } from "./app.ts";

async function copyApp(dist: string, to: string): Promise<RequestListener> {
  await rm(to, { recursive: true, force: true });
  await cp(await realpath(dist), to, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    // Symbolic links may lead anywhere.
    filter: async (path) => !(await lstat(path)).isSymbolicLink(),
  });
  return createApp(to);
}

/**
 * @param dist the folder of the built site
 * @param stamp a file that a build puts in place last
 * @param scratch a folder only for this process, for the copies
 * @param log receives a sentence when the build was replaced
 * @returns a listener for `http.createServer`
 * @throws Error when there is no build
 */
export async function serveBuild(
  dist: string,
  stamp: string,
  scratch: string,
  log: (sentence: string) => void,
): Promise<RequestListener> {
  /** Called on each request; it takes microseconds. */
  const currentVersion = () => {
    const found = statSync(stamp, { throwIfNoEntry: false });
    return found && [found.ino, found.mtimeMs, found.size].join(" ");
  };
  const copyAt = (index: number) => join(scratch, String(index));
  let version = currentVersion();
  let app = await copyApp(dist, copyAt(0));
  let count = 0;
  let isCopying = false;

  async function follow(next: string): Promise<void> {
    try {
      const newer = await copyApp(dist, copyAt(count + 1));
      // If it was replaced again meanwhile, the next request copies again.
      if (currentVersion() !== next) return;
      [app, version] = [newer, next];
      count++;
      // Open answers may still read the copy before this one.
      await rm(copyAt(count - 2), { recursive: true, force: true });
      log("The build was replaced; the new one is served.");
    } catch (error) {
      version = next;
      log(`The new build cannot be served, so the previous one still is: ${String(error)}`);
    }
  }

  return (req, res) => {
    const now = currentVersion();
    if (now !== undefined && now !== version && !isCopying) {
      isCopying = true;
      void follow(now).finally(() => (isCopying = false));
    }
    app(req, res);
  };
}
