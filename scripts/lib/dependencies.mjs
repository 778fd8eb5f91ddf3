/** Checks that node_modules matches package-lock.json, and installs what is missing. */
import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { delimiter, join, sep } from "node:path";

/**
 * @typedef {{ version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

/**
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, npm's own record of what it put there
 * @param {{ dev: boolean, present: (path: string) => boolean }} options whether development packages count, and whether
 *   a package's folder really exists
 * @returns {string | undefined} the first package that is missing or at another version, with the reason
 */
export function firstMismatch(wanted, installed, { dev, present }) {
  for (const [path, { version, link, optional, devOptional, dev: isDev }] of Object.entries(
    wanted.packages,
  )) {
    // Optional packages are those of other platforms; npm leaves them out on purpose.
    if (path === "" || link || optional || devOptional || (isDev && !dev)) continue;
    const found = installed.packages[path]?.version;
    if (found === undefined || !present(path)) return `${path} is missing`;
    if (found !== version) return `${path} is ${found}, not ${version ?? "unknown"}`;
  }
  return undefined;
}

/**
 * @param {string} root the project's folder
 * @returns {string} the folder of the project's own Node
 */
export function ownNode(root) {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return join(root, "node_modules", "node", "bin", name);
}

/**
 * @param {string} path
 * @returns {Lock}
 */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { packages: {} };
}

/**
 * @param {string} root the project's folder
 * @param {boolean} dev whether the command needs development packages
 * @returns {string | undefined} why the dependencies have to be installed, or undefined when they are right
 */
export function whyInstall(root, dev) {
  const wanted = readLock(join(root, "package-lock.json"));
  const installed = readLock(join(root, "node_modules", ".package-lock.json"));
  const present = (/** @type {string} */ path) => existsSync(join(root, path, "package.json"));
  const mismatch = firstMismatch(wanted, installed, { dev, present });
  if (mismatch !== undefined) return mismatch;
  const version = `v${wanted.packages["node_modules/node"]?.version ?? ""}`;
  const { stdout } = spawnSync(ownNode(root), ["--version"], { encoding: "utf8" });
  return stdout?.trim() === version ? undefined : `Node ${version} is missing`;
}

/**
 * Runs `npm ci`. Its output goes to standard error: standard output belongs to the command. Started by npm,
 * this process may already run on the Node inside node_modules, which `npm ci` deletes: that folder is taken
 * out of PATH, so npm runs on the system's Node.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} one sentence when it failed
 */
export function install(root) {
  const packages = lstatSync(join(root, "node_modules"), { throwIfNoEntry: false });
  // npm would empty the folder that the link leads to.
  if (packages?.isSymbolicLink())
    return "node_modules is a link to the packages of another folder; install them there with npm ci.";
  const inside = (/** @type {string} */ folder) => folder.includes(`node_modules${sep}`);
  const path = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => !inside(folder));
  const { status, error } = spawnSync(
    "npm",
    // NODE_ENV=production would leave out what the checks need; the warnings are about Node's version.
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      env: { ...process.env, PATH: path.join(delimiter) },
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32",
    },
  );
  if (status === 0) return undefined;
  const reason = error === undefined ? `it ended with ${String(status)}` : error.message;
  return `The dependencies could not be installed with npm ci (${reason}); the lines above say why.`;
}
