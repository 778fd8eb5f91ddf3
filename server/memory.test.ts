import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { fileMemory } from "./memory.ts";

const folder = mkdtempSync(join(tmpdir(), "memory-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string) {
  const absolute = join(folder, name);
  writeFileSync(absolute, content);
  return { absolute, size: content.length };
}

it("reads a file once", () => {
  const { read } = fileMemory();
  const one = file("once", "first");
  expect(read(one)?.toString()).toBe("first");
  writeFileSync(one.absolute, "other");
  expect(read(one)?.toString()).toBe("first");
});

it("lets go of what was not asked for the longest", () => {
  const { read } = fileMemory(10);
  const [a, b, c] = ["a", "b", "c"].map((name) => file(name, name.repeat(5)));
  if (!a || !b || !c) throw new Error("three files");
  read(a);
  read(b);
  read(a);
  read(c);
  for (const { absolute } of [a, b, c]) writeFileSync(absolute, "?????");
  expect([a, c].map((each) => read(each)?.toString())).toEqual(["aaaaa", "ccccc"]);
  expect(read(b)?.toString()).toBe("?????");
});

it("keeps nothing that is too large, gone or of another length than was promised", () => {
  const { read } = fileMemory(10);
  expect(read(file("large", "x".repeat(11)))).toBeUndefined();
  expect(read({ absolute: join(folder, "gone"), size: 1 })).toBeUndefined();
  expect(read({ ...file("changed", "longer"), size: 3 })).toBeUndefined();
});
