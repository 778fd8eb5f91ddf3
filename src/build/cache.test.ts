import { globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cached, keyOf, sourcesOf } from "./cache.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("makes a value once for a key, and again for another", () => {
  const make = vi.fn(() => ({ rows: [1, null, "x"] }));
  const first = cached("answer", "a", make, folder);
  expect(cached("answer", "a", make, folder)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
  cached("answer", "b", make, folder);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toEqual(["answer.json"]);
});

it.each(["", "{", "null", '{"key":', "[]"])("makes it again if the file contains %j", (broken) => {
  writeFileSync(join(folder, "answer.json"), broken);
  expect(cached("answer", "a", () => 1, folder)).toBe(1);
});

it("has a key that distinguishes code and parts", () => {
  const keys = [
    keyOf(["src/build/cache.ts"]),
    keyOf(["src/build/trail.ts"]),
    keyOf(["src/build/cache.ts"], "a"),
    keyOf(["src/build/cache.ts"], "a", "b"),
    keyOf(["src/build/cache.ts"], "ab"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(["src/build/cache.ts"], "a")).toBe(keys[2]);
});

it("follows imports transitively, by either kind of path, but not into packages", () => {
  const root = process.cwd();
  const files = [...sourcesOf(join(root, "src/cards/draw.ts"), root).keys()].map((file) =>
    relative(root, file),
  );
  expect(files).toEqual(
    expect.arrayContaining(["src/cards/Card.tsx", "src/illustrations/cover/composition.ts"]),
  );
  expect(files.every((file) => globSync(file).length === 1)).toBe(true);
  expect(files.filter((file) => /node_modules|\.test\./.test(file))).toEqual([]);
  expect(() => sourcesOf(join(root, "src/none.ts"), root)).toThrow("none.ts");
});
