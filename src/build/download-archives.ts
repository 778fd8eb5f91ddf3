/** An archive's details on /downloads/, computed from the file in every build. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "#content/collections.ts";
import { archiveFolder, downloadsPage } from "#sections/downloads/schema.ts";
import { readContentFile } from "#content/parse.ts";
import type { Archive } from "#sections/downloads/app.ts";

/**
 * @param file its name below public/downloads/app/; the content check has already found it
 * @param root the project's folder
 * @throws ContentError with the content check's sentence if it has since been deleted, on a running development server
 */
export function readArchive(file: string, root: string = process.cwd()): Archive {
  const path = join(root, archiveFolder, file);
  if (!existsSync(path)) readContentFile(root, contentFiles.downloads, downloadsPage);
  const content = readFileSync(path);
  return { bytes: content.length, sum: createHash("sha256").update(content).digest("hex") };
}
