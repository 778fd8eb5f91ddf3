/** The project's lint rules work; CONTRIBUTING.md lists them. */
import { ESLint } from "eslint";
import { join } from "node:path";
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
