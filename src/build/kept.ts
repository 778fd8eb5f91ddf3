/** Keeps what a build has worked out for the next one, in `.cache/kept/`, for as long as what it was made of stays the same. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sourcesOf } from "./sources.ts";

/** What a file of the cache holds. */
interface Kept {
  readonly key: string;
  readonly value: unknown;
}

function read(file: string): Kept | undefined {
  try {
    const { key, value } = Object(JSON.parse(readFileSync(file, "utf8"))) as Partial<Kept>;
    return key === undefined ? undefined : { key, value };
  } catch {
    // Missing or broken: made again.
    return undefined;
  }
}

/** Put in place whole, since two builds may run at once; not at all where it would come back as something else. */
function write(file: string, kept: Kept): void {
  const text = JSON.stringify(kept);
  if (!isDeepStrictEqual(JSON.parse(text), kept)) return;
  const aside = `${file}.${String(process.pid)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(aside, text);
  renameSync(aside, file);
}

/**
 * @param makers source files, from the project's folder, with all that they import: the code that makes it
 * @param parts what else it is made of
 * @returns what changes whenever one of these does, or a package's version
 */
export function keyOf(makers: readonly string[], ...parts: readonly string[]): string {
  const root = process.cwd();
  const hash = createHash("sha256");
  const sources = makers.flatMap((file) => [...sourcesOf(join(root, file), root).values()]);
  for (const text of [...sources, readFileSync(join(root, "package-lock.json"), "utf8"), ...parts])
    hash.update(`${String(text.length)}:${text}`);
  return hash.digest("hex");
}

/**
 * @param name of the file in the cache
 * @param key of what it is made of, by `keyOf`
 * @param make gives a value; kept where JSON holds it as it is
 * @param folder of the cache
 * @returns the value of the last build under this key, else what `make` gives, which is kept
 * @throws what `make` throws
 */
export function kept<T>(
  name: string,
  key: string,
  make: () => T,
  folder = join(process.cwd(), ".cache/kept"),
): T {
  const file = join(folder, `${name}.json`);
  const known = read(file);
  if (known?.key === key) return known.value as T;
  const value = make();
  write(file, { key, value });
  return value;
}
