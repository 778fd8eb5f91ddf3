import { globSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { keyOf, sourcesOf } from "./cache-key.ts";

it("has a key that distinguishes code and parts", () => {
  const keys = [
    keyOf(["src/build/cache-key.ts"]),
    keyOf(["src/build/breadcrumbs.ts"]),
    keyOf(["src/build/cache-key.ts"], "a"),
    keyOf(["src/build/cache-key.ts"], "a", "b"),
    keyOf(["src/build/cache-key.ts"], "ab"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(["src/build/cache-key.ts"], "a")).toBe(keys[2]);
});

it("follows imports transitively, by either kind of path, but not into packages", () => {
  const root = process.cwd();
  const files = [...sourcesOf(join(root, "src/cards/draw.ts"), root).keys()].map((file) =>
    relative(root, file),
  );
  expect(files).toEqual(
    expect.arrayContaining(["src/cards/Card.tsx", "src/illustrations/cover/motif.ts"]),
  );
  expect(files.every((file) => globSync(file).length === 1)).toBe(true);
  expect(files.filter((file) => /node_modules|\.test\./.test(file))).toEqual([]);
  expect(() => sourcesOf(join(root, "src/none.ts"), root)).toThrow("none.ts");
});
