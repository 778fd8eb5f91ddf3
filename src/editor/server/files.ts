/** Opens, checks and saves one file of the content. */
import { frontMatter } from "#model/articles/front-matter.ts";
import { kinds } from "#model/kinds.ts";
import type { Draft, Fault, OpenFile, SaveResult } from "../protocol.ts";
import { readWhole, writeWhole } from "./disk.ts";
import { draftOf, faultsIn, textOf, textToCheck } from "./drafts.ts";
import { formOf } from "./form.ts";
import { listArticles } from "./overview.ts";
import { pagesOf } from "./pages-of.ts";
import { type FilePlace, lieOf, placeOf } from "./places.ts";
import { Refusal } from "./refusal.ts";

/** What there is at a place. Throws a Refusal where nothing is. */
async function found(root: string, place: FilePlace) {
  const file = await lieOf(root, place.path);
  const whole = await readWhole(file);
  if (whole === undefined) throw new Refusal(`${place.path} is not there any more.`);
  return { file, ...whole };
}

export async function openFile(root: string, path: unknown): Promise<OpenFile> {
  const place = placeOf(path);
  const { source, hash } = await found(root, place);
  const draft = draftOf(place, source);
  const articles = await listArticles(root);
  const article = articles.find((each) => each.path === place.path) ?? articles[0];
  return {
    path: place.path,
    hash,
    draft,
    form:
      draft.kind === "source"
        ? null
        : formOf(place.type === "fields" ? kinds[place.kind] : frontMatter),
    readable: draft.kind !== "source" || place.type === "legal" || place.type === "announcement",
    faults: await faultsIn(root, place, await textToCheck(root, place, source, draft)),
    pages: pagesOf(place, article === undefined ? "/blog/" : `/blog/${article.id}/`),
  };
}

export async function checkFile(root: string, path: unknown, draft: Draft): Promise<Fault[]> {
  const place = placeOf(path);
  const { source } = await found(root, place);
  return faultsIn(root, place, await textToCheck(root, place, source, draft));
}

/**
 * Writes what was edited, unless it has faults or the file is another one by now.
 *
 * @param hash of the file as the page opened it, or as it was shown to the writer, who chose to replace it
 */
export async function saveFile(
  root: string,
  path: unknown,
  draft: Draft,
  hash: unknown,
): Promise<SaveResult> {
  const place = placeOf(path);
  const { file, ...former } = await found(root, place);
  const faults = await faultsIn(root, place, await textToCheck(root, place, former.source, draft));
  if (faults.length > 0) return { faults };
  const text = await textOf(root, place, former.source, draft);
  // Asked last: laying out takes time, in which somebody else may have saved.
  const now = await found(root, place);
  if (now.hash !== hash || now.hash !== former.hash)
    return { conflict: await openFile(root, path) };
  if (text !== former.source) await writeWhole(file, text);
  const saved = await found(root, place);
  return { saved: { hash: saved.hash, draft: draftOf(place, saved.source) } };
}
