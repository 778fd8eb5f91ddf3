import { readFileSync, rmSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { useFolder } from "#tests/support/folder.ts";
import { compressSite } from "./compress.ts";

const text = "The same words again. ".repeat(50);
const { at, write } = useFolder();
const compress = () => compressSite(at("dist"), at("cache"));

describe("compressSite", () => {
  it("writes both variants next to a text file", async () => {
    write("dist/index.html", text);
    expect(await compress()).toEqual({ files: 1, reused: 0 });
    expect(brotliDecompressSync(readFileSync(at("dist", "index.html.br"))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(at("dist", "index.html.gz"))).toString()).toBe(text);
  });

  it("takes equal content from the cache, under any name", async () => {
    write("dist/a.js", text);
    await compress();
    rmSync(at("dist", "a.js"));
    rmSync(at("dist", "a.js.br"));
    write("dist/b.js", text);
    expect(await compress()).toEqual({ files: 1, reused: 2 });
    expect(brotliDecompressSync(readFileSync(at("dist", "b.js.br"))).toString()).toBe(text);
  });
});
