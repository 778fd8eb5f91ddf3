/** A program as one step of a longer run: a line with its outcome and duration. */
import { say, secondsSince } from "./cli.ts";
import { run } from "./program.ts";

export interface StepOptions {
  /** Whether it runs with low priority. */
  readonly gentle?: boolean;
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the step's output is shown live, or only after a failure. */
  readonly show?: "always" | "failure";
}

/**
 * @param title the step's name in the closing line
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
