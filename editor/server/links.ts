/** Links in the content to a page that is renamed or deleted. */
import { allFiles, type ContentFile, read } from "./files.ts";

/** The folders of the pages that a file makes. */
const folders: Partial<Record<ContentFile["type"], string>> = {
  article: "blog",
  "case study": "(?:customers|case-studies)",
};

/** @returns the source with every link to the file's pages, and its name in lists of related articles, replaced */
export function relink(source: string, file: ContentFile, slug: string): string {
  const folder = folders[file.type];
  if (folder === undefined) return source;
  const name = new RegExp(String.raw`(?<![\w-])${file.slug}(?![\w-])`, "g");
  return source
    .replace(new RegExp(`(?<=/${folder}/)${file.slug}(?=[/.])`, "g"), slug)
    .replace(/^related:.*(?:\n[ -].*)*/m, (list) =>
      file.type === "article" ? list.replace(name, slug) : list,
    );
}

/** @returns the paths of all other files that link to a file's pages */
export const filesLinkingTo = (root: string, file: ContentFile): string[] =>
  allFiles(root)
    .map(({ path }) => path)
    .filter((path) => {
      const source = read(root, path);
      return path !== file.path && relink(source, file, "") !== source;
    });
