/**
 * `npm run bench -- load`: drives `npm start`'s server, and then nginx with the configuration of the build, with
 * autocannon. Ends with code 1 when an answer is wrong, broken or late, or when memory grows.
 */
import { spawn, spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { main, refusing, say } from "../lib/cli.ts";
import { freePort, requireNginx, type Running, startNginx, untilListening } from "../lib/nginx.ts";
import { hostsOf, outputAt, root } from "../lib/paths.ts";
import { columns, machineLine, median } from "./common.ts";

const modern = { "accept-encoding": "gzip, deflate, br, zstd" };

interface Question {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 304 | 404;
}

/** What visitors request: pages, their files, pages again with the tag that the browser kept, and a wrong address. */
async function questions(dist: string, port: number): Promise<Question[]> {
  const home = await readFile(join(dist, "index.html"), "utf8");
  const files = [...new Set(home.match(/\/_astro\/[\w.-]+\.(?:css|js|woff2)/g) ?? [])];
  const paths = ["/", "/pricing/", "/blog/", "/about/", "/tables/", ...files.slice(0, 4)];
  const again = ["/", "/pricing/"].map(async (path) => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers: modern });
    await answer.arrayBuffer();
    const tag = answer.headers.get("etag") ?? "";
    return { path, headers: { ...modern, "if-none-match": tag }, status: 304 } as const;
  });
  return [
    ...paths.map((path) => ({ path, headers: modern, status: 200 }) as const),
    { path: "/", headers: { "accept-encoding": "gzip" }, status: 200 },
    ...(await Promise.all(again)),
    { path: "/no-such-page/", headers: modern, status: 404 },
  ];
}

/** @returns bytes of memory of a process and its children, by the system's list of processes */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([each, parent]) => [each, parent].includes(String(pid)))
    .reduce((sum, [, , kilobytes]) => sum + Number(kilobytes) * 1024, 0);
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

interface Load {
  readonly line: readonly string[];
  readonly faults: readonly string[];
}

async function drive(
  name: string,
  { port, pid }: Running,
  asked: readonly Question[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const settings = {
    url: `http://127.0.0.1:${String(port)}`,
    connections,
    requests: asked.map(({ path, headers }) => ({ method: "GET" as const, path, headers })),
  };
  // The first requests fill caches and are not measured.
  await autocannon({ ...settings, duration: Math.min(5, seconds) });
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryOf(pid)), 1000);
  const result = await autocannon({ ...settings, duration: seconds });
  clearInterval(watch);
  const third = Math.floor(memory.length / 3);
  const grown = third === 0 ? 1 : median(memory.slice(-third)) / median(memory.slice(0, third));
  const counts = Object.entries(result.statusCodeStats ?? {}).map(
    ([status, { count = 0 }]) => [Number(status), count] as const,
  );
  const answers = counts.reduce((sum, [, count]) => sum + count, 0);
  // Every connection asks the same questions in turn, so each status has its share, except in the last round.
  const wrong = [200, 304, 404, ...counts.map(([status]) => status)].flatMap((status) => {
    const each = asked.filter((one) => one.status === status).length;
    const expected = (answers * each) / asked.length;
    const count = counts.find(([known]) => known === status)?.[1] ?? 0;
    return Math.abs(count - expected) <= connections * Math.max(1, each)
      ? []
      : [`${String(count)} answers have status ${String(status)}, expected ${expected.toFixed(0)}`];
  });
  const faults = [
    ...new Set(wrong),
    ...(answers === 0 ? ["nothing was answered"] : []),
    ...(result.errors > 0 ? [`${String(result.errors)} connections broke`] : []),
    ...(result.timeouts > 0 ? [`${String(result.timeouts)} requests timed out`] : []),
    ...(grown > 1.1 ? [`memory grew ${grown.toFixed(2)} times`] : []),
  ];
  const { latency } = result;
  return {
    line: [
      name,
      (answers / result.duration).toFixed(0),
      ...[latency.p50, latency.p97_5, latency.p99, latency.max].map((ms) => `${String(ms)} ms`),
      megabytes(Math.max(0, ...memory)),
    ],
    faults: faults.map((fault) => `${name}: ${fault}`),
  };
}

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({
      options: {
        connections: { type: "string", default: "100" },
        seconds: { type: "string", default: "30" },
        out: { type: "string" },
      },
    }),
  );
  const strain = { connections: Number(values.connections), seconds: Number(values.seconds) };
  const output = outputAt(values.out === undefined ? undefined : resolve(values.out));
  requireNginx();
  process.stdout.write(machineLine());
  const servers: Readonly<Record<string, () => Promise<Running>>> = {
    "npm start": async () => {
      const port = await freePort();
      const out = values.out === undefined ? [] : ["--out", output.dist];
      const args = [join(root, "scripts/start.ts"), "--no-build", ...out];
      const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1" };
      return untilListening(spawn(process.execPath, args, { env }), port);
    },
    nginx: () => startNginx(output.dist, hostsOf(output)),
  };
  const loads: Load[] = [];
  // One at a time: they must not compete for the processor.
  for (const [name, start] of Object.entries(servers)) {
    const server = await start();
    say(`${name}: ${String(strain.connections)} connections, ${String(strain.seconds)} s`);
    try {
      loads.push(await drive(name, server, await questions(output.dist, server.port), strain));
    } finally {
      await server.stop();
    }
  }
  const heads = ["", "answers/s", "median", "97.5 %", "99 %", "longest", "memory"];
  process.stdout.write(`\n${columns([heads, ...loads.map(({ line }) => line)])}`);
  const faults = loads.flatMap((load) => load.faults);
  process.stdout.write(faults.length === 0 ? "\nNo faults.\n" : `\n${faults.join("\n")}\n`);
  if (faults.length > 0) process.exitCode = 1;
});
