import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wireBytes } from "./wire.ts";

const compressed = brotliCompressSync("words ".repeat(1000));
const server = createServer(({ headers }, answer) => {
  if (headers["accept-encoding"] !== "br") answer.end("words ".repeat(1000));
  else answer.writeHead(200, { "content-encoding": "br" }).end(compressed);
});
beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => new Promise((done) => server.close(done)));

it("counts bytes as they travel, compressed", async () => {
  const { port } = server.address() as AddressInfo;
  expect(await wireBytes(`http://127.0.0.1:${String(port)}/`)).toBe(compressed.length);
});

it("fails where nobody answers", async () => {
  await expect(wireBytes("http://127.0.0.1:1/")).rejects.toThrow("ECONNREFUSED");
});
