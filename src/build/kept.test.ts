import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { kept, keyOf } from "./kept.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kept-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it("makes a value once for a key, and again for another", () => {
  const make = vi.fn(() => ({ rows: [1, null, "x"] }));
  const first = kept("answer", "a", make, folder);
  expect(kept("answer", "a", make, folder)).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
  kept("answer", "b", make, folder);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toEqual(["answer.json"]);
});

it.each(["", "{", "null", '{"key":', "[]"])("makes it again where the file holds %j", (broken) => {
  writeFileSync(join(folder, "answer.json"), broken);
  expect(kept("answer", "a", () => 1, folder)).toBe(1);
});

it.each([
  ["bytes", new Uint8Array([1])],
  ["no number", [Number.NaN]],
  ["nothing", { rows: undefined }],
])("keeps no %s, which JSON would change", (_, value) => {
  expect(kept("answer", "a", () => value, folder)).toBe(value);
  expect(readdirSync(folder)).toEqual([]);
});

it("keeps nothing of what could not be made", () => {
  const make = () => {
    throw new Error("no such sheet");
  };
  expect(() => kept("answer", "a", make, folder)).toThrow("no such sheet");
  expect(readdirSync(folder)).toEqual([]);
});

it("has a key that tells codes and parts apart", () => {
  const keys = [
    keyOf(["src/build/kept.ts"]),
    keyOf(["src/build/once.ts"]),
    keyOf(["src/build/kept.ts"], "a"),
    keyOf(["src/build/kept.ts"], "a", "b"),
    keyOf(["src/build/kept.ts"], "ab"),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(["src/build/kept.ts"], "a")).toBe(keys[2]);
});
