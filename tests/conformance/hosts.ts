/**
 * The three servers that have to give the same answers: the project's own, and a real nginx and a real Caddy with
 * the files that the build wrote for them. All on free ports, without privileges, in a temporary folder.
 */
import { type ChildProcess, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findProgram } from "#scripts/lib/host-programs.ts";
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

async function freePort(): Promise<number> {
  const { port, close } = await listening(() => undefined);
  await close();
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** Waits until the program listens. @throws Error with what it said when it ends instead */
async function ready(child: ChildProcess, port: number): Promise<() => Promise<void>> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const start = Date.now();
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() - start > 30_000)
      throw new Error(`${child.spawnfile} did not start:\n${said}`);
    await wait(50);
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}

/** Replaces a line that the operator fills in. @throws Error when it is not there exactly once */
function filledIn(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2) throw new Error(`"${from}" is not in the file exactly once`);
  return text.replace(from, to);
}

const read = (name: string) => readFileSync(join(root, "build", "hosts", name), "utf8");

export async function startOwn(dist: string, http: HttpRules): Promise<RunningHost> {
  const { port, close } = await listening(createApp({ dist, http }));
  return { port, encodings: ["br", "gzip"], stop: close };
}

const brotliModule = "ngx_http_brotli_static_module.so";

export async function startNginx(dist: string): Promise<RunningHost> {
  const program = findProgram("nginx");
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // Its worker runs as nobody when this test is run by root.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "parts"));
  const port = await freePort();
  const [brotli] = globSync(`/usr/{lib,lib64,share}/nginx/modules/${brotliModule}`);
  let site = filledIn(read("nginx.conf"), "listen 8080;", `listen 127.0.0.1:${port};`);
  site = filledIn(site, "root /srv/site;", `root ${dist};`);
  if (brotli !== undefined) site = filledIn(site, "# brotli_static on;", "brotli_static on;");
  writeFileSync(join(folder, "site.conf"), site);
  const parts = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(folder, "parts", name)};`)
    .join(" ");
  const lines = [
    brotli === undefined ? "" : `load_module ${brotli};`,
    process.getuid?.() === 0 ? "user root;" : "",
    `daemon off; worker_processes 1; pid ${join(folder, "pid")}; error_log stderr error;`,
    "events {}",
    `http { access_log off; ${parts} include ${join(folder, "site.conf")}; }`,
  ];
  writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
  const child = spawn(program, ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")]);
  const stop = await ready(child, port);
  return {
    port,
    encodings: brotli === undefined ? ["gzip"] : ["br", "gzip"],
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startCaddy(dist: string): Promise<RunningHost> {
  const program = findProgram("caddy");
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const port = await freePort();
  const config = join(root, "build", "hosts", "Caddyfile");
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
