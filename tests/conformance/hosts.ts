/**
 * The two servers that have to give the same answers: the project's own, and a real nginx with the files that the build
 * wrote for it. Both on free ports, without privileges.
 */
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { startNginx as startRealNginx } from "#scripts/lib/nginx.ts";
import { createApp } from "#server/app.ts";
import type { HttpTable } from "#server/http-table.ts";
import { root } from "#tests/support/dist.ts";

export interface RunningHost {
  readonly port: number;
  /** Encodings it can send besides the plain file. */
  readonly encodings: readonly string[];
  readonly stop: () => Promise<void>;
}

async function listening(
  listener: RequestListener,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { port: address.port, close };
}

export async function startOwn(dist: string, http: HttpTable): Promise<RunningHost> {
  const { port, close } = await listening(createApp({ dist, http }));
  return { port, encodings: ["br", "gzip"], stop: close };
}

export const startNginx = (dist: string): Promise<RunningHost> =>
  startRealNginx(dist, join(root, "build", "hosts"));
