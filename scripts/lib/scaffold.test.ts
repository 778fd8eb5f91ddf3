import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { root } from "./paths.ts";
import { kindLists, contentGuide, mapFile, newArticle, newLive, newPage } from "./scaffold.ts";

/** A project with the real lists and a few other files. */
const { at, write } = useFolder();
const existing = [
  "src/live/forms/Form.tsx",
  "src/pages/plums.astro",
  "src/pages/pears/index.astro",
  "content/pages/quinces.yaml",
  "content/blog/what-is-dunning.md",
];
beforeEach(() => {
  for (const file of existing) write(file);
  for (const file of [...Object.values(kindLists), mapFile, contentGuide])
    cpSync(join(root, file), at(file));
});

describe("newLive", () => {
  it("rejects an invalid name, a part that exists, and a kind that is taken", () => {
    expect(() => newLive(at(), "Wait list")).toThrow("is not a valid name for a live part");
    expect(() => newLive(at(), "forms")).toThrow("exists already");
    expect(() => newLive(at(), "plans")).toThrow('has the kind "plans" already');
  });
});

describe("newPage", () => {
  it.each(["plums", "pears", "quinces"])("refuses %s, which exists", (path) => {
    expect(() => newPage(at(), path)).toThrow("exists already");
  });

  it.each(["Pricing", "../pricing", "/", "[id]", "index"])("refuses %j", (typed) => {
    expect(() => newPage(at(), typed)).toThrow(
      `"${typed}" is not a valid path for a page; use lower-case letters`,
    );
  });
});

describe("newArticle", () => {
  it.each([
    ["What is dunning", "content/blog/what-is-dunning.md exists already; choose another name"],
    ["Topics", "“topics” is taken by a page of the blog; choose another"],
    ["Dunning 🌱", "holds “🌱”, which the site’s fonts do not have; use other characters"],
    [
      "A very long title ".repeat(7),
      'field "title" has 125 characters; shorten it to at most 110.',
    ],
    ["What {prodcut} does", "holds {prodcut}, which is not defined"],
  ])("rejects %s", async (title, sentence) => {
    await expect(newArticle(at(), title)).rejects.toThrow(sentence);
  });
});
