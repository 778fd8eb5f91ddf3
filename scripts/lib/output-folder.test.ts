import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkOutput } from "./output-folder.ts";
import { outputAt } from "./paths.ts";

let folder: string;
const check = (path: string) => checkOutput(outputAt(join(folder, path)));

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "output-")));
  for (const name of ["empty", "photos", "built", "built.build"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "photos/one.jpg"), "");
  writeFileSync(join(folder, "built/index.html"), "");
  writeFileSync(join(folder, "built.build/stamp.json"), "{}");
  writeFileSync(join(folder, "file"), "");
  symlinkSync(join(folder, "photos"), join(folder, "link"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it.each(["new", "deep/er", "empty", "built"])("builds into %s", (path) => {
  expect(() => check(path)).not.toThrow();
});

it.each(["", "photos", "link", "file"])("refuses “%s”, which would be deleted", (path) => {
  expect(() => check(path)).toThrow("holds files that no build has made");
});

it("checks for write permission in the nearest existing folder", () => {
  const refuse = (path: unknown) => {
    throw new Error(`EROFS: read-only file system, access '${String(path)}'`);
  };
  expect(() => checkOutput(outputAt(join(folder, "deep/er/dist")), refuse)).toThrow(
    `EROFS: read-only file system, access '${folder}'`,
  );
});
