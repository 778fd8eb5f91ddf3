/** Serves the built site for all browser tests, with production's headers and compression, on a free port. */
import type { TestProject } from "vitest/node";
import { serveFolder } from "#scripts/lib/serve.ts";
import { dist } from "./dist.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The built site's address, without a final slash. */
    base: string;
  }
}

export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const site = await serveFolder(dist);
  project.provide("base", site.origin);
  return async () => {
    await site[Symbol.asyncDispose]();
  };
}
