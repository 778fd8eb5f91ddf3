/** A real nginx with the configuration that the build writes, without privileges, on a free port. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Refusal } from "./cli.ts";

const host = "127.0.0.1";

export interface Running {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** @returns a port that nothing listens on at this moment */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Waits until a program listens.
 *
 * @returns a function that stops it
 * @throws Error with its output when it ends instead
 */
export async function untilListening(child: ChildProcess, port: number): Promise<Running> {
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host, () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
  const start = Date.now();
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() - start > 30_000)
      throw new Error(`${child.spawnfile} did not start:\n${output}`);
    await setTimeout(50);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { port, pid: child.pid ?? 0, stop };
}

/** Debian puts servers outside the PATH of ordinary users. */
const path = [process.env["PATH"] ?? "", "/usr/sbin", "/usr/local/sbin"].join(delimiter);

/** @throws Refusal with the remedy when nginx is not installed */
export function requireNginx(): void {
  if (spawnSync("nginx", ["-v"], { env: { ...process.env, PATH: path } }).error === undefined)
    return;
  throw new Refusal("nginx is not installed; on Debian and Ubuntu: apt-get install nginx-light");
}

export interface RunningNginx extends Running {
  /** Encodings that it can send. */
  readonly encodings: readonly string[];
}

/**
 * @param dist the folder of the built site
 * @param hosts the folder with the files that the build wrote for nginx
 * @throws Error when nginx is not installed or does not start
 */
export async function startNginx(dist: string, hosts: string): Promise<RunningNginx> {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // Started by root, its worker runs as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "parts"));
  const port = await freePort();
  const [brotli] = globSync(
    "/usr/{lib,lib64,share}/nginx/modules/ngx_http_brotli_static_module.so",
  );
  const parts = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, "parts", name)};`)
    .join(" ");
  // The operator's server block, as in docs/deploy.md.
  const configuration = `
${brotli === undefined ? "" : `load_module ${brotli};`}
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; ${parts}
  include ${join(hosts, "nginx-http.conf")};
  server {
    listen ${host}:${String(port)};
    root ${dist};
    ${brotli === undefined ? "" : "brotli_static on;"}
    include ${join(hosts, "nginx-server.conf")};
  }
}`;
  writeFileSync(join(folder, "nginx.conf"), configuration);
  const args = ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")];
  const child = spawn("nginx", args, { env: { ...process.env, PATH: path } });
  const running = await untilListening(child, port);
  return {
    ...running,
    encodings: brotli === undefined ? ["gzip"] : ["br", "gzip"],
    stop: async () => {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
