/**
 * Runs a program in this one's place: same terminal, same signals, same end.
 */
import { spawn } from "node:child_process";

/** On Windows a forwarded signal would kill the child before it can close; there the console tells both. */
const signals =
  process.platform === "win32" ? [] : /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>} resolves when the program has ended; this process then ends with the same exit code
 *   or, where a signal ended the program, by the same signal
 */
export async function foreground(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: "inherit" });
  const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  if (signals.length === 0) process.on("SIGINT", () => undefined);
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (...end) => resolve(end));
  });
  for (const name of signals) process.off(name, forward);
  if (signal !== null) process.kill(process.pid, signal);
  else process.exitCode = code;
}
