/** Shared by all scripts: report progress, fail in one sentence, exit with the right code. */
import { inspect, parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** An error that the user can fix: shown as a sentence, without a stack. */
export class Refusal extends Error {}

/** Progress goes to standard error; standard output is for results. */
export function printProgress(line: string): void {
  process.stderr.write(`${line}\n`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @param since from `performance.now()` */
export const secondsSince = (since: number) =>
  `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Reports the start, and at the end the duration. @param work returns the words of the closing line */
export async function step(beginning: string, work: () => Promise<string>): Promise<void> {
  const start = performance.now();
  printProgress(`${beginning} …`);
  const result = await work();
  printProgress(`  ${result}, ${secondsSince(start)}`);
}

/** Why writing is impossible, by the file system's error code. */
const unwritable: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full; free some space",
  EROFS: "the disk is read-only; choose another folder",
  EACCES: "this account may not write there; choose another folder, or change its owner",
};

/** The failure as a sentence; it may also be in the output of a program that was started. */
function sentenceOf(error: unknown): string {
  const [said, code = ""] = /\b(ENOSPC|EROFS|EACCES): [^\n]*/.exec(messageOf(error)) ?? [];
  if (said !== undefined) return `Cannot write: ${unwritable[code] ?? ""} (${said}).`;
  return error instanceof Refusal ? error.message : inspect(error);
}

/** Runs a script's work; a failure ends the process with code 1. */
export async function main(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    printProgress(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** Turns the error of a wrong argument or of wrong data into a refusal with its message. */
export async function asCliError<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Refusal(messageOf(error), { cause: error });
  }
}

/**
 * @returns the options that the command was given, by name
 * @throws Refusal when it has another
 */
export const givenOptions = async <const T extends ParseArgsOptionsConfig>(options: T) =>
  (await asCliError(() => parseArgs({ options }))).values;
