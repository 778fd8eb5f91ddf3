/** A program as one step of a longer run: a line with how it went and how long it took. */
import { say, secondsSince } from "./cli.ts";
import { run } from "./program.ts";

export interface StepOptions {
  /** Whether it leaves a core to whatever else wants one. */
  readonly gentle?: boolean;
  /** Added to this process's environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the step's own words are shown as they come, or only, afterwards, when it failed. */
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
