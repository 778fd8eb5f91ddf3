/**
 * `npm start`: builds what is out of date and serves it. PORT (4321) and HOST (every address) are respected.
 * `--no-build` serves what is there; `--out DIR` serves another folder than dist/. A build that is put in the place of
 * the one that is served is served from then on.
 */
import { createServer, type Server } from "node:http";
import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createFollowingApp } from "#server/following.ts";
import { build } from "./build.ts";
import { addressOf, listen, readPort } from "./lib/address.ts";
import { main, Refusal, refusing } from "./lib/cli.ts";
import { inputHash, isBuilt, isFresh, rulesOf } from "./lib/fresh.ts";
import { outputAt, root, type Output } from "./lib/paths.ts";
import { loadSite } from "./lib/site.ts";

/** Milliseconds that open answers get to finish when the server is asked to stop. */
const grace = 5_000;

function closeOnSignal(server: Server): void {
  let asked = false;
  const close = () => {
    if (asked) server.closeAllConnections();
    asked = true;
    server.close();
    server.closeIdleConnections();
    setTimeout(() => {
      server.closeAllConnections();
    }, grace).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, close);
}

/** Finds out that the port is taken before a build that would then be for nothing. */
async function tryPort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

async function ensureBuild(output: Output, mayBuild: boolean): Promise<void> {
  if (mayBuild) {
    if (!(await isFresh(output, await inputHash(root, process.env)))) await build(output);
  } else if (!isBuilt(output)) {
    const folder = relative(root, output.dist);
    throw new Refusal(
      `There is no build in ${folder}/; make one with npm run build, or leave out --no-build.`,
    );
  }
}

await main(async () => {
  const { values } = await refusing(() =>
    parseArgs({ options: { "no-build": { type: "boolean" }, out: { type: "string" } } }),
  );
  const port = readPort(process.env["PORT"]);
  const host = process.env["HOST"] || undefined;
  const { product } = await loadSite();
  const output = outputAt(values.out === undefined ? undefined : resolve(values.out));

  await tryPort(port, host);
  await ensureBuild(output, values["no-build"] !== true);
  const followed = { dist: output.dist, rules: rulesOf(output) };
  const tell = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const server = createServer(createFollowingApp(followed, tell));
  const taken = await listen(server, port, host);
  closeOnSignal(server);
  process.stdout.write(`${product} is at ${addressOf(taken, host)}\n`);
});
