/** Exact requests, which `fetch` would normalize, and a small built site in a temporary folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Served, serveFolder } from "#scripts/lib/serve.ts";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  /** The target as it is sent. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders | readonly string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends the request to this machine as given. */
export const ask = (
  port: number,
  { path, method = "GET", headers = {} }: Question,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const req = request({ host: "127.0.0.1", port, path, method, headers, agent }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk: Buffer) => chunks.push(chunk));
      res.on("end", () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) });
      });
      res.on("error", reject);
    });
    req.on("error", reject);
    req.end();
  });

export interface TestServer {
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

/** Serves the files until it is disposed of, which removes them. A file `secret.txt` is next to the folder, not in it. */
export async function serveFiles(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<Served> {
  const folder = writeSite({
    ...Object.fromEntries(
      Object.entries(files).map(([name, content]) => [`dist/${name}`, content]),
    ),
    "secret.txt": "secret",
  });
  const site = await serveFolder(join(folder, "dist"));
  return {
    ...site,
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startServer(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<TestServer> {
  const site = await serveFiles(files);
  return {
    get: (path, headers = {}, method = "GET") => ask(site.port, { path, method, headers }),
    stop: () => Promise.resolve(site[Symbol.asyncDispose]()),
  };
}
