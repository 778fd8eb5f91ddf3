/** The reference receiver (examples/lead-receiver/) as a separate process that can be killed at any moment. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { root } from "#scripts/lib/paths.ts";

/** @param database its file @param env more settings */
export function receiverProcess(database: string, env: Readonly<Record<string, string>> = {}) {
  let child: ChildProcess | undefined;
  let port: number | undefined;

  async function start(): Promise<void> {
    const defaults = { ORIGINS: "https://www.shop.example", PORT: "0", DATABASE: database };
    const started = spawn(process.execPath, [join(root, "examples/lead-receiver/main.ts")], {
      env: { ...process.env, ...defaults, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = started;
    for await (const line of createInterface({ input: started.stdout })) {
      port = Number(/:(\d+)\/$/.exec(line)?.[1]);
      return;
    }
    throw new Error("the receiver ended before it listened");
  }

  /** Without a chance to finish anything (SIGKILL). */
  async function kill(): Promise<void> {
    const running = child;
    port = undefined;
    child = undefined;
    if (running === undefined || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  }

  return {
    /** Where it listens; another port after each start. Undefined while it is down. */
    port: () => port,
    start,
    kill,
    /** The ids in its file, including duplicates. */
    ids: (): string[] => {
      using file = new DatabaseSync(database, { readOnly: true });
      return file
        .prepare("SELECT id FROM leads")
        .all()
        .map(({ id }) => String(id));
    },
    [Symbol.asyncDispose]: kill,
  };
}
