/** Servers on a free port: of any listener, or of a built site or one page as production serves them. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { listen } from "./address.ts";
import { Refusal } from "./cli.ts";
import { compressSite } from "./compress.ts";
import { isBuilt } from "./fresh.ts";
import type { Output } from "./paths.ts";

/** A server, until it is disposed of. */
export interface Served extends AsyncDisposable {
  readonly port: number;
  /** "http://localhost:40001", without a final slash. */
  readonly origin: string;
}

/** @param name this machine's name in the address: for browsers, localhost and 127.0.0.1 are different sites */
export async function serve(listener: RequestListener, name = "localhost"): Promise<Served> {
  const server = createServer(listener);
  const port = await listen(server, 0, "127.0.0.1");
  return {
    port,
    origin: `http://${name}:${String(port)}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param dist a folder with the files of a site */
export const serveFolder = (dist: string): Promise<Served> => serve(createApp(dist));

/** @throws Refusal when there is no build */
export async function serveSite(output: Output): Promise<Served> {
  if (!isBuilt(output)) throw new Refusal("There is no build; make one with npm run build.");
  return serveFolder(output.dist);
}

/** Serves one page at "/" from a temporary folder, which is removed when it is closed. */
export async function servePage(html: string): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), "page-"));
  const dist = join(folder, "dist");
  await mkdir(dist);
  await writeFile(join(dist, "index.html"), html);
  await compressSite(dist, join(folder, "cache"));
  const served = await serveFolder(dist);
  return {
    ...served,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
