/**
 * `npm start`: builds what is out of date and serves it. It reads PORT (4321), HOST (every address) and LOG_REQUESTS
 * (1: a line for each answer on standard output). `--no-build` serves the last build; `--out DIR` serves another folder
 * than dist/. It switches to a newer build automatically.
 */
import { createServer, type Server } from "node:http";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { logRequests } from "#server/app.ts";
import { serveBuild } from "#server/serve-build.ts";
import { build } from "./build.ts";
import { addressOf, listen, readPort } from "./lib/address.ts";
import { main, Refusal, refusing, say } from "./lib/cli.ts";
import { isBuilt, isCurrent, isWaiting, putInPlace } from "./lib/fresh.ts";
import { locked } from "./lib/lock.ts";
import { checkOutput } from "./lib/output-folder.ts";
import { outputAt, root, stampOf, type Output } from "./lib/paths.ts";
import { scratchFolder } from "./lib/scratch.ts";
import { loadSite } from "./lib/site.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds that open answers get to finish when the server is asked to stop. */
const grace = 5_000;

function closeOnSignal(server: Server): void {
  let asked = false;
  const close = () => {
    if (asked) server.closeAllConnections();
    asked = true;
    server.close();
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), grace).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, close);
}

/** Checks that the port is free before starting a build. */
async function tryPort(port: number, host: string | undefined): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}

async function ensureBuild(output: Output, mayBuild: boolean): Promise<void> {
  // A separate lock, so that a long build of another folder does not block this one.
  if (isWaiting(output))
    await locked(output.dist, () => putInPlace(output), join(output.records, "swap.lock"));
  if (mayBuild) {
    if (await isCurrent(output)) return;
    checkOutput(output);
    await build(output);
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
  const app = await refusing(() => serveBuild(output.dist, stampOf(output), scratchFolder(), say));
  const isLogged = Boolean(process.env["LOG_REQUESTS"]);
  const server = createServer(isLogged ? logRequests(app, print) : app);
  const taken = await listen(server, port, host);
  closeOnSignal(server);
  print(`${product} is at ${addressOf(taken, host)}`);
});
