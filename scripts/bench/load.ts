/**
 * `npm run bench -- load`: drives `npm start`'s server, and then nginx with the configuration of the build, with
 * autocannon. Ends with code 1 when an answer is wrong, broken or late, or when memory grows.
 */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { main, refusing, say } from "../lib/cli.ts";
import { freePort, requireNginx, type Running, startNginx, startServer } from "../lib/nginx.ts";
import { hostsOf, outputAt } from "../lib/output.ts";
import { root } from "../lib/paths.ts";
import { columns, showConditions, median } from "./common.ts";

/** At the same time. */
const connections = 100;

const modern = { "accept-encoding": "gzip, deflate, br, zstd" };

interface Question {
  readonly method: "GET";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 304 | 404;
}

/** What visitors request: pages, their files, pages again with the tag that the browser kept, and a wrong address. */
async function questions(dist: string, port: number): Promise<Question[]> {
  const home = await readFile(join(dist, "index.html"), "utf8");
  const files = [...new Set(home.match(/\/_astro\/[\w.-]+\.(?:css|js|woff2)/g) ?? [])];
  const paths = ["/", "/pricing/", "/blog/", "/about/", "/tables/", ...files.slice(0, 4)];
  const get = (path: string, status: Question["status"], headers: Question["headers"] = modern) =>
    ({ method: "GET", path, headers, status }) as const;
  const again = ["/", "/pricing/"].map(async (path) => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers: modern });
    await answer.arrayBuffer();
    return get(path, 304, { ...modern, "if-none-match": answer.headers.get("etag") ?? "" });
  });
  return [
    ...paths.map((path) => get(path, 200)),
    get("/", 200, { "accept-encoding": "gzip" }),
    ...(await Promise.all(again)),
    get("/no-such-page/", 404),
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

interface Load {
  readonly line: readonly string[];
  readonly faults: readonly string[];
}

async function drive(
  name: string,
  { port, pid }: Running,
  asked: readonly Question[],
  seconds: number,
): Promise<Load> {
  let wrong = 0;
  const settings = {
    url: `http://127.0.0.1:${String(port)}`,
    connections,
    requests: asked.map(({ status, ...request }) => ({
      ...request,
      onResponse: (answered: number) => {
        if (answered !== status) wrong += 1;
      },
    })),
  };
  // The first requests fill caches and are not measured.
  await autocannon({ ...settings, duration: Math.min(5, seconds) });
  const memory: number[] = [];
  const watch = setInterval(() => memory.push(memoryOf(pid)), 1000);
  const { latency, requests, errors, timeouts } = await autocannon({
    ...settings,
    duration: seconds,
  });
  clearInterval(watch);
  const third = Math.floor(memory.length / 3);
  const grown = third === 0 ? 1 : median(memory.slice(-third)) / median(memory.slice(0, third));
  const faults = [
    ...(requests.total === 0 ? ["nothing was answered"] : []),
    ...(wrong > 0 ? [`${String(wrong)} answers have another status than expected`] : []),
    ...(errors > 0 ? [`${String(errors)} connections broke`] : []),
    ...(timeouts > 0 ? [`${String(timeouts)} requests timed out`] : []),
    ...(grown > 1.1 ? [`memory grew ${grown.toFixed(2)} times`] : []),
  ];
  return {
    line: [
      name,
      requests.average.toFixed(0),
      ...[latency.p50, latency.p97_5, latency.p99, latency.max].map((ms) => `${String(ms)} ms`),
      `${(Math.max(0, ...memory) / 1e6).toFixed(0)} MB`,
    ],
    faults: faults.map((fault) => `${name}: ${fault}`),
  };
}

/** `npm start` without a build, on a free port. */
async function startOwn(): Promise<Running> {
  const port = await freePort();
  const args = [join(root, "scripts/start.ts"), "--no-build"];
  return startServer(process.execPath, args, port, { PORT: String(port), HOST: "127.0.0.1" });
}

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({ options: { seconds: { type: "string", default: "30" } } }),
  );
  const seconds = Number(values.seconds);
  const output = outputAt(undefined);
  requireNginx();
  await showConditions();
  const loads: Load[] = [];
  const servers = {
    "npm start": startOwn,
    nginx: () => startNginx(output.dist, hostsOf(output)),
  };
  // One at a time: they must not compete for the processor.
  for (const [name, start] of Object.entries(servers)) {
    const server = await start();
    say(`${name}: ${String(connections)} connections, ${String(seconds)} s`);
    try {
      loads.push(await drive(name, server, await questions(output.dist, server.port), seconds));
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
