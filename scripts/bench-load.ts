/**
 * `npm run bench -- load`: drives `npm start`'s server and an nginx with the configuration that the build writes, one after
 * the other, and tells how fast, how late and in how much memory they answer. Ends with code 1 when an answer is wrong
 * or missing, or memory grows. How it measures: docs/performance.md.
 */
import { readFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { drive, type Driven, type Load, type Strain } from "./bench/load/drive.ts";
import { faultsOf } from "./bench/load/judge.ts";
import { type Asked, mixFor } from "./bench/load/mix.ts";
import { loadUsage, readLoadOptions } from "./bench/load/options.ts";
import { startOwnServer } from "./bench/load/own-server.ts";
import { loadTable } from "./bench/load/report.ts";
import { main, Refusal, refusing, say } from "./lib/cli.ts";
import { isBuilt } from "./lib/fresh.ts";
import { findProgram } from "./lib/host-programs.ts";
import { startNginx } from "./lib/nginx.ts";
import { outputAt } from "./lib/paths.ts";

interface Running extends Driven {
  readonly stop: () => Promise<void>;
}

/** @throws Error when the address has no tag, or is not answered */
const tagFrom = (port: number) => async (path: string, headers: Asked["headers"]) => {
  const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { headers });
  const tag = answer.headers.get("etag");
  await answer.arrayBuffer();
  if (tag === null) throw new Error(`${path} is answered without a tag`);
  return tag;
};

/** One server at a time: they must not take each other's processor. */
async function measured(
  start: () => Promise<Running>,
  home: string,
  strain: Strain,
): Promise<{ load: Load; faults: readonly string[] }> {
  const server = await start();
  try {
    say(`${server.name}: ${String(strain.connections)} connections, ${String(strain.seconds)} s`);
    const asked = await mixFor(home, tagFrom(server.port));
    const load = await drive(server, asked, strain);
    return { load, faults: faultsOf(load, asked, strain) };
  } finally {
    await server.stop();
  }
}

await main(async () => {
  const options = await refusing(() => readLoadOptions(process.argv.slice(2)));
  if (options.help) {
    process.stdout.write(loadUsage);
    return;
  }
  const output = outputAt(options.out === undefined ? undefined : resolve(options.out));
  if (!isBuilt(output))
    throw new Refusal("There is no build to drive; make one with npm run build.");
  await refusing(() => findProgram("nginx"));

  const processors = cpus();
  process.stdout.write(
    `${processors[0]?.model.trim() ?? "unknown processor"}, ${String(processors.length)} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}, load ${(loadavg()[0] ?? 0).toFixed(1)}; ${String(options.connections)} connections, ${String(options.seconds)} s each\n`,
  );
  const home = await readFile(join(output.dist, "index.html"), "utf8");
  const hosts = join(output.records, "hosts");
  const servers = [
    async () => ({
      name: "npm start",
      ...(await startOwnServer(output, options.out !== undefined)),
    }),
    async () => ({ name: "nginx", ...(await startNginx(output.dist, hosts)) }),
  ];
  const results = [];
  for (const start of servers) results.push(await measured(start, home, options));
  process.stdout.write(loadTable(results.map(({ load }) => load)));
  const faults = results.flatMap((result) => result.faults);
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
});
