/**
 * Serves the built site for all browser tests, with production's headers and compression, on a free port.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createApp } from "#server/app.ts";
import { readTable } from "#server/http-table.ts";
import { dist, root } from "./dist.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site answers, without a closing slash. */
    base: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const http = readTable(readFileSync(join(root, "build", "http.json"), "utf8"));
  const server = createServer(createApp({ dist, http }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  project.provide("base", `http://localhost:${port}`);
  return () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
}
