/** Temporary folders for tests that write files. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/**
 * A new folder for each test of the file or `describe`.
 *
 * @returns `at` for the path of the folder or of something in it, and `write` for a file, with the folders around it
 */
export function useFolder() {
  let folder = "";
  const at = (...names: readonly string[]) => join(folder, ...names);
  const write = (name: string, content: string | Uint8Array = "") => {
    mkdirSync(dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  };
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "test-")));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return { at, write };
}
