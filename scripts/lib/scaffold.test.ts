import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { root } from "./paths.ts";
import {
  collectionsFile,
  contentGuide,
  mapFile,
  newArticle,
  newLive,
  newPage,
} from "./scaffold.ts";

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
  for (const file of [collectionsFile, mapFile, contentGuide]) cpSync(join(root, file), at(file));
});

describe("newLive", () => {
  it("makes a component with its test and words, and adds to two lists", () => {
    const files = newLive(at(), "wait-list");
    expect([...files.keys()]).toEqual([
      "src/live/wait-list/WaitList.tsx",
      "src/live/wait-list/WaitList.test.tsx",
      "src/live/wait-list/schema.ts",
      "content/wait-list.yaml",
      collectionsFile,
      contentGuide,
    ]);
    expect(files.get(collectionsFile)).toContain('  waitList: at("wait-list", waitList),');
    expect(files.get(contentGuide)).toContain("| `content/wait-list.yaml` |");
  });

  it("rejects an invalid name, a part that exists, and a kind that is taken", () => {
    expect(() => newLive(at(), "Wait list")).toThrow("is no name for a live part");
    expect(() => newLive(at(), "forms")).toThrow("exists already");
    expect(() => newLive(at(), "plans")).toThrow('has the kind "plans" already');
  });
});

describe("newPage", () => {
  const linesOf = (text: string | undefined) => (text ?? "").split("\n");
  const real = (file: string) => linesOf(readFileSync(join(root, file), "utf8"));

  it("makes the route, its content, schema, section and test, and adds to two lists", () => {
    const files = newPage(at(), "/orchards/of-plums/");
    expect([...files.keys()]).toEqual([
      "src/pages/orchards/of-plums.astro",
      "content/pages/orchards/of-plums.yaml",
      "src/sections/orchards/of-plums/schema.ts",
      "src/sections/orchards/of-plums/OrchardsOfPlumsHero.tsx",
      "src/sections/orchards/of-plums/OrchardsOfPlumsHero.test.tsx",
      collectionsFile,
      mapFile,
    ]);
    expect(files.get("content/pages/orchards/of-plums.yaml")).toContain(
      'title: "Orchards of plums | {product}"',
    );
    const added = (file: string) => {
      const before = real(file);
      return linesOf(files.get(file)).filter((line) => !before.includes(line));
    };
    expect(added(collectionsFile)).toEqual([
      `import { orchardsOfPlumsPage } from "#sections/orchards/of-plums/schema.ts";`,
      '  orchardsOfPlums: at("pages/orchards/of-plums", orchardsOfPlumsPage),',
    ]);
    expect(added(mapFile)).toEqual([expect.stringMatching(/^\| \/orchards\/of-plums\/ \|/)]);
    const map = linesOf(files.get(mapFile));
    expect(map[map.findIndex((line) => line.startsWith("| /orchards/")) - 1]).toMatch(/^\| \//);
  });

  it.each(["plums", "pears", "quinces"])("refuses %s, which exists", (path) => {
    expect(() => newPage(at(), path)).toThrow("exists already");
  });

  it.each(["home", "navigation", "error-view"])("refuses %s, whose kind is taken", (path) => {
    expect(() => newPage(at(), path)).toThrow("already; choose something that makes another name");
  });

  it.each(["Pricing", "pricing plans", "../pricing", "a/../b", "/", "[id]", "a-", "index"])(
    "refuses %j",
    (typed) => {
      expect(() => newPage(at(), typed)).toThrow(
        `"${typed}" is no path for a page; use lower-case letters`,
      );
    },
  );
});

describe("newArticle", () => {
  it("makes one file with its date", async () => {
    const files = await newArticle(at(), "What is churn?", "Mar 7, 2023");
    expect([...files.keys()]).toEqual(["content/blog/what-is-churn.md"]);
    expect([...files.values()][0]).toContain('date: "Mar 7, 2023"');
  });

  it.each([
    ["What is dunning", "content/blog/what-is-dunning.md exists already; choose another name"],
    ["Topics", "“topics” is taken by a page of the blog; choose another"],
    ["Dunning 🌱", "holds “🌱”, which the site’s fonts do not have; use other characters"],
    ["What {prodcut} does", "holds {prodcut}, which is not defined"],
  ])("rejects %s", async (title, sentence) => {
    await expect(newArticle(at(), title)).rejects.toThrow(sentence);
  });
});
