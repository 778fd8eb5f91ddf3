/** Starts servers of other makers, and sees when they listen. */
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

const host = "127.0.0.1";

/** @returns a port that nobody listens on at this moment */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  return address.port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/**
 * Waits until the program listens.
 *
 * @returns how to stop it
 * @throws Error with what it said when it ends instead
 */
export async function ready(child: ChildProcess, port: number): Promise<() => Promise<void>> {
  let said = "";
  child.stderr?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const start = Date.now();
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() - start > 30_000)
      throw new Error(`${child.spawnfile} did not start:\n${said}`);
    await wait(50);
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}
