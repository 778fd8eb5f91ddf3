import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkOutput } from "./output-folder.ts";
import { outputAt } from "./paths.ts";

let folder: string;
const project = () => join(folder, "project");
const check = (path: string) => {
  checkOutput(outputAt(join(folder, path)), project());
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "output-")));
  for (const name of [
    "project/content/blog",
    "project/build",
    "empty",
    "photos",
    "built",
    "built.build",
  ])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, "photos/one.jpg"), "");
  writeFileSync(join(folder, "built/index.html"), "");
  writeFileSync(join(folder, "built.build/stamp.json"), "{}");
  writeFileSync(join(folder, "file"), "");
  symlinkSync(join(folder, "project/content"), join(folder, "link"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  "new",
  "deep/er",
  "empty",
  "built",
  "project/dist",
  "project/build/42",
  "project/public-preview",
])("builds into %s", (path) => {
  expect(() => {
    check(path);
  }).not.toThrow();
});

it.each([
  ["project", "holds sources"],
  ["", "holds sources"],
  ["project/content", "holds sources"],
  ["project/content/new", "holds sources"],
  ["project/build", "holds sources"],
  ["link", "holds sources"],
  ["link/new", "holds sources"],
  ["photos", "is not empty and was not made by an earlier build"],
  ["file", "is a file"],
])("refuses %s, which would be deleted: %s", (path, why) => {
  expect(() => {
    check(path);
  }).toThrow(why);
});

it("checks for write permission in the nearest existing folder", () => {
  const refuse = (path: unknown) => {
    throw new Error(`EROFS: read-only file system, access '${String(path)}'`);
  };
  expect(() => {
    checkOutput(outputAt(join(folder, "deep/er/dist")), project(), refuse);
  }).toThrow(`EROFS: read-only file system, access '${folder}'`);
});
