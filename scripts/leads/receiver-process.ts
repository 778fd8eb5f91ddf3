/** The reference receiver (examples/lead-receiver/) as a separate process that can be killed at any moment. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { root } from "../lib/paths.ts";

export interface ReceiverProcess extends AsyncDisposable {
  /** Where it listens; another port after each start. Undefined while it is down. */
  port(): number | undefined;
  start(): Promise<void>;
  /** Without a chance to finish anything (SIGKILL). */
  kill(): Promise<void>;
  /** The ids in its file, including duplicates. */
  ids(): string[];
}

/**
 * @param database its file
 * @param env more settings
 */
export function receiverProcess(
  database: string,
  env: Readonly<Record<string, string>> = {},
): ReceiverProcess {
  let child: ChildProcess | undefined;
  let port: number | undefined;

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [join(root, "examples/lead-receiver/main.ts")], {
      env: {
        ...process.env,
        ORIGINS: "https://www.shop.example",
        ...env,
        PORT: "0",
        DATABASE: database,
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child = started;
    for await (const line of createInterface({ input: started.stdout })) {
      port = Number(/:(\d+)\/$/.exec(line)?.[1]);
      return;
    }
    throw new Error("the receiver ended before it listened");
  }

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
    port: () => port,
    start,
    kill,
    ids: () => {
      const file = new DatabaseSync(database, { readOnly: true });
      const rows = file.prepare("SELECT id FROM leads").all();
      file.close();
      return rows.map(({ id }) => String(id));
    },
    [Symbol.asyncDispose]: kill,
  };
}
