/** Which files the editor may read and write: only those under content/ that are of a known kind. */
import { createHash, randomBytes } from "node:crypto";
import { lstat, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import type { z } from "astro/zod";
import { type LegalId, legalIds } from "#lib/routes/legal.ts";
import { announcementFolder } from "#content/announcements/announcements.ts";
import { articleFolder } from "#content/articles/picture-file.ts";
import { folders, type FolderKind, folderKinds } from "#content/folders.ts";
import { contentFiles, folderSchemas, type Kind, kinds } from "#content/collections.ts";
import { legalFile } from "#content/legal/read.ts";
import { Refusal } from "#scripts/lib/cli.ts";

export type Place =
  | { readonly type: "fields"; readonly path: string; readonly kind: Kind | FolderKind }
  | { readonly type: "article" | "announcement"; readonly path: string; readonly id: string }
  | { readonly type: "legal"; readonly path: string; readonly id: LegalId };

const slug = "[a-z0-9]+(?:-[a-z0-9]+)*";
const article = new RegExp(`^${articleFolder}/(${slug})\\.md$`);
const announcement = new RegExp(`^${announcementFolder}/(${slug})\\.md$`);
const picture = new RegExp(`^${articleFolder}/images/${slug}\\.(?:png|jpg|webp)$`);
const legal = new Map(legalIds.map((id) => [legalFile(id), id]));
const single = new Map(
  (Object.keys(contentFiles) as Kind[]).map((kind) => [contentFiles[kind], kind]),
);
const inFolders = folderKinds.map(
  (kind) => [new RegExp(`^${folders[kind]}/${slug}\\.yaml$`), kind] as const,
);

/** The customer's slug for a case study; undefined for other files. */
export const caseStudyOf = ({ type, path, ...place }: Place): string | undefined =>
  type === "fields" && "kind" in place && place.kind === "caseStudies"
    ? basename(path, ".yaml")
    : undefined;

/** Whether a file can be renamed and deleted; all others belong to a page. */
export const isRemovable = (place: Place): boolean =>
  place.type === "article" || place.type === "announcement" || caseStudyOf(place) !== undefined;

/** The schema of a file of fields. */
export const modelOf = (kind: Kind | FolderKind): z.ZodType =>
  ({ ...kinds, ...folderSchemas })[kind];

/**
 * @param path as sent by the page, unchecked
 * @returns the file at this path
 * @throws Refusal if it is not a content file
 */
export function placeOf(path: unknown): Place {
  if (typeof path === "string" && path.length < 300) {
    const kind = single.get(path) ?? inFolders.find(([file]) => file.test(path))?.[1];
    if (kind !== undefined) return { type: "fields", path, kind };
    const text = legal.get(path);
    if (text !== undefined) return { type: "legal", path, id: text };
    const [, id] = article.exec(path) ?? [];
    if (id !== undefined) return { type: "article", path, id };
    const [, news] = announcement.exec(path) ?? [];
    if (news !== undefined) return { type: "announcement", path, id: news };
  }
  throw new Refusal(`“${String(path).slice(0, 300)}” is not a content file.`);
}

/** Whether an article's picture may be kept under a path. */
export const isPicturePath = (path: string) => path.length < 300 && picture.test(path);

/**
 * @param root the project's folder
 * @param path of a content file or a picture, checked by the functions above
 * @returns its absolute path
 * @throws Refusal if a link leads out of content/, or if it is not a plain file
 */
export async function resolveIn(root: string, path: string): Promise<string> {
  const file = join(root, path);
  const [content, folder] = await Promise.all([
    realpath(join(root, "content")),
    realpath(dirname(file)),
  ]);
  const inside = folder === content || folder.startsWith(content + sep);
  const found = await lstat(file).catch(() => undefined);
  if (!inside || (found !== undefined && !found.isFile()))
    throw new Refusal(`“${path}” is not a plain file under content/.`);
  return file;
}

export interface Whole {
  readonly source: string;
  readonly hash: string;
}

/** @returns the file's text and hash; undefined if there is no file */
export async function readWhole(root: string, path: string): Promise<Whole | undefined> {
  try {
    const bytes = await readFile(await resolveIn(root, path));
    return {
      source: bytes.toString("utf8"),
      hash: createHash("sha256").update(bytes).digest("hex"),
    };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** @throws Refusal if the file is gone */
export async function readThere(root: string, path: string): Promise<Whole> {
  const whole = await readWhole(root, path);
  if (whole === undefined) throw new Refusal(`${path} is no longer there.`);
  return whole;
}

/** Replaces a file atomically: a reader sees the old file or the new one, never part of one. */
export async function writeWhole(
  root: string,
  path: string,
  content: string | Uint8Array,
): Promise<void> {
  const file = await resolveIn(root, path);
  // A name that neither the site nor git treats as content.
  const temporary = join(dirname(file), `.${basename(file)}.${randomBytes(6).toString("hex")}.tmp`);
  try {
    await writeFile(temporary, content, { flag: "wx" });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
