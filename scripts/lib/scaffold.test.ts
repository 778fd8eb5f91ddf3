import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "./paths.ts";
import {
  carryOut,
  collectionsFile,
  mapFile,
  pageName,
  type Plan,
  planArticle,
  planLive,
  planPage,
  type Project,
} from "./scaffold.ts";

const real = (path: string) => readFileSync(join(root, path), "utf8");

/** The project with its real lists and, beyond these, the given files. */
const project = (files: Readonly<Record<string, string>> = {}): Project => ({
  exists: (path) => path in files,
  read: (path) => files[path] ?? real(path),
});

const text = (plan: Plan, path: string): string =>
  plan.added.get(path) ?? plan.changed.get(path) ?? "";

describe("planLive", () => {
  it("makes a component and its test in a new folder", () => {
    expect([...planLive("wait-list", project()).added.keys()]).toEqual([
      "src/live/wait-list/WaitList.tsx",
      "src/live/wait-list/WaitList.test.tsx",
    ]);
  });

  it("rejects an invalid name, and a part that exists", () => {
    expect(() => planLive("Wait list", project())).toThrow("is no name for a live part");
    expect(() => planLive("forms", project({ "src/live/forms": "" }))).toThrow("exists already");
  });
});

describe("planPage", () => {
  const path = "orchards/of-plums";
  const plan = planPage(path, project());

  it("makes the route, its content, schema, section and test", () => {
    expect([...plan.added.keys()]).toEqual([
      "src/pages/orchards/of-plums.astro",
      "content/pages/orchards/of-plums.yaml",
      "src/sections/orchards/of-plums/schema.ts",
      "src/sections/orchards/of-plums/OrchardsOfPlumsHero.tsx",
      "src/sections/orchards/of-plums/OrchardsOfPlumsHero.test.tsx",
    ]);
    expect(text(plan, `src/pages/${path}.astro`)).toContain('await words("orchardsOfPlums")');
  });

  it("adds two lines to the content model and changes no other", () => {
    const before = real(collectionsFile).split("\n");
    const after = text(plan, collectionsFile).split("\n");
    expect(after.filter((line) => !before.includes(line))).toEqual([
      `import { orchardsOfPlumsPage } from "#sections/orchards/of-plums/schema.ts";`,
      '  orchardsOfPlums: at("pages/orchards/of-plums", orchardsOfPlumsPage),',
    ]);
    expect(after).toHaveLength(before.length + 2);
  });

  it("adds a row to the page map, within its table", () => {
    const lines = text(plan, mapFile).split("\n");
    const at = lines.findIndex((line) => line.startsWith("| /orchards/of-plums/ |"));
    expect(lines[at - 1]).toMatch(/^\| \//);
    expect(lines).toHaveLength(real(mapFile).split("\n").length + 1);
  });

  it.each(["src/pages/plums.astro", "src/pages/plums/index.astro", "content/pages/plums.yaml"])(
    "refuses where %s exists",
    (file) => {
      expect(() => planPage("plums", project({ [file]: "" }))).toThrow(`${file} exists already`);
    },
  );

  it.each(["home", "navigation", "error-view"])("refuses %s, whose kind is taken", (name) => {
    expect(() => planPage(name, project())).toThrow(
      "already; choose a path that makes another name",
    );
  });
});

describe("carryOut", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "scaffold-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const asIs = (_: string, words: string) => Promise.resolve(words);

  it("writes formatted texts into new folders", async () => {
    const plan = { added: new Map([["a/b/c.txt", "words"]]), changed: new Map() };
    const written = await carryOut(plan, folder, (path, words) =>
      Promise.resolve(`${path}: ${words}`),
    );
    expect(written).toEqual(["a/b/c.txt"]);
    expect(readFileSync(join(folder, "a/b/c.txt"), "utf8")).toBe("a/b/c.txt: words");
  });

  it("never replaces a file that was created after the plan", async () => {
    await carryOut({ added: new Map([["c.txt", "first"]]), changed: new Map() }, folder, asIs);
    writeFileSync(join(folder, "c.txt"), "mine");
    const again = carryOut(
      { added: new Map([["c.txt", "second"]]), changed: new Map() },
      folder,
      asIs,
    );
    await expect(again).rejects.toThrow("EEXIST");
    expect(readFileSync(join(folder, "c.txt"), "utf8")).toBe("mine");
  });
});

describe("pageName", () => {
  it.each(["pricing", "/pricing", "pricing/", "/pricing/"])("%s", (typed) => {
    expect(pageName(typed)).toEqual({
      path: "pricing",
      title: "Pricing",
      fullTitle: "Pricing",
      kind: "pricing",
      component: "Pricing",
    });
  });

  it("names a nested page by both parts", () => {
    expect(pageName("solutions/for-startups")).toEqual({
      path: "solutions/for-startups",
      title: "For startups",
      fullTitle: "For startups, solutions",
      kind: "solutionsForStartups",
      component: "SolutionsForStartups",
    });
  });
  it.each(["Pricing", "pricing plans", "../pricing", "a/../b", "/", "[id]", "a-", "index"])(
    "refuses %j",
    (typed) => {
      expect(() => pageName(typed)).toThrow(
        `"${typed}" is no path for a page; use lower-case letters`,
      );
    },
  );
});

const library = (files: Readonly<Record<string, string>> = {}) => ({
  exists: (path: string) => path in files,
  read: (path: string) => files[path] ?? "",
  articles: Object.keys(files),
});

describe("planArticle", () => {
  it("writes one file and changes none", () => {
    const { added, changed } = planArticle("What is dunning?", library(), "Mar 7, 2023");
    expect([...added.keys()]).toEqual(["content/blog/what-is-dunning.md"]);
    expect(changed.size).toBe(0);
    expect(added.get("content/blog/what-is-dunning.md")).toContain('date: "Mar 7, 2023"');
  });

  it("rejects a title whose file exists", () => {
    const file = "content/blog/what-is-dunning.md";
    expect(() => planArticle("What is dunning", library({ [file]: "" }))).toThrow(
      `${file} exists already; choose another name, or edit that file.`,
    );
  });

  it("rejects a title whose address is taken", () => {
    const file = "content/blog/dunning.md";
    const text = '---\ntitle: "Dunning"\nhref: "/blog/what-is-dunning/"\n---\n';
    expect(() => planArticle("What is dunning?", library({ [file]: text }))).toThrow(
      `${file} has the address /blog/what-is-dunning/ already; choose another title.`,
    );
  });

  it.each([
    ["Topics", "“topics” is taken by a page of the blog; choose another"],
    ["Dunning 🌱", "holds “🌱”, which the site’s fonts do not have; use other characters"],
    ["What {prodcut} does", "holds {prodcut}, which is not defined"],
  ])("rejects %s with the content check's message", (title, sentence) => {
    expect(() => planArticle(title, library())).toThrow(sentence);
  });
});
