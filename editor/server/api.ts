/** Answers the requests of the editor's page. Loaded by integration.ts, whose guard admits only that page. */
import { ContentError } from "#content/parse.ts";
import { Refusal } from "#scripts/lib/cli.ts";
import type { Creatable, Draft } from "../protocol.ts";
import { check } from "./check.ts";
import { fileAt } from "./files.ts";
import { overview } from "./list.ts";
import { create, deleteFile, renameFile } from "./manage.ts";
import { openFile, saveFile } from "./open.ts";
import { fileOf } from "./pages.ts";
import { storePicture } from "./picture.ts";
import { previewOf } from "./preview.tsx";
import { search } from "./search.ts";

/** What each request takes, below /_edit/api/, and answers. The page has its types from here. */
const requests = {
  list: (root: string) => overview(root),
  file: (root: string, { path }: { path: string }) => openFile(root, path),
  page: (root: string, { page }: { page: string }) => fileOf(root, page) ?? null,
  /** `page` is the one on which the words were clicked. */
  search: (root: string, { words, page }: { words: string; page?: string }) =>
    search(root, words, page && fileOf(root, page)),
  check: (root: string, { path, draft }: { path: string; draft: Draft }) =>
    check(root, fileAt(root, path), draft),
  save: (root: string, { path, draft, hash }: { path: string; draft: Draft; hash: string }) =>
    saveFile(root, path, draft, hash),
  /** An article as on its page, with each block's line as data-line. */
  preview: (root: string, { draft }: { draft: Draft }) => previewOf(root, draft),
  create: (root: string, { what, title }: { what: Creatable; title: string }) =>
    create(root, what, title),
  rename: (root: string, { path, name }: { path: string; name: string }) =>
    renameFile(root, path, name),
  delete: (root: string, { path }: { path: string }) => deleteFile(root, path),
  picture: (root: string, { name, data }: { name: string; data: string }) =>
    storePicture(root, name, data),
};

export type Requests = typeof requests;

/**
 * @param root the project's folder
 * @param ask the request's parameters
 * @returns status and JSON: 200, or a refusal with a sentence
 */
export async function answer(
  root: string,
  name: string,
  ask: unknown,
): Promise<{ readonly status: number; readonly body: object }> {
  if (!Object.hasOwn(requests, name))
    return { status: 404, body: { refused: "The editor does not know that request." } };
  const request = requests[name as keyof Requests] as (root: string, ask: unknown) => unknown;
  try {
    return { status: 200, body: { answer: await request(root, ask) } };
  } catch (error) {
    if (error instanceof Refusal || error instanceof ContentError)
      return { status: 422, body: { refused: error.message } };
    throw error;
  }
}
