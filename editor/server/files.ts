/** Opens, checks and saves one file of the content. */
import { announcementFields } from "#content/announcements/announcements.ts";
import { frontMatter } from "#content/articles/front-matter.ts";
import type { Draft, Findings, FormSchema, OpenFile, SaveResult } from "../protocol.ts";
import { nameOfFile } from "../labels.ts";
import { check } from "./check.ts";
import { isRemovable, modelOf, placeOf, type Place, readThere, writeWhole } from "./disk.ts";
import { draftOf, textOf, textToCheck } from "./drafts.ts";
import { articleIds, choicesFor, pagesOf } from "./list.ts";
import { frontSchema, schemaOf } from "./schema.ts";

function schemaFor(root: string, place: Place, draft: Draft): FormSchema | null {
  if (draft.kind === "source") return null;
  if (place.type === "fields") return schemaOf(modelOf(place.kind));
  const front = place.type === "article" ? frontMatter : announcementFields;
  return frontSchema(front, choicesFor(root, place.path));
}

function nameOf(path: string, draft: Draft): string {
  const title = draft.kind === "article" ? draft.front["title"] : undefined;
  return typeof title === "string" && title !== "" ? title : nameOfFile(path);
}

export async function openFile(root: string, path: unknown): Promise<OpenFile> {
  const place = placeOf(path);
  const { source, hash } = await readThere(root, place.path);
  const draft = draftOf(place, source);
  const ids = [...articleIds(root)];
  const [id = ""] = ids.find(([, file]) => file === place.path) ?? ids[0] ?? [];
  return {
    path: place.path,
    name: nameOf(place.path, draft),
    hash,
    draft,
    schema: schemaFor(root, place, draft),
    broken: draft.kind === "source" && place.type !== "legal",
    removable: isRemovable(place),
    drawn: place.type === "article",
    pages: pagesOf(root, place, id),
    ...check(root, place, textToCheck(place, source, draft), draft),
  };
}

export async function checkFile(root: string, path: unknown, draft: Draft): Promise<Findings> {
  const place = placeOf(path);
  const { source } = await readThere(root, place.path);
  return check(root, place, textToCheck(place, source, draft), draft);
}

/**
 * Saves a draft, unless it has faults or the file was changed meanwhile.
 *
 * @param hash of the file as opened, or as shown to the writer who chose to replace it
 */
export async function saveFile(
  root: string,
  path: unknown,
  draft: Draft,
  hash: unknown,
): Promise<SaveResult> {
  const place = placeOf(path);
  const former = await readThere(root, place.path);
  const findings = check(root, place, textToCheck(place, former.source, draft), draft);
  if (findings.faults.length > 0) return { findings };
  const text = await textOf(root, place, former.source, draft);
  // Checked last, since the file may be saved elsewhere during formatting.
  const now = await readThere(root, place.path);
  if (now.hash !== hash || now.hash !== former.hash)
    return { conflict: await openFile(root, path) };
  if (text !== former.source) await writeWhole(root, place.path, text);
  const saved = await readThere(root, place.path);
  return { saved: { hash: saved.hash, draft: draftOf(place, saved.source) } };
}
