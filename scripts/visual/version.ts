/** The version of the Chromium that the pictures are made with. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/paths.ts";

/** Names the version, beside the pictures that were made with it. */
const namedIn = join(root, "tests", "visual", "chromium.json");

export const namedVersion = async () =>
  (JSON.parse(await readFile(namedIn, "utf8")) as { version: string }).version;

export const nameVersion = (version: string) =>
  writeFile(namedIn, `${JSON.stringify({ version }, null, 2)}\n`);

/** @returns undefined when that version may be used, else one sentence */
export function whyOther(found: string, named: string): string | undefined {
  if (found === named) return undefined;
  return (
    `The pictures were made with Chromium ${named}, and this is ${found}: ` +
    "leave CHROMIUM unset, and `npm test -- visual` fetches the right one, " +
    "or make all of them anew with `npm test -- visual --update`."
  );
}
