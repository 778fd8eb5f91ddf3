/**
 * Folders of content in which every file is an entry of its own and the file's name is its slug: one file more is one
 * page more. Their schemas are in kinds.ts.
 */
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { isFile } from "./odd-files.ts";

export const folders = {
  caseStudies: "content/case-studies",
  databases: "content/connections",
} as const;
export type FolderKind = keyof typeof folders;

export const folderKinds = Object.keys(folders) as readonly FolderKind[];

export const fileOf = (kind: FolderKind, slug: string): string => `${folders[kind]}/${slug}.yaml`;

/** @returns the slugs of a folder, in the order of the alphabet */
export const slugsIn = (kind: FolderKind, root: string = process.cwd()): readonly string[] =>
  globSync("*.yaml", { cwd: join(root, folders[kind]) })
    .filter((file) => isFile(join(root, folders[kind], file)))
    .map((file) => basename(file, ".yaml"))
    .sort();

/** The addresses of the pages that these files make, by the bracketed part of their route (src/lib/routes/present.ts). */
export const folderRoutes = (): Readonly<Record<string, readonly string[]>> => {
  const customers = slugsIn("caseStudies");
  return { customer: customers, connection: slugsIn("databases") };
};
