/**
 * The folders of a build. A build is made next to the last one and takes its place when it is complete; a stamp, which
 * is written last, holds the hash of all its inputs and so tells whether it matches the present sources.
 */
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Refusal } from "./cli.ts";
import { cacheDir, filesBelow, root } from "./paths.ts";

/** The folder that is served, and that of the build's records: `stamp.json` and the files for hosts. */
export type Output = Readonly<Record<"dist" | "records", string>>;

/** @param dir as given; dist/ has build/ next to it, another folder DIR has DIR.build */
export function outputAt(dir?: string): Output {
  const own = join(root, "dist");
  const dist = dir === undefined ? own : resolve(dir);
  return { dist, records: dist === own ? join(root, "build") : `${dist}.build` };
}

/** Where the next build is made before it takes the place of this one. */
export const nextOf = ({ records }: Output): Output => ({
  dist: join(records, "next", "dist"),
  records: join(records, "next"),
});

export const stampOf = ({ records }: Output) => join(records, "stamp.json");
/** The files for a host's operator, which are not served. */
export const hostsOf = ({ records }: Output) => join(records, "hosts");

/** The path, or the nearest folder above it that exists. */
const existing = (path: string): string => (existsSync(path) ? path : existing(dirname(path)));

/**
 * Checks where a build may write: it replaces the folder, so nothing else may be in it.
 *
 * @throws Refusal when the folder holds anything that no build has made
 * @throws Error when nothing can be written there
 */
export function checkOutput(output: Output): void {
  const { dist } = output;
  accessSync(existing(dirname(dist)), constants.W_OK);
  if (!existsSync(dist) || existsSync(stampOf(output))) return;
  if (statSync(dist).isDirectory() && readdirSync(dist).length === 0) return;
  throw new Refusal(
    `${dist} holds files that no build of this project has made, and a build replaces all of it. Delete them, or name another folder with --out.`,
  );
}

const inputs = {
  folders: ["src", "content", "public", "server"],
  files: [
    "site.config.ts",
    "astro.config.ts",
    "package-lock.json",
    "scripts/build.ts",
    "scripts/lib/compress.ts",
  ],
};
/** Tests and files from file managers change no page. */
const isInput = (path: string) => !/\.test\.tsx?$/.test(path) && basename(path) !== ".DS_Store";

/** The settings of the site that are set. An empty one counts as unset, as in site.config.ts. */
const settingsIn = (env: NodeJS.ProcessEnv): readonly string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith("SITE_") && env[name])
    .toSorted();

/** @returns one hash of the names and contents of all inputs of a build, and of its settings */
export async function inputHash(project: string, env: NodeJS.ProcessEnv): Promise<string> {
  const below = inputs.folders.map((folder) => filesBelow(join(project, folder)));
  const single = inputs.files.map((name) => join(project, name)).filter((path) => existsSync(path));
  const hash = createHash("sha256");
  for (const path of [...(await Promise.all(below)).flat(), ...single].filter(isInput)) {
    const content = await readFile(path);
    hash.update(`${relative(project, path)}\0${content.length}\0`).update(content);
  }
  for (const name of settingsIn(env)) hash.update(`${name}=${env[name]}\n`);
  return hash.digest("hex");
}

/** Whether there is a build that can be served, of any sources. */
export const isBuilt = (output: Output): boolean =>
  existsSync(join(output.dist, "index.html")) && existsSync(stampOf(output));

/** Whether a build is of the present sources and settings. */
export async function isCurrent(output: Output, project = root): Promise<boolean> {
  if (!isBuilt(output)) return false;
  return (await readFile(stampOf(output), "utf8")) === (await inputHash(project, process.env));
}

/** @returns a line that says so when the build is older than the sources; otherwise an empty one */
export const staleNote = async (output: Output): Promise<string> =>
  (await isCurrent(output))
    ? ""
    : "The build is older than the sources; npm run build renews it.\n";

/** The last step of a build. @param hash of the inputs as they were when it began */
export async function writeStamp(output: Output, hash: string): Promise<void> {
  await mkdir(output.records, { recursive: true });
  await writeFile(stampOf(output), hash);
}

/** Puts the complete next build in the place of the one before it. */
export async function putInPlace(output: Output): Promise<void> {
  const next = nextOf(output);
  const old = join(output.records, "old");
  await rm(old, { recursive: true, force: true });
  if (existsSync(output.dist)) await rename(output.dist, old);
  await rename(next.dist, output.dist);
  await rm(hostsOf(output), { recursive: true, force: true });
  for (const place of [hostsOf, stampOf])
    if (existsSync(place(next))) await rename(place(next), place(output));
  for (const path of [old, next.records]) await rm(path, { recursive: true, force: true });
}

/**
 * Does some work while no other process of this project builds: two would write the same caches. The lock is SQLite's on
 * a file, which the system releases however the process ends.
 *
 * @throws Refusal when another process holds it
 */
export async function locked<T>(work: () => Promise<T>, folder = cacheDir): Promise<T> {
  mkdirSync(folder, { recursive: true });
  using file = new DatabaseSync(join(folder, "build-lock.sqlite"));
  try {
    file.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    throw new Refusal("Another build of this project runs; wait for it, or stop it.", { cause });
  }
  return await work();
}
