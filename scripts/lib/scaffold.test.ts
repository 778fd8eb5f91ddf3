import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "./paths.ts";
import {
  carryOut,
  kitFile,
  collectionsFile,
  mapFile,
  type Plan,
  planComponent,
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

describe("planComponent", () => {
  it("makes a primitive with its test and its entry in the kit", () => {
    const plan = planComponent("PlanCard", project());
    expect([...plan.added.keys()]).toEqual(["src/ui/PlanCard.tsx", "src/ui/PlanCard.test.tsx"]);
    const kit = text(plan, kitFile);
    expect(kit).toContain('import { PlanCard } from "#ui/PlanCard.tsx";\n\nexport interface');
    expect(kit).toMatch(/name: "PlanCard",[^]*\n {2}\/\/ New primitives:/);
    expect(text(plan, "src/ui/PlanCard.tsx")).toContain("export function PlanCard(");
    expect(text(plan, "src/ui/PlanCard.tsx")).toContain('from "./cx.ts"');
  });

  it("makes a part of a section without an entry in the kit", () => {
    const plan = planComponent("sections/pricing/PlanCard", project());
    const path = "src/sections/pricing/PlanCard";
    expect([...plan.added.keys()]).toEqual([`${path}.tsx`, `${path}.test.tsx`]);
    expect(plan.changed.size).toBe(0);
    expect(text(plan, `${path}.tsx`)).toContain('from "#ui/cx.ts"');
  });

  it.each(["src/ui/Card.tsx", "src/ui/Card.test.tsx"])("refuses where %s exists", (path) => {
    expect(() => planComponent("Card", project({ [path]: "" }))).toThrow(
      `${path} exists already; choose another name, or edit that file.`,
    );
  });
});

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
