/** One build at a time: two would write the same caches and the same folders. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./cli.ts";
import { cacheDir } from "./paths.ts";

const lockFile = join(cacheDir, "build.lock");

/** Whether a process with this number runs; one that belongs to another user counts too. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** @returns whether this process has the lock now */
function take(file: string, folder: string): boolean {
  const holder = JSON.stringify({ pid: process.pid, folder, since: new Date().toISOString() });
  try {
    writeFileSync(file, holder, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** @returns undefined when the file is gone, or was left by a process that ended in the middle of writing it */
function holderOf(file: string): { pid: number; folder: string; since: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { pid: number; folder: string; since: string };
  } catch {
    return undefined;
  }
}

/**
 * Does some work while no other process of this project builds. The lock of a process that is gone is taken over.
 *
 * @param folder what is built, for the sentence that another process gets
 * @throws Refusal that says which process holds the lock
 */
export async function locked<T>(
  folder: string,
  work: () => Promise<T>,
  file = lockFile,
): Promise<T> {
  mkdirSync(join(file, ".."), { recursive: true });
  if (!take(file, folder)) {
    const holder = holderOf(file);
    if (holder !== undefined && isRunning(holder.pid))
      throw new Refusal(
        `Process ${String(holder.pid)} has been building ${holder.folder} since ${holder.since}; wait for it, or stop it.`,
      );
    rmSync(file, { force: true });
    if (!take(file, folder)) throw new Refusal("Another build began just now; wait for it.");
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
