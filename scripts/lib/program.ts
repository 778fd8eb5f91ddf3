/** Runs a program and keeps its output, by itself or as one step of a longer run. */
import { spawn } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { printProgress, secondsSince } from "./cli.ts";
import { root } from "./paths.ts";

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program is ended; it then counts as failed. */
  readonly timeout?: number;
  readonly gentle?: boolean;
  /** Whether its output is shown as it comes. */
  readonly isShown?: boolean;
}

/** Never rejects: a missing program counts as failed. @returns both streams in the order in which they came */
export async function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, timeout, gentle = false, isShown = false }: RunOptions = {},
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A missing program has no process id. Priorities may not be lowered again.
  const low = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  if (gentle && child.pid !== undefined) setPriority(child.pid, low);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      if (isShown) process.stderr.write(chunk);
    });
  // Not spawn's own timeout: programs that this one started may still hold its output open.
  const end = () => {
    child.kill("SIGKILL");
    child.stdout.destroy();
    child.stderr.destroy();
  };
  const timer = timeout === undefined ? undefined : setTimeout(end, timeout);
  const ok = await new Promise<boolean>((resolve) => {
    child.once("error", ({ message }) => {
      output += message;
      resolve(false);
    });
    child.once("close", (code) => resolve(code === 0));
  });
  clearTimeout(timer);
  return { ok, output };
}

/** Says in one line how the step ended and how long it took. Output that was not shown is, after a failure. */
export async function runStep(
  title: string,
  [program, ...args]: readonly [string, ...string[]],
  options: RunOptions = {},
): Promise<boolean> {
  const start = performance.now();
  const { ok, output } = await run(program, args, options);
  printProgress(`${ok ? "✓" : "✗"} ${title}, ${secondsSince(start)}`);
  if (!ok && !options.isShown) printProgress(output.trimEnd());
  return ok;
}
