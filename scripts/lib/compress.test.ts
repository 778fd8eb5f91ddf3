import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compressSite } from "./compress.ts";

const text = "The same words again. ".repeat(50);
let folder: string;
let dist: string;
let cache: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
  dist = join(folder, "dist");
  cache = join(folder, "cache");
  mkdirSync(dist);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (name: string, content: string) => writeFileSync(join(dist, name), content);

describe("compressSite", () => {
  it("writes both variants next to a text file", async () => {
    write("index.html", text);
    expect(await compressSite(dist, cache)).toEqual({ files: 1, reused: 0 });
    expect(brotliDecompressSync(readFileSync(join(dist, "index.html.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(dist, "index.html.gz"))).toString()).toBe(text);
  });

  it("skips small and already compressed files", async () => {
    write("small.css", "a{}");
    write("picture.png", text);
    expect(await compressSite(dist, cache)).toEqual({ files: 0, reused: 0 });
    expect(existsSync(join(dist, "small.css.br"))).toBe(false);
    expect(existsSync(join(dist, "picture.png.br"))).toBe(false);
  });

  it("takes equal content from the cache, under any name", async () => {
    write("a.js", text);
    await compressSite(dist, cache);
    rmSync(join(dist, "a.js"));
    rmSync(join(dist, "a.js.br"));
    write("b.js", text);
    expect(await compressSite(dist, cache)).toEqual({ files: 1, reused: 2 });
    expect(brotliDecompressSync(readFileSync(join(dist, "b.js.br"))).toString()).toBe(text);
  });
});
