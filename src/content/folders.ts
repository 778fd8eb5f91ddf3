/**
 * Folders of content in which every file is an entry, and its name the slug: each file adds at least one page. Schemas:
 * src/content/collections.ts.
 */
import { globSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { slugify } from "#lib/text/slugify.ts";

export const folders = {
  caseStudies: "content/case-studies",
  connections: "content/connections",
} as const;
export type FolderKind = keyof typeof folders;

export const folderKinds = Object.keys(folders) as readonly FolderKind[];

export const fileOf = (kind: FolderKind, slug: string): string => `${folders[kind]}/${slug}.yaml`;

/** Whether a path leads to a file, directly or through a link. */
const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** @returns files of the project by a pattern, with slashes, sorted by name; no folders, and no links to nothing */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => isFile(join(root, file)))
    .sort();

/** @returns the slugs of a folder, sorted, without names that cannot be part of an address */
export const slugsIn = (kind: FolderKind, root: string = process.cwd()): readonly string[] =>
  filesIn(root, `${folders[kind]}/*.yaml`)
    .map((file) => basename(file, ".yaml"))
    .filter((slug) => slugify(slug) === slug);

/** The pages that these files make, by the bracketed part of their route (src/lib/routes/route-finder.ts). */
export const folderRoutes = (): Readonly<Record<string, readonly string[]>> => ({
  customer: slugsIn("caseStudies"),
  connection: slugsIn("connections"),
});
