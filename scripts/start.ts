/**
 * `npm start`: builds what is out of date and serves it. It reads PORT (4321), HOST (every address) and LOG_REQUESTS
 * (1: a line for each answer on standard output). `--no-build` serves the last build; `--out DIR` serves another folder
 * than dist/. It switches to a newer build automatically.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { logRequests } from "#server/app.ts";
import { serveBuild } from "#server/serve-build.ts";
import { build } from "./build.ts";
import { addressOf, listen, readPort } from "./lib/address.ts";
import { givenOptions, main, Refusal, asCliError, printProgress } from "./lib/cli.ts";
import { checkOutput, isBuilt, isCurrent, outputAt, stampOf } from "./lib/output.ts";
import { cacheDir } from "./lib/paths.ts";

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

/**
 * A folder for copies of the build, removed when this process ends. It has the number of the port, so that the next
 * server removes what a killed one left. In a read-only project it is a temporary folder of the system.
 */
function copiesFolder(port: number): string {
  let folder = join(cacheDir, "serving", String(port));
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  } catch {
    folder = mkdtempSync(join(tmpdir(), "serving-"));
  }
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

await main(async () => {
  const { out, "no-build": noBuild } = await givenOptions({
    "no-build": { type: "boolean" },
    out: { type: "string" },
  });
  const host = process.env["HOST"] || undefined;
  const { site } = await asCliError(() => import("#site"));
  const output = outputAt(out);

  // Takes the port before a build of minutes. Until the build is ready, the answer is to come back.
  let app: RequestListener = (_, response) => {
    response.writeHead(503, { "Retry-After": "10" }).end("The site is being built.\n");
  };
  const server = createServer((request, response) => app(request, response));
  const port = await listen(server, readPort(process.env["PORT"]), host);
  try {
    if (noBuild && !isBuilt(output))
      throw new Refusal(
        `There is no build in ${output.dist}; make one with npm run build, or leave out --no-build.`,
      );
    if (!noBuild && !(await isCurrent(output))) {
      checkOutput(output);
      await build(output);
    }
    const copies = copiesFolder(port);
    const ready = await asCliError(() =>
      serveBuild(output.dist, stampOf(output), copies, printProgress),
    );
    app = process.env["LOG_REQUESTS"] ? logRequests(ready, print) : ready;
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  closeOnSignal(server);
  print(`${site.product} is at ${addressOf(port, host)}`);
});
