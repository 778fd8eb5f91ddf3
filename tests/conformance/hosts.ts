/**
 * The three servers that have to give the same answers: the project's own, and a real nginx and a real Caddy with
 * the files that the build wrote for them. All on free ports, without privileges, in a temporary folder.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, ready } from "#scripts/lib/host-process.ts";
import { findProgram } from "#scripts/lib/host-programs.ts";
import { startNginx as startRealNginx } from "#scripts/lib/nginx.ts";
import { createApp } from "#server/app.ts";
import type { HttpRules } from "#server/rules.ts";
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

export async function startOwn(dist: string, http: HttpRules): Promise<RunningHost> {
  const { port, close } = await listening(createApp({ dist, http }));
  return { port, encodings: ["br", "gzip"], stop: close };
}

const written = (name: string) => join(root, "build", "hosts", name);

export const startNginx = (dist: string): Promise<RunningHost> =>
  startRealNginx(dist, join(root, "build", "hosts"));

export async function startCaddy(dist: string): Promise<RunningHost> {
  const program = findProgram("caddy");
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const port = await freePort();
  const config = written("Caddyfile");
  if (!existsSync(config))
    throw new Error("There is no build/hosts/Caddyfile: run `npm run build` first.");
  const child = spawn(program, ["run", "--adapter", "caddyfile", "--config", config], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: "off",
      CADDY_ADDRESS: `http://127.0.0.1:${port}`,
      CADDY_ROOT: dist,
    },
  });
  const stop = await ready(child, port);
  return {
    port,
    encodings: ["br", "gzip"],
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
