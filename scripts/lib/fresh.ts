/** Checks whether the build matches the current sources: a stamp has the hash of all its inputs. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { filesBelow } from "./files.ts";
import { hostsOf, nextOf, type Output, root, stampOf } from "./paths.ts";

const inputFolders = ["src", "content", "public", "server"];
const inputFiles = [
  "site.config.ts",
  "astro.config.ts",
  "package-lock.json",
  "scripts/build.ts",
  "scripts/lib/compress.ts",
  "scripts/lib/host-files.ts",
];
/** Settings of the site. */
const isInputVariable = (name: string) => /^SITE_/.test(name);
/** Tests and files from file managers change no page. */
const isInput = (path: string) => !/\.test\.tsx?$/.test(path) && basename(path) !== ".DS_Store";

/** The variables of a build that are set. An empty one counts as unset, as in site.config.ts. */
const inputVariables = (env: NodeJS.ProcessEnv): readonly string[] =>
  Object.keys(env)
    .filter((name) => isInputVariable(name) && env[name])
    .toSorted();

/** @returns how to serve the build that was just made: `npm start` alone would build again without its variables */
export function howToServe(env: NodeJS.ProcessEnv): string {
  const names = inputVariables(env);
  if (names.length === 0) return "`npm start` serves it.";
  return `\`npm start -- --no-build\` serves it as it is, and so does \`npm start\` with ${names.join(", ")} as now; without, it builds again.`;
}

/** @returns one hash of the names and contents of all inputs of a build, and of its settings */
export async function inputHash(project: string, env: NodeJS.ProcessEnv): Promise<string> {
  const inFolders = await Promise.all(
    inputFolders.map((folder) => filesBelow(join(project, folder))),
  );
  const single = inputFiles.map((name) => join(project, name)).filter((path) => existsSync(path));
  const hash = createHash("sha256");
  for (const path of [...inFolders.flat(), ...single].filter(isInput)) {
    const content = createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
    hash.update(`${relative(project, path)}\0${content}\n`);
  }
  for (const name of inputVariables(env)) hash.update(`${name}=${String(env[name])}\n`);
  return hash.digest("hex");
}

/** Whether there is a build that can be served, of any sources. */
export function isBuilt(output: Output): boolean {
  return existsSync(join(output.dist, "index.html")) && existsSync(stampOf(output));
}

/** @param hash of the present inputs */
export async function isFresh(output: Output, hash: string): Promise<boolean> {
  if (!isBuilt(output)) return false;
  const stamp = await readFile(stampOf(output), "utf8");
  return stamp === JSON.stringify({ inputs: hash });
}

/** Whether a build is of the present sources and settings. */
export const isCurrent = async (output: Output): Promise<boolean> =>
  isFresh(output, await inputHash(root, process.env));

/** @returns a line that says so when the build is older than the sources; otherwise an empty one */
export const staleNote = async (output: Output): Promise<string> =>
  (await isCurrent(output))
    ? ""
    : "The build is older than the sources; npm run build renews it.\n";

/** The last step of a build. @param hash of the inputs as they were when it began */
export async function writeStamp(output: Output, hash: string): Promise<void> {
  await mkdir(output.records, { recursive: true });
  await writeFile(stampOf(output), JSON.stringify({ inputs: hash }));
}

/** Whether a whole build still waits to be put in place: the process that made it was killed. */
export const isWaiting = (output: Output): boolean => existsSync(stampOf(nextOf(output)));

/**
 * Puts the next build in the place of the one before it. After a kill at any point it can be called again and goes on
 * from there.
 */
export async function putInPlace(output: Output): Promise<void> {
  const next = nextOf(output);
  const old = join(output.records, "old");
  if (existsSync(next.dist)) {
    await rm(old, { recursive: true, force: true });
    if (existsSync(output.dist)) await rename(output.dist, old);
    await rename(next.dist, output.dist);
  }
  await rm(hostsOf(output), { recursive: true, force: true });
  for (const place of [hostsOf, stampOf])
    if (existsSync(place(next))) await rename(place(next), place(output));
  for (const path of [old, next.records]) await rm(path, { recursive: true, force: true });
}
