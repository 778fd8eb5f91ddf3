/** Paths. All are absolute, so scripts work from any folder. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

export const cacheDir = join(root, ".cache");

export interface Output {
  /** The folder that is served. */
  readonly dist: string;
  /** The build's records, never served: `stamp.json` and the files for hosts. */
  readonly records: string;
}

/** dist/ with build/ next to it, or DIR with DIR.build for another folder. */
export function outputAt(dir: string | undefined): Output {
  const dist = join(root, "dist");
  if (dir === undefined || dir === dist) return { dist, records: join(root, "build") };
  return { dist: dir, records: `${dir}.build` };
}

/** Where the next build is made before it takes the place of this one. */
export const nextOf = ({ records }: Output): Output => ({
  dist: join(records, "next", "dist"),
  records: join(records, "next"),
});

/** Written last: a build with a stamp is complete. */
export const stampOf = ({ records }: Output) => join(records, "stamp.json");
/** The files for a host's operator, which are not served. */
export const hostsOf = ({ records }: Output) => join(records, "hosts");

/**
 * @param name a package in node_modules
 * @param program one of its programs; usually it has the package's own name
 * @returns the program's JavaScript file, to be run with `process.execPath`: the links in node_modules/.bin
 *   would choose the Node they find in PATH
 * @throws Error when the package has no such program
 */
export function programOf(name: string, program = name): string {
  const folder = join(root, "node_modules", name);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin?: string | Record<string, string>;
  };
  const file = typeof bin === "string" ? bin : bin?.[program];
  if (file === undefined) throw new Error(`the package ${name} has no program ${program}`);
  return join(folder, file);
}
