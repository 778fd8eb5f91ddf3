import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { unreadableFiles } from "./folders.ts";

it("names links that lead nowhere and folders named like files, and nothing else", () => {
  const root = mkdtempSync(join(tmpdir(), "odd-files-"));
  mkdirSync(join(root, "content/blog/images/v1.2"), { recursive: true });
  mkdirSync(join(root, "content/blog/notes.md"));
  writeFileSync(join(root, "content/plans.yaml"), "");
  symlinkSync("plans.yaml", join(root, "content/good.yaml"));
  symlinkSync("../gone.yaml", join(root, "content/dangling.yaml"));
  expect(unreadableFiles(root).sort()).toEqual([
    "content/blog/notes.md: is a folder with the name of a file; put its text into a file of that name, or rename the folder.",
    "content/dangling.yaml: is a link to a file that is not there (../gone.yaml); put the file itself in its place.",
  ]);
  rmSync(root, { recursive: true });
});
