/** The project's lint rules work, and no modules import each other in a circle; CONTRIBUTING.md lists the rules. */
import { dirname, join, normalize } from "node:path";
import { existsSync, globSync, readFileSync } from "node:fs";
import { ESLint } from "eslint";
import { expect, it } from "vitest";
import { root } from "#tests/support/dist.ts";

const eslint = new ESLint({ cwd: root });

/** The rules that a piece of source breaks at a path. */
async function broken(path: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(source, { filePath: join(root, path) });
  return (result?.messages ?? []).map(({ ruleId }) =>
    String(ruleId).replace("@typescript-eslint/", ""),
  );
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `export const a${i} = ${i};`).join("\n");

it.each([
  ["src/ui/X.tsx", 'import "#sections/home/Hero.tsx";', "no-restricted-imports"],
  ["src/ui/X.tsx", 'import "../sections/home/Hero.tsx";', "no-restricted-imports"],
  ["src/lib/x.ts", 'import "react";', "no-restricted-imports"],
  ["src/sections/x/X.tsx", 'import "#kit/Kit.tsx";', "no-restricted-imports"],
  ["src/ui/X.tsx", lines(201), "max-lines"],
  ["src/lib/x.ts", lines(351), "max-lines"],
  [
    "src/sections/x/X.tsx",
    "export const X = () => <b style={{ order: 1 }} />;",
    "no-restricted-syntax",
  ],
  ["src/lib/x.ts", "export const f = (x: any) => x;", "no-explicit-any"],
  ["src/lib/x.ts", "export const f = (x?: string) => x!;", "no-non-null-assertion"],
  ["src/lib/x.ts", 'console.log("x");', "no-console"],
])("at %s, %.40s breaks %s", async (path, source, rule) => {
  expect(await broken(path, `${source}\n`)).toContain(rule);
});

const roots: Readonly<Record<string, string>> = {
  "#server/": "server/",
  "#scripts/": "scripts/",
  "#tests/": "tests/",
  "#": "src/",
};

/** @returns the project's files that a file imports */
function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^;"]*?\sfrom\s+)?"([^"]+)";/gm,
  );
  return [...found].flatMap(([statement, name = ""]) => {
    // `import { type A, type B }` imports nothing either.
    const names = /\{([^}]*)\}/
      .exec(statement)?.[1]
      ?.split(",")
      .filter((each) => each.trim());
    if (names?.every((each) => each.trim().startsWith("type "))) return [];
    const prefix = Object.keys(roots).find((each) => name.startsWith(each));
    const path = name.startsWith(".")
      ? normalize(join(dirname(file), name))
      : prefix === undefined
        ? ""
        : `${roots[prefix] ?? ""}${name.slice(prefix.length)}`;
    return existsSync(path) ? [path] : [];
  });
}

/** @returns the cycles found by depth-first search, each as its files */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const finished = new Set<string>();
  const cycles = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) cycles.add([...way.slice(start), file].join(" → "));
    if (start >= 0 || finished.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
    finished.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return [...cycles];
}

it("has no cycle of imports", () => {
  const files = globSync("{src,server,scripts,editor}/**/*.{ts,tsx,mjs}");
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(2000);
  expect(cyclesIn(graph)).toEqual([]);
});
