/** What lies below content/ and is no file that could be read: links that lead nowhere, and folders named like files. */
import { existsSync, readdirSync, readlinkSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Whether a path leads to a file, itself or through a link. */
export const isFile = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const fileName = /\.(?:md|ya?ml|png|jpe?g|webp|svg)$/i;

/**
 * @param root the project's folder
 * @returns a sentence for each
 */
export function oddFiles(root: string): string[] {
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
