import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, describe, expect, it, vi } from "vitest";
import { download, wasmBytes } from "./connection.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Makes the next fetch return this many bytes, in pieces. */
function answerWith(bytes: number, status = 200): void {
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 400_000)
        controller.enqueue(new Uint8Array(Math.min(400_000, bytes - sent)).fill(7));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(pieces, { status })));
}

describe("download", () => {
  it("knows the size of the engine", () => {
    const file = createRequire(import.meta.url).resolve("@sqlite.org/sqlite-wasm/sqlite3.wasm");
    expect(statSync(file).size).toBe(wasmBytes);
  });

  it("reports progress, and returns all of it", async () => {
    answerWith(wasmBytes);
    const shares: number[] = [];
    const bytes = await download("x", (share) => shares.push(share));
    expect(new Uint8Array(bytes).every((byte) => byte === 7)).toBe(true);
    expect(shares).toHaveLength(3);
    expect(shares.at(-1)).toBe(1);
  });

  it.each([
    ["cut half-way", wasmBytes / 2, 200],
    ["too long", wasmBytes + 1, 200],
    ["not there", 10, 404],
  ])("refuses what is %s", async (_, bytes, status) => {
    answerWith(bytes, status);
    await expect(download("x", () => undefined)).rejects.toThrow(/bytes|more|404/);
  });
});
