/** Opens and saves one file of the content. */
import { renameSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Draft, FormSchema } from "../protocol.ts";
import { nameOf } from "../labels.ts";
import { authorIds, check } from "./check.ts";
import { draftOf, formatSource, sourceOf } from "./draft.ts";
import { allFiles, type ContentFile, fileAt, hashOf, isRemovable, read } from "./files.ts";
import { pagesOf } from "./pages.ts";
import { formSchema, frontSchema } from "./schema.ts";

function schemaOf(root: string, { path, type, schema }: ContentFile): FormSchema | null {
  if (schema === null) return null;
  if (type !== "article" && type !== "announcement") return formSchema(schema);
  const articles = allFiles(root)
    .filter((each) => each.type === "article" && each.path !== path)
    .map(({ slug }) => slug);
  return frontSchema(schema, articles, authorIds(root));
}

/** A file as it is on disk, with what its page needs to edit it. */
export type OpenFile = ReturnType<typeof openFile>;

/** @throws Refusal if no content file is there */
export function openFile(root: string, path: string) {
  const file = fileAt(root, path);
  const draft = draftOf(file, read(root, path));
  return {
    path,
    name: nameOf(path, draft.fields),
    hash: hashOf(root, path),
    draft,
    schema: draft.fields === null ? null : schemaOf(root, file),
    /** Whether the raw text is shown because the file cannot be parsed. */
    broken: draft.fields === null && file.type !== "legal",
    removable: isRemovable(file),
    /** Whether the preview follows while its text is being typed. */
    live: file.type === "article",
    pages: pagesOf(root, file),
    ...check(root, file, draft),
  };
}

/**
 * Saves a draft, unless it has faults or the file was changed meanwhile. Comments, order and quotes of the file stay.
 *
 * @param hash of the file as opened, or as shown to the writer who chose to replace it
 */
export async function saveFile(root: string, path: string, draft: Draft, hash: string) {
  const file = fileAt(root, path);
  const findings = check(root, file, draft);
  if (findings.faults.length > 0) return { findings };
  const text = await formatSource(root, path, sourceOf(file, read(root, path), draft));
  if (draft.text === null && !isDeepStrictEqual(parse(text), draft.fields))
    throw new Error(`${path} would not hold what was typed`);
  // Checked last, since the file may be saved elsewhere during formatting.
  if (hashOf(root, path) !== hash) return { changed: openFile(root, path) };
  // Replaced at once, so that the running site never reads half of it. Git and the site ignore the temporary name.
  const temporary = join(root, dirname(path), `.${basename(path)}.tmp`);
  writeFileSync(temporary, text);
  renameSync(temporary, join(root, path));
  return { saved: { hash: hashOf(root, path), draft: draftOf(file, text) } };
}
