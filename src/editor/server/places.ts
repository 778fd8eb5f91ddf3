/** Which files the editor may read and write: those under content/ that are of a known kind. No other, ever. */
import { lstat, realpath } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { type LegalId, legalIds } from "#lib/routes/legal.ts";
import { announcementFolder } from "#model/announcements/read.ts";
import { contentFiles, type Kind } from "#model/kinds.ts";
import { legalFile } from "#model/legal/read.ts";
import { Refusal } from "./refusal.ts";

export type FilePlace =
  | { readonly type: "fields"; readonly path: string; readonly kind: Kind }
  | { readonly type: "article"; readonly path: string; readonly id: string }
  | { readonly type: "legal"; readonly path: string; readonly id: LegalId }
  | { readonly type: "announcement"; readonly path: string; readonly id: string };

const slug = "[a-z0-9]+(?:-[a-z0-9]+)*";
const article = new RegExp(`^content/blog/(${slug})\\.md$`);
const announcement = new RegExp(`^${announcementFolder}/(${slug})\\.md$`);
const picture = new RegExp(`^content/blog/images/${slug}\\.(?:png|jpg|webp)$`);

const legal = new Map(legalIds.map((id) => [legalFile(id), id]));

const kinds = new Map(
  (Object.keys(contentFiles) as Kind[]).map((kind) => [contentFiles[kind], kind]),
);

/**
 * @param path as the page sends it: whatever somebody wrote
 * @returns the file that it names
 * @throws Refusal where it names none of the content
 */
export function placeOf(path: unknown): FilePlace {
  if (typeof path === "string" && path.length < 300) {
    const kind = kinds.get(path);
    if (kind !== undefined) return { type: "fields", path, kind };
    const text = legal.get(path);
    if (text !== undefined) return { type: "legal", path, id: text };
    const [, id] = article.exec(path) ?? [];
    if (id !== undefined) return { type: "article", path, id };
    const [, news] = announcement.exec(path) ?? [];
    if (news !== undefined) return { type: "announcement", path, id: news };
  }
  throw new Refusal(`“${String(path).slice(0, 300)}” is no file of the content.`);
}

/** Whether a path is one under which a picture of an article may be kept. */
export const isPicturePath = (path: string) => path.length < 300 && picture.test(path);

/**
 * @param root the project's folder
 * @param path of a file of the content or of a picture, checked by the functions above
 * @returns where it lies
 * @throws Refusal where a link in between leads out of content/, or where no plain file stands there
 */
export async function lieOf(root: string, path: string): Promise<string> {
  const file = join(root, path);
  const [content, folder] = await Promise.all([
    realpath(join(root, "content")),
    realpath(dirname(file)),
  ]);
  const inside = folder === content || folder.startsWith(content + sep);
  const found = await lstat(file).catch(() => undefined);
  if (!inside || (found !== undefined && !found.isFile()))
    throw new Refusal(`“${path}” is no plain file below content/.`);
  return file;
}
