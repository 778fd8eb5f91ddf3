/**
 * `npm run bench -- load`: drives `npm start`'s server, and then nginx with the configuration of the build, with
 * autocannon. Ends with code 1 when an answer is wrong, broken or late, or when memory grows. `--seconds 5` shortens it.
 */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import autocannon from "autocannon";
import { givenOptions, main, printProgress } from "../lib/cli.ts";
import { freePort, requireNginx, type Running, startNginx, startServer } from "../lib/nginx.ts";
import { hostsOf, outputAt } from "../lib/output.ts";
import { root } from "../lib/paths.ts";
import { columns, showConditions } from "./common.ts";

/** At the same time. */
const connections = 100;

const modern = { "accept-encoding": "gzip, deflate, br, zstd" };

/** What visitors request, with the status of the answer. They return with the tag that the browser kept, or mistype. */
async function questions(dist: string, origin: string) {
  const home = await readFile(join(dist, "index.html"), "utf8");
  const files = new Set(home.match(/\/_astro\/[\w.-]+\.(?:css|js|woff2)/g));
  const paths = ["/", "/pricing/", "/blog/", "/about/", "/tables/", ...[...files].slice(0, 4)];
  const again = ["/", "/pricing/"].map(async (path) => {
    const answer = await fetch(origin + path, { headers: modern });
    await answer.arrayBuffer();
    const headers = { ...modern, "if-none-match": answer.headers.get("etag") ?? "" };
    return { path, status: 304, headers };
  });
  return [
    ...paths.map((path) => ({ path, status: 200, headers: modern })),
    { path: "/", status: 200, headers: { "accept-encoding": "gzip" } },
    ...(await Promise.all(again)),
    { path: "/no-such-page/", status: 404, headers: modern },
  ];
}

/** @returns bytes of memory of a process and its children, by the system's list of processes */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  return stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([each, parent]) => each === pid || parent === pid)
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes * 1024, 0);
}

/** @returns a line of the table, and a sentence for each fault */
async function drive(name: string, { port, pid }: Running, dist: string, seconds: number) {
  const url = `http://127.0.0.1:${String(port)}`;
  let wrong = 0;
  const requests = (await questions(dist, url)).map(({ status, ...request }) => ({
    ...request,
    onResponse: (answered: number) => {
      if (answered !== status) wrong += 1;
    },
  }));
  const settings = { url, connections, requests };
  // The first third fills caches and is not measured.
  await autocannon({ ...settings, duration: seconds / 3 });
  const before = memoryOf(pid);
  const result = await autocannon({ ...settings, duration: seconds });
  const memory = memoryOf(pid);
  const { latency, errors, timeouts } = result;
  const faults = [
    ...(result.requests.total === 0 ? ["nothing was answered"] : []),
    ...(wrong > 0 ? [`${String(wrong)} answers have another status than expected`] : []),
    ...(errors > 0 ? [`${String(errors)} connections broke`] : []),
    ...(timeouts > 0 ? [`${String(timeouts)} requests timed out`] : []),
    ...(memory > before * 1.25 ? [`memory grew ${(memory / before).toFixed(2)} times`] : []),
  ];
  const latencies = [latency.p50, latency.p97_5, latency.p99, latency.max];
  return {
    line: [
      name,
      result.requests.average.toFixed(0),
      ...latencies.map((ms) => `${String(ms)} ms`),
      `${(memory / 1e6).toFixed(0)} MB`,
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
  const { seconds } = await givenOptions({ seconds: { type: "string", default: "30" } });
  const output = outputAt();
  requireNginx();
  await showConditions();
  const lines = [["", "answers/s", "median", "97.5 %", "99 %", "longest", "memory"]];
  const faults: string[] = [];
  const starts = { "npm start": startOwn, nginx: () => startNginx(output.dist, hostsOf(output)) };
  // One at a time: they must not compete for the processor.
  for (const [name, start] of Object.entries(starts)) {
    printProgress(`${name}: ${String(connections)} connections, ${seconds} s`);
    await using server = await start();
    const load = await drive(name, server, output.dist, Number(seconds));
    lines.push(load.line);
    faults.push(...load.faults);
  }
  process.stdout.write(`\n${columns(lines)}\n${faults.join("\n") || "No faults."}\n`);
  if (faults.length > 0) process.exitCode = 1;
});
