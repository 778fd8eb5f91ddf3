import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, it } from "vitest";
import { sourcesOf } from "./sources.ts";

const root = process.cwd();
const filesOf = (entry: string) =>
  [...sourcesOf(`${root}/${entry}`, root).keys()].map((file) => relative(root, file)).toSorted();

it("follows imports in any number of steps, by either kind of path", () => {
  const files = filesOf("src/cards/draw.ts");
  expect(files).toContain("src/cards/title.ts");
  expect(files).toContain("src/cards/font.ts");
  expect(files).toContain("src/illustrations/cover/composition.ts");
});

it("leaves packages and all other files out", () => {
  const files = filesOf("src/cards/draw.ts");
  expect(files.every((file) => globSync(file).length === 1)).toBe(true);
  expect(files).not.toContain("src/cards/draw.test.ts");
  expect(files.filter((file) => file.includes("node_modules"))).toEqual([]);
});

it("gives their texts", () => {
  const file = `${root}/src/lib/pauses.ts`;
  expect(sourcesOf(file, root)).toEqual(new Map([[file, readFileSync(file, "utf8")]]));
});

it("says which file is missing", () => {
  expect(() => sourcesOf(`${root}/src/none.ts`, root)).toThrow("none.ts");
});
