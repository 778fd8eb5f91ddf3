/** The files that the editor may read and write: those under content/ that the site reads. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { z } from "astro/zod";
import { announcementFields, announcementFiles } from "#content/announcements/announcements.ts";
import { announcementsPath } from "#content/announcements/entry.ts";
import { frontMatter } from "#content/articles/front-matter.ts";
import { articleFiles } from "#content/articles/library.ts";
import { yamlFiles } from "#content/collections.ts";
import { folders } from "#content/folders.ts";
import { legalFile } from "#content/legal/read.ts";
import { legalIds } from "#lib/routes/legal.ts";
import { Refusal } from "#scripts/lib/cli.ts";

export interface ContentFile {
  readonly path: string;
  readonly type: "fields" | "case study" | "connection" | "article" | "announcement" | "legal";
  /** The path's last part without its extension. */
  readonly slug: string;
  /** The schema of its fields; null for a legal text. */
  readonly schema: z.ZodType | null;
}

/** The page of a file that has one of its own; undefined for others (pages.ts). */
export function ownPage(root: string, { type, path, slug }: ContentFile): string | undefined {
  switch (type) {
    case "article": {
      const [, href] = /^href: *["']?(\/blog\/[^/\s]+\/)/m.exec(read(root, path)) ?? [];
      return href ?? `/blog/${slug}/`;
    }
    case "announcement":
      return `${announcementsPath}#${slug}`;
    case "case study":
    case "connection":
      return `${path.slice("content".length, -".yaml".length)}/`;
    case "legal":
      return `/${slug}/`;
    case "fields":
      return undefined;
  }
}

const typeOf = (path: string): ContentFile["type"] =>
  path.startsWith(`${folders.caseStudies}/`)
    ? "case study"
    : path.startsWith(`${folders.connections}/`)
      ? "connection"
      : "fields";

export function allFiles(root: string): ContentFile[] {
  const file = (path: string, type: ContentFile["type"], schema: z.ZodType | null) => ({
    path,
    type,
    slug: basename(path, extname(path)),
    schema,
  });
  return [
    ...articleFiles(root).map((path) => file(path, "article", frontMatter)),
    ...announcementFiles(root).map((path) => file(path, "announcement", announcementFields)),
    ...[...yamlFiles(root)]
      .map(([path, schema]) => file(path, typeOf(path), schema))
      .sort((a, b) => a.path.localeCompare(b.path)),
    ...legalIds.map((id) => file(legalFile(id), "legal", null)),
  ].filter(({ path }) => existsSync(join(root, path)));
}

/**
 * @param path as sent by the page
 * @throws Refusal if no content file is there
 */
export function fileAt(root: string, path: string): ContentFile {
  const found = allFiles(root).find((file) => file.path === path);
  if (found === undefined) throw new Refusal(`“${path.slice(0, 300)}” is not a content file.`);
  return found;
}

/** @param path of a content file, with line breaks as `\n` in the result */
export const read = (root: string, path: string): string =>
  readFileSync(join(root, path), "utf8").replaceAll("\r\n", "\n");

export const hashOf = (root: string, path: string): string =>
  createHash("sha256")
    .update(readFileSync(join(root, path)))
    .digest("hex");

/** Whether a file can be renamed and deleted; all others belong to a page. */
export const isRemovable = ({ type }: ContentFile): boolean =>
  type === "article" || type === "announcement" || type === "case study";

/** The folders of the pages that a file makes. */
const linkFolders: Partial<Record<ContentFile["type"], string>> = {
  article: "blog",
  "case study": "(?:customers|case-studies)",
};

/**
 * @param source a content file
 * @param slug the file's new name
 * @returns the source with every link to the file's pages, and its name in lists of related articles, replaced
 */
export function relink(source: string, file: ContentFile, slug: string): string {
  const folder = linkFolders[file.type];
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
