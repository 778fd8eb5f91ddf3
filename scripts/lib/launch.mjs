/** Installs the dependencies when they are not those of package-lock.json, and runs a command on the project's own Node. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, watch } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const isWindows = process.platform === "win32";
const ownNode = join(root, "node_modules", "node", "bin", isWindows ? "node.exe" : "node");

/** Commands for production, which need no development packages. */
const productionCommands = ["start", "build"];

/** Commands that read settings of the site. Only these also read `.env`, so that tests never depend on one. */
const settingCommands = ["start", "build", "dev", "launch-check"];

const commands = ["start", "dev", "build", "check", "test", "bench", "launch-check", "new"];

/**
 * `npm run bench -- load` runs scripts/bench/load.ts, and a command without such a part its own script.
 *
 * @param {readonly string[]} given the command and its arguments
 * @returns {{ script: string, args: readonly string[] } | { refusal: string }} the script's name without extension and
 *   its arguments, or one sentence
 */
export function resolveCommand([command = "", ...args]) {
  if (!commands.includes(command))
    return { refusal: `"${command}" is not a command; there are ${commands.join(", ")}.` };
  const part = `${command}/${args[0] ?? ""}`;
  const isPart = /^[a-z]+\/[a-z]+$/.test(part) && existsSync(join(root, "scripts", `${part}.ts`));
  return isPart ? { script: part, args: args.slice(1) } : { script: command, args };
}

/**
 * @param {string} script the script's name without extension
 * @param {string} folder the project's
 * @returns {string[]} flags for Node; a variable that is set already wins over the file's
 */
export function nodeFlags(script, folder) {
  const file = join(folder, ".env");
  // Checked here, since Node's own flag for an optional file reports each time that it is missing.
  return settingCommands.includes(script) && existsSync(file) ? [`--env-file=${file}`] : [];
}

/**
 * @typedef {{ packages: Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }> }} Lock
 *
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, npm's own record of what it put there
 * @param {boolean} needsDev whether development packages count
 * @returns {string | undefined} the first package that is missing or at another version
 */
export function firstMismatch(wanted, installed, needsDev) {
  const mismatch = Object.entries(wanted.packages).find(([path, entry]) => {
    // Optional packages are those of other platforms; npm leaves them out on purpose.
    const { version, dev, optional, devOptional } = entry;
    if (path === "" || optional || devOptional || (dev && !needsDev)) return false;
    return installed.packages[path]?.version !== version;
  });
  return mismatch?.[0];
}

/**
 * @param {string} path
 * @returns {Lock}
 */
const readLock = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { packages: {} };

/**
 * @param {boolean} needsDev
 * @returns {string | undefined} one sentence when the dependencies could not be installed
 */
function install(needsDev) {
  const installed = readLock(join(root, "node_modules", ".package-lock.json"));
  const mismatch = firstMismatch(readLock(join(root, "package-lock.json")), installed, needsDev);
  if (mismatch === undefined && existsSync(ownNode)) return undefined;
  const isFirst = Object.keys(installed.packages).length === 0;
  const reason = isFirst ? "" : `: ${mismatch ?? ownNode} is missing or old`;
  process.stderr.write(`Installing the dependencies (a minute or two)${reason} …\n`);
  // Started by npm, this process may run on the Node in node_modules, which npm ci deletes: npm takes the system's.
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const path = folders.filter((folder) => !folder.includes(`node_modules${sep}`)).join(delimiter);
  const { status } = spawnSync(
    "npm",
    // NODE_ENV=production would leave out what the checks need; the warnings are about Node's version.
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    // Standard output belongs to the command.
    { cwd: root, env: { ...process.env, PATH: path }, stdio: ["ignore", 2, 2], shell: isWindows },
  );
  if (status !== 0)
    return "The dependencies could not be installed with npm ci; the lines above say why.";
  if (existsSync(ownNode)) return undefined;
  return "npm ci left out Node itself, because install scripts are off; run: npm ci --ignore-scripts=false";
}

/** A script that ends with this code is started again (src/build/development.ts). */
export const startAgain = 75;

/** Resolves at the next change of a source file or a setting. */
async function nextSave() {
  const watchers = [watch(root), watch(join(root, "src"), { recursive: true })];
  await Promise.race(watchers.map((watcher) => once(watcher, "change")));
  for (const watcher of watchers) watcher.close();
}

/**
 * @param {readonly string[]} given the command and its arguments
 * @returns {Promise<void>} resolves when the command has ended; this process then ends as the command did
 */
export async function launch(given) {
  const resolved = resolveCommand(given);
  const refusal =
    "refusal" in resolved
      ? resolved.refusal
      : install(!productionCommands.includes(resolved.script));
  if ("refusal" in resolved || refusal !== undefined) {
    process.stderr.write(`${refusal ?? ""}\n`);
    process.exitCode = 1;
    return;
  }
  const { script, args } = resolved;
  const path = join(root, "scripts", `${script}.ts`);
  const env = {
    ...process.env,
    PATH: [join(root, "node_modules", ".bin"), process.env["PATH"]].join(delimiter),
    ASTRO_TELEMETRY_DISABLED: "1",
  };
  const start = () => {
    const options = /** @type {const} */ ({ cwd: root, env, stdio: "inherit" });
    return spawn(ownNode, [...nodeFlags(script, root), path, ...args], options);
  };
  let command = start();
  let isStopped = false;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    isStopped = true;
    // False while no command runs: `npm run dev` waits for a correction.
    if (!command.kill(signal)) process.exit(1);
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, stop);
  // npm passes a signal only to its shell, which ends without passing it on: under npm, the shell's end is a signal too.
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.env["npm_lifecycle_event"] && process.ppid !== shell) stop("SIGTERM");
  }, 250);
  const ended = () =>
    new Promise((/** @type {(end: [number | null, NodeJS.Signals | null]) => void} */ resolve) => {
      command.once("exit", (...end) => resolve(end));
    });
  let [code, signal] = await ended();
  while (code === startAgain && !isStopped) {
    command = start();
    [code, signal] = await ended();
    // Vite answers SIGTERM with a code of its own.
    if (isStopped || signal !== null || code === 0 || code === startAgain) continue;
    process.stderr.write("The server will start again when you save a correction.\n");
    await nextSave();
    code = startAgain;
  }
  clearInterval(watch);
  process.exitCode = code ?? 1;
  if (signal === null) return;
  process.off(signal, stop);
  process.kill(process.pid, signal);
}
