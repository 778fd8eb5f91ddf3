/**
 * Folders of content in which every file is an entry, and its name the slug: each file adds a page. Schemas:
 * src/content/collections.ts.
 */
import { existsSync, globSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { basename, join, relative } from "node:path";

export const folders = {
  caseStudies: "content/case-studies",
  databases: "content/connections",
} as const;
export type FolderKind = keyof typeof folders;

export const folderKinds = Object.keys(folders) as readonly FolderKind[];

export const fileOf = (kind: FolderKind, slug: string): string => `${folders[kind]}/${slug}.yaml`;

/** Whether a path leads to a file, directly or through a link. */
export const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** @returns files of the project by a pattern, with slashes, sorted by name */
export const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => isFile(join(root, file)))
    .sort();

/** @returns the slugs of a folder, sorted */
export const slugsIn = (kind: FolderKind, root: string = process.cwd()): readonly string[] =>
  filesIn(root, `${folders[kind]}/*.yaml`).map((file) => basename(file, ".yaml"));

/** The pages that these files make, by the bracketed part of their route (src/lib/routes/present.ts). */
export const folderRoutes = (): Readonly<Record<string, readonly string[]>> => ({
  customer: slugsIn("caseStudies"),
  connection: slugsIn("databases"),
});

const fileName = /\.(?:md|ya?ml|png|jpe?g|webp|svg)$/i;

/**
 * @param root the project's folder
 * @returns a sentence for each link below content/ that leads nowhere, and each folder named like a file
 */
export function unreadableFiles(root: string): string[] {
  return readdirSync(join(root, "content"), { recursive: true, withFileTypes: true }).flatMap(
    (entry) => {
      const path = join(entry.parentPath, entry.name);
      const name = relative(root, path).replaceAll("\\", "/");
      if (entry.isSymbolicLink() && !existsSync(path))
        return `${name}: is a link to a file that is not there (${readlinkSync(path)}); put the file itself in its place.`;
      if (entry.isDirectory() && fileName.test(entry.name))
        return `${name}: is a folder with the name of a file; put its text into a file of that name, or rename the folder.`;
      return [];
    },
  );
}
