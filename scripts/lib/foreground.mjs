/** Runs a program in place of this one: same terminal, signals and exit status. */
import { spawn } from "node:child_process";

/** On Windows a forwarded signal would kill the child before it can close; there the console tells both. */
const signals =
  process.platform === "win32" ? [] : /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);

/** Milliseconds between checks of the parent. */
const watchEvery = 250;

/**
 * npm passes signals only to the shell that runs its scripts, which ends without passing them on. So under npm, the end
 * of the parent counts as a request to stop; otherwise a stopped `npm start` would keep serving. Without npm, the
 * program may outlive the shell, like any background program.
 *
 * @param {() => void} stop
 */
function watchParent(stop) {
  const parent = process.ppid;
  if (process.env["npm_lifecycle_event"] === undefined || process.platform === "win32") return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, watchEvery).unref();
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<void>} resolves when the program has ended; this process then ends with the same exit code or, if a
 *   signal ended the program, by the same signal
 */
export async function foreground(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: "inherit" });
  const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  if (signals.length === 0) process.on("SIGINT", () => undefined);
  watchParent(() => forward("SIGTERM"));
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (...end) => resolve(end));
  });
  for (const name of signals) process.off(name, forward);
  if (signal !== null) process.kill(process.pid, signal);
  else process.exitCode = code;
}
