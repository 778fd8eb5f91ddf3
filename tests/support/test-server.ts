/** Servers for tests: any listener, or a small built site in a temporary folder, with exact requests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createApp } from "#server/app.ts";

/** A server on a free port, until it is disposed of. */
export interface TestSite extends AsyncDisposable {
  readonly port: number;
  /** Its address, without a final slash. */
  readonly origin: string;
}

/** @param name this machine's name in the address: for browsers, localhost and 127.0.0.1 are different sites */
export async function serve(listener: RequestListener, name = "localhost"): Promise<TestSite> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://${name}:${String(port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

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

/** @param files name and content; contents of files ending in .br or .gz are compressed */
export function writeSite(files: Readonly<Record<string, string | Buffer>>): string {
  const dist = mkdtempSync(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    const bytes = Buffer.from(content);
    const pack = name.endsWith(".br")
      ? brotliCompressSync
      : name.endsWith(".gz")
        ? gzipSync
        : undefined;
    writeFileSync(join(dist, name), pack ? pack(bytes) : bytes);
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
  const site = await serve(createApp(join(folder, "dist")));

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
