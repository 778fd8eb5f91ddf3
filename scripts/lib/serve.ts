/** Servers on a free port: of any listener, or of a built site as production serves it. */
import { createServer, type RequestListener } from "node:http";
import { createApp } from "#server/app.ts";
import { listen } from "./address.ts";
import { Refusal } from "./cli.ts";
import { isBuilt, type Output } from "./output.ts";

/** A server, until it is disposed of. */
export type Served = Awaited<ReturnType<typeof serve>>;

/** @param name this machine's name in the address: for browsers, localhost and 127.0.0.1 are different sites */
export async function serve(listener: RequestListener, name = "localhost") {
  const server = createServer(listener);
  const port = await listen(server, 0, "127.0.0.1");
  return {
    port,
    /** Without a final slash. */
    origin: `http://${name}:${port}`,
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
