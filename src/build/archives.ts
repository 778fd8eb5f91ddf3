/** What the page of the apps says of an archive, worked out from the file itself at every build. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { archiveFolder } from "#model/pages/downloads.ts";
import type { Archive } from "#sections/downloads/app.ts";

/**
 * @param file its name below public/downloads/app/; the content model has found it there
 * @param root the project's folder
 */
export function readArchive(file: string, root: string = process.cwd()): Archive {
  const content = readFileSync(join(root, archiveFolder, file));
  return { bytes: content.length, sum: createHash("sha256").update(content).digest("hex") };
}
