/** Runs a program and keeps its output, by itself or as one step of a longer run. */
import { spawn } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import { say, secondsSince } from "./cli.ts";
import { root } from "./paths.ts";

/** The niceness of a low-priority program; it may not be lowered again. */
const giveWay = (): number => Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);

/** The longest that a timer can wait, 24 days. */
const longest = 2 ** 31 - 1;

export interface Ended {
  readonly ok: boolean;
  /** Both streams, in the order in which they came. */
  readonly output: string;
}

export interface RunOptions {
  readonly cwd?: string;
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the program is ended; it then counts as failed. */
  readonly timeout?: number;
  /** Whether it runs with low priority. */
  readonly gentle?: boolean;
  /** Receives each piece of output as it comes. */
  readonly onOutput?: (chunk: string) => void;
}

/** Never rejects: a missing program counts as failed, and its output says so. */
export async function run(
  command: string,
  args: readonly string[],
  { cwd = root, env = {}, timeout = longest, gentle = false, onOutput }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    // A missing program has no process id.
    if (gentle && child.pid !== undefined) setPriority(child.pid, giveWay());
    // Not spawn's own timeout: its timer keeps running when the program is missing, and keeps this process alive.
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      // Programs that it started may still hold its output open.
      child.stdout.destroy();
      child.stderr.destroy();
    }, timeout);
    let output = "";
    const collect = (chunk: string) => {
      output += chunk;
      onOutput?.(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", collect);
    child.stderr.setEncoding("utf8").on("data", collect);
    child.once("error", (error) => {
      clearTimeout(timer);
      resolve({ ok: false, output: error.message });
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0, output });
    });
  });
}

export interface StepOptions extends Pick<RunOptions, "env" | "gentle"> {
  /** Whether the step's output is shown live, or only after a failure. */
  readonly show?: "always" | "failure";
}

/**
 * Says in one line how the step ended and how long it took.
 *
 * @param title the step's name in that line
 * @param command the program and its arguments
 * @returns whether it ended with code 0
 */
export async function runStep(
  title: string,
  [program, ...args]: readonly [string, ...string[]],
  { env = {}, show = "failure", gentle = false }: StepOptions = {},
): Promise<boolean> {
  const start = performance.now();
  const always = show === "always";
  const { ok, output } = await run(program, args, {
    env,
    gentle,
    ...(always ? { onOutput: (chunk: string) => process.stderr.write(chunk) } : {}),
  });
  say(`${ok ? "✓" : "✗"} ${title}, ${secondsSince(start)}`);
  if (!ok && !always) say(output.trimEnd());
  return ok;
}
