/** For tests of the server: serves a small built site from a temporary folder, and sends exact requests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createApp } from "#server/app.ts";

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
  const server = createServer(createApp(join(folder, "dist")));
  await new Promise<undefined>((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      resolve(undefined);
    }),
  );
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  const { port } = address;

  return {
    get: (path, headers = {}, method = "GET") =>
      new Promise((resolve, reject) => {
        const req = request(
          { host: "127.0.0.1", port, path, method, headers, agent: false },
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
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
