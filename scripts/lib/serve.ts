/** Serves a built site, or one page, as production does, on a free port. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { addressOf, listen } from "./address.ts";
import { Refusal } from "./cli.ts";
import { compressSite } from "./compress.ts";
import { isBuilt } from "./fresh.ts";
import type { Output } from "./paths.ts";

export interface Served extends AsyncDisposable {
  /** "http://localhost:40001", without a final slash. */
  readonly origin: string;
}

/** @param dist a folder with the files of a site */
export async function serveFolder(dist: string): Promise<Served> {
  const server = createServer(createApp(dist));
  const host = "127.0.0.1";
  const port = await listen(server, 0, host);
  return {
    origin: addressOf(port, host),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

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
    origin: served.origin,
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}
