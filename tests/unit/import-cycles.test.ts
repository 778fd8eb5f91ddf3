/** No module imports itself through others. Type-only imports do not count, since they are gone at run time. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

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
