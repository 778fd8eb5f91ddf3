/** A small built site in a temporary folder, and requests to it that are not normalized. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serveFolder } from "#scripts/lib/serve.ts";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestServer {
  /** Sends the path as given; `fetch` would normalize it first. */
  readonly get: (
    path: string,
    headers?: OutgoingHttpHeaders | readonly string[],
    method?: string,
  ) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

const packers = new Map([
  [".br", brotliCompressSync],
  [".gz", gzipSync],
]);

/** @param files name and content; contents of files ending in .br or .gz are compressed */
export function writeSite(files: Readonly<Record<string, string | Buffer>>): string {
  const dist = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    const bytes = Buffer.from(content);
    const pack = packers.get(extname(name));
    writeFileSync(join(dist, name), pack?.(bytes) ?? bytes);
  }
  return dist;
}

/** Serves the files until `stop`, which removes them. A file `secret.txt` is next to the folder, not in it. */
export async function startServer(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<TestServer> {
  const folder = writeSite({
    ...Object.fromEntries(
      Object.entries(files).map(([name, content]) => [`dist/${name}`, content]),
    ),
    "secret.txt": "secret",
  });
  const site = await serveFolder(join(folder, "dist"));

  return {
    get: (path, headers = {}, method = "GET") =>
      new Promise((resolve, reject) => {
        const req = request(
          { host: "127.0.0.1", port: site.port, path, method, headers, agent: false },
          (res) => {
            const chunks: Buffer[] = [];
            res.on("data", (chunk: Buffer) => chunks.push(chunk));
            res.on("end", () => {
              resolve({
                status: res.statusCode ?? 0,
                headers: res.headers,
                body: Buffer.concat(chunks),
              });
            });
          },
        );
        req.on("error", reject);
        req.end();
      }),
    stop: async () => {
      await site[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
