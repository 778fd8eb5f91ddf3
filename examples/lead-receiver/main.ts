/** `node main.ts`: receives leads until it is stopped. Settings: README.md. */
import { createServer } from "node:http";
import { createReceiver } from "./receiver.ts";
import { readSettings } from "./settings.ts";
import { openStore } from "./store.ts";

/** Milliseconds that a request may take to arrive. */
const patience = 30_000;

/** Explains in one sentence why it cannot start. */
function orEnd<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const settings = orEnd(() => readSettings(process.env));
const store = orEnd(() => openStore(settings.database));
const server = createServer(
  { requestTimeout: patience },
  createReceiver({ ...settings, store, now: () => new Date() }),
);
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  process.stderr.write(`Port ${String(settings.port)} is taken; set PORT to another.\n`);
  store.close();
  process.exitCode = 1;
});
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  process.stdout.write(`Leads are received at http://${settings.host}:${String(port)}/\n`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server.close(() => store.close());
    server.closeIdleConnections();
  });
}
