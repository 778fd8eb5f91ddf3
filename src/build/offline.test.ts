import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { buildNameOf, bundleWorker } from "./offline.ts";

const folder = mkdtempSync(join(tmpdir(), "build-name-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("a build's name is made of all its files and their paths, and of nothing else", async () => {
  mkdirSync(join(folder, "a"));
  writeFileSync(join(folder, "a", "index.html"), "a");
  writeFileSync(join(folder, "b.js"), "b");
  const name = await buildNameOf(folder);
  expect(name).toMatch(/^[\w-]{8}$/);
  writeFileSync(join(folder, "sw.js"), "the worker itself");
  writeFileSync(join(folder, "b.js"), "b");
  expect(await buildNameOf(folder)).toBe(name);
  writeFileSync(join(folder, "b.js"), "c");
  const other = await buildNameOf(folder);
  expect(other).not.toBe(name);
  writeFileSync(join(folder, "c.js"), "");
  expect(await buildNameOf(folder)).not.toBe(other);
});

describe("the worker", () => {
  it("is another for each build, and one classic script", async () => {
    const code = await bundleWorker("abcd1234");
    expect(code).toContain("abcd1234");
    expect(code).not.toMatch(/\bimport\b|\bexport\b|importScripts/);
    expect(() => new Function(code)).not.toThrow();
    expect(code).not.toMatch(/skipWaiting|clients|\beval\b/);
  });

  it("that is switched off takes over, deletes what was kept and goes", async () => {
    const code = await bundleWorker(undefined);
    expect(code).toMatch(/skipWaiting/);
    expect(code).toMatch(/unregister/);
    expect(code).not.toMatch(/fetch/);
    expect(brotliCompressSync(code).byteLength).toBeLessThanOrEqual(200);
  });
});
