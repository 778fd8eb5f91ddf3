/** Reads and writes files whole: a reader sees the former file or the new one, never half of one. */
import { createHash, randomBytes } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export const hashOf = (bytes: Uint8Array | string) =>
  createHash("sha256").update(bytes).digest("hex");

/** @returns the file's text and what it is known by; undefined where there is no file */
export async function readWhole(
  file: string,
): Promise<{ readonly source: string; readonly hash: string } | undefined> {
  try {
    const bytes = await readFile(file);
    return { source: bytes.toString("utf8"), hash: hashOf(bytes) };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes beside the file and then puts it in its place. Rejects with the file system's error. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  // A name that neither the site nor git takes for content.
  const beside = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString("hex")}.tmp`);
  try {
    await writeFile(beside, content, { flag: "wx" });
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
