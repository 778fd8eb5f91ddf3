import { mkdirSync, symlinkSync } from "node:fs";
import { expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { unreadableFiles } from "./folders.ts";

const { at, write } = useFolder();

it("names links that lead nowhere and folders named like files, and nothing else", () => {
  for (const folder of ["images/v1.2", "notes.md"])
    mkdirSync(at("content/blog", folder), { recursive: true });
  write("content/plans.yaml");
  symlinkSync("plans.yaml", at("content/good.yaml"));
  symlinkSync("../gone.yaml", at("content/dangling.yaml"));
  expect(unreadableFiles(at()).sort()).toEqual([
    "content/blog/notes.md: is a folder with the name of a file; put its text into a file of that name, or rename the folder.",
    "content/dangling.yaml: is a link to a file that is not there (../gone.yaml); put the file itself in its place.",
  ]);
});
