/** A real nginx with the configuration that the build writes, without privileges, on a free port. */
import { spawn } from "node:child_process";
import { chmodSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, ready } from "./host-process.ts";
import { findProgram } from "./host-programs.ts";

export interface RunningNginx {
  readonly port: number;
  /** Of the process that starts the others. */
  readonly pid: number;
  /** Encodings it can send besides the plain file. */
  readonly encodings: readonly string[];
  readonly stop: () => Promise<void>;
}

const brotliModule = "ngx_http_brotli_static_module.so";

/** An operator's own file, as docs/deploy.md has it: where to listen, where the site lies, and what the build wrote. */
const ownFile = (listen: string, dist: string, hosts: string, brotli: boolean): string => `
include ${join(hosts, "nginx-http.conf")};
server {
  listen ${listen};
  root ${dist};
  ${brotli ? "brotli_static on;" : ""}
  include ${join(hosts, "nginx-server.conf")};
}
`;

/**
 * @param dist the folder of the built site
 * @param hosts the folder with the files that the build wrote for nginx
 * @throws Error when nginx is not installed or does not start
 */
export async function startNginx(dist: string, hosts: string): Promise<RunningNginx> {
  const program = findProgram("nginx");
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // Its worker runs as nobody when this is run by root.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "parts"));
  const port = await freePort();
  const [brotli] = globSync(`/usr/{lib,lib64,share}/nginx/modules/${brotliModule}`);
  const site = ownFile(`127.0.0.1:${String(port)}`, dist, hosts, brotli !== undefined);
  writeFileSync(join(folder, "site.conf"), site);
  const parts = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, "parts", name)};`)
    .join(" ");
  const lines = [
    brotli === undefined ? "" : `load_module ${brotli};`,
    process.getuid?.() === 0 ? "user root;" : "",
    `daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr error;`,
    "events { worker_connections 1024; }",
    `http { access_log off; ${parts} include ${join(folder, "site.conf")}; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
  const child = spawn(program, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")]);
  const stop = await ready(child, port);
  return {
    port,
    pid: child.pid ?? 0,
    encodings: brotli === undefined ? ["gzip"] : ["br", "gzip"],
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
