/** Servers as separate processes, among them a real nginx with the configuration that the build writes. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Refusal } from "./cli.ts";
import { serve } from "./serve.ts";

/** A server, until it is disposed of. */
export interface Running extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
}

/** @returns a port that nothing listens on at this moment */
export async function freePort(): Promise<number> {
  await using server = await serve(() => undefined);
  return server.port;
}

/** Debian puts servers outside the PATH of ordinary users. */
const path = [process.env["PATH"] ?? "", "/usr/sbin", "/usr/local/sbin"].join(delimiter);

/** Starts a program, and waits until it answers. @throws Error with its output when it ends instead */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const child = spawn(program, args, { env: { ...process.env, PATH: path, ...env } });
  const ended = once(child, "close");
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const began = Date.now();
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() - began > 30_000)
      throw new Error(`${program} did not start:\n${output}`);
    await setTimeout(50);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** @throws Refusal with the remedy when nginx is not installed */
export function requireNginx(): void {
  if (spawnSync("nginx", ["-v"], { env: { ...process.env, PATH: path } }).error === undefined)
    return;
  throw new Refusal("nginx is not installed; on Debian and Ubuntu: apt-get install nginx-light");
}

export interface RunningNginx extends Running {
  readonly encodings: readonly string[];
}

/**
 * Starts nginx without privileges, on a free port.
 *
 * @param dist the folder of the built site
 * @param hosts the folder with the files that the build wrote for nginx
 * @throws Error when nginx is not installed or does not start
 */
export async function startNginx(dist: string, hosts: string): Promise<RunningNginx> {
  requireNginx();
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // Started by root, its worker runs as another user.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const [brotli] = globSync(
    "/usr/{lib,lib64,share}/nginx/modules/ngx_http_brotli_static_module.so",
  );
  const parts = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
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
    listen 127.0.0.1:${port};
    root ${dist};
    ${brotli === undefined ? "" : "brotli_static on;"}
    include ${join(hosts, "nginx-server.conf")};
  }
}`;
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  const running = await startServer("nginx", ["-p", folder, "-e", "stderr", "-c", file], port);
  return {
    ...running,
    encodings: brotli === undefined ? ["gzip"] : ["br", "gzip"],
    async [Symbol.asyncDispose]() {
      await running[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
