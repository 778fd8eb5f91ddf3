/** Files: type, caching, compression, conditions, ranges. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "#tests/support/test-server.ts";

const page = `<h1>${"Home ".repeat(100)}</h1>`;
const digits = "0123456789".repeat(10);
let server: TestServer;

beforeAll(async () => {
  server = await startServer({
    "index.html": page,
    "index.html.br": page,
    "index.html.gz": page,
    "_astro/app.d41d8cd9.js": "export {};",
    "_astro/page.d41d8cd9.css": "a{}",
    "icon.svg": "<svg/>",
    "text.woff2": "font",
    "site.webmanifest": "{}",
    "index.md": "# Home",
    "engine.wasm": "wasm",
    "robots.txt": digits,
    "picture.png": Buffer.alloc(300_000, 7),
    "data.xyz": "?",
    "_astro/film.d41d8cd9.mp4": Buffer.from(digits),
    "captions.vtt": "WEBVTT\n",
    "downloads/app/desktop.zip": "PK",
  });
});
afterAll(() => server.stop());

describe("type and caching", () => {
  it.each([
    ["/", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
    [
      "/_astro/app.d41d8cd9.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/_astro/page.d41d8cd9.css", "text/css; charset=utf-8", "public, max-age=31536000, immutable"],
    ["/icon.svg", "image/svg+xml; charset=utf-8", "public, max-age=3600"],
    ["/engine.wasm", "application/wasm", "public, max-age=3600"],
    // No host has a rule for this extension: the shortest lifetime, and a download.
    ["/data.xyz", "application/octet-stream", "public, max-age=0, must-revalidate"],
    ["/_astro/film.d41d8cd9.mp4", "video/mp4", "public, max-age=31536000, immutable"],
    ["/downloads/app/desktop.zip", "application/zip", "public, max-age=3600"],
  ])("%s", async (path, type, cache) => {
    const { status, headers } = await server.get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["cache-control"]).toBe(cache);
  });

  it("caches archives, without document policies, and shows the rest", async () => {
    const { headers } = await server.get("/downloads/app/desktop.zip");
    expect(headers["content-disposition"]).toBe("attachment");
    expect(headers["content-security-policy"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect((await server.get("/picture.png")).headers["content-disposition"]).toBeUndefined();
  });

  it("HEAD answers like GET, without a body", async () => {
    const { status, headers, body } = await server.get("/picture.png", {}, "HEAD");
    expect(status).toBe(200);
    expect(headers["content-length"]).toBe("300000");
    expect(body).toHaveLength(0);
  });
});

describe("compression", () => {
  it.each([
    ["br", "br", brotliDecompressSync],
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("%s: %s", async (accept, encoding, unpack) => {
    const { headers, body } = await server.get("/", { "accept-encoding": accept });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(unpack(body).toString()).toBe(page);
  });

  it.each([undefined, "br;q=0", "zebra, gzipped"])("%s: as it is", async (accept) => {
    const { headers, body } = await server.get(
      "/",
      accept === undefined ? {} : { "accept-encoding": accept },
    );
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBe("Accept-Encoding");
    expect(body.toString()).toBe(page);
  });
});

it("conditions has a tag for each encoding and answers 304 to it, with the caching rules", async () => {
  const plain = await server.get("/");
  const packed = await server.get("/", { "accept-encoding": "br" });
  expect(plain.headers.etag).not.toBe(packed.headers.etag);
  const again = await server.get("/", {
    "accept-encoding": "br",
    "if-none-match": packed.headers.etag,
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
  expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(again.headers.vary).toBe("Accept-Encoding");
  expect((await server.get("/", { "if-none-match": '"x"' })).status).toBe(200);
});

describe("ranges", () => {
  it.each([
    ["bytes=2-4", "234", "bytes 2-4/100"],
    ["bytes=95-", "56789", "bytes 95-99/100"],
    ["bytes=97-200", "789", "bytes 97-99/100"],
  ])("%s", async (range, content, contentRange) => {
    const { status, headers, body } = await server.get("/robots.txt", { range });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(contentRange);
    expect(headers["content-length"]).toBe(String(content.length));
    expect(body.toString()).toBe(content);
  });

  it.each(["bytes=5-2", "bytes=a-b", "bytes=1-2,4-5", "lines=1-2", "bytes=-", "bytes=-3"])(
    "%s: the whole file",
    async (range) => {
      const { status, body } = await server.get("/robots.txt", { range });
      expect(status).toBe(200);
      expect(body.toString()).toBe(digits);
    },
  );

  it("answers 416 beyond the end", async () => {
    const { status, headers } = await server.get("/robots.txt", { range: "bytes=100-" });
    expect(status).toBe(416);
    expect(headers["content-range"]).toBe("bytes */100");
  });

  it("refers to the plain file, and sends all of it if the visitor's part may be from another version", async () => {
    const part = await server.get("/", { range: "bytes=0-3", "accept-encoding": "br" });
    expect(part.headers["content-encoding"]).toBeUndefined();
    expect(part.body.toString()).toBe("<h1>");
    const whole = await server.get("/robots.txt", { range: "bytes=2-4", "if-range": '"x"' });
    expect(whole.status).toBe(200);
  });
});
