/** Answers the requests of the editor's page (protocol.ts). Loaded by integration.ts. */
import { ContentError } from "#content/parse.ts";
import { Refusal } from "#scripts/lib/cli.ts";
import { type Draft, type Question, type Questions, reads } from "../protocol.ts";
import { placeOf } from "./disk.ts";
import { isGroup } from "./yaml-edit.ts";
import { checkFile, openFile, saveFile } from "./files.ts";
import { articleIds, fileOf, overview } from "./list.ts";
import { create, deleteFile, renameFile } from "./manage.ts";
import { keepPicture } from "./pictures.ts";
import { previewOf } from "./preview.tsx";
import { search } from "./search.ts";

/** Validates a draft from the page. Throws a Refusal if it is invalid. */
function draftFrom(value: unknown): Draft {
  if (isGroup(value)) {
    const { kind, value: fields, front, body, source } = value;
    if (kind === "fields" && isGroup(fields)) return { kind, value: fields };
    if (kind === "source" && typeof source === "string") return { kind, source };
    if (kind === "article" && isGroup(front) && typeof body === "string")
      return { kind, front, body };
  }
  throw new Refusal("This cannot be saved.");
}

/** The files of a clicked page; none if unknown. */
function filesOfPage(root: string, page: unknown): string[] {
  if (typeof page !== "string") return [];
  try {
    return [fileOf(root, page, articleIds(root))];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

type Ask = Readonly<Record<string, unknown>>;

const answers: {
  [Q in Question]: (
    root: string,
    ask: Ask,
  ) => Questions[Q]["answer"] | Promise<Questions[Q]["answer"]>;
} = {
  list: (root) => overview(root),
  file: (root, { path }) => openFile(root, path),
  search: (root, { words, page }) => ({ hits: search(root, words, filesOfPage(root, page)) }),
  page: (root, { page }) => ({ path: fileOf(root, String(page), articleIds(root)) }),
  check: (root, { path, draft }) => checkFile(root, path, draftFrom(draft)),
  save: (root, { path, draft, hash }) => saveFile(root, path, draftFrom(draft), hash),
  preview: (root, { path, draft }) => {
    placeOf(path);
    return previewOf(root, draftFrom(draft));
  },
  create: async (root, { what, title }) => ({ path: await create(root, what, title) }),
  rename: async (root, { path, name }) => ({ path: await renameFile(root, path, name) }),
  delete: async (root, { path }) => {
    await deleteFile(root, path);
    return {};
  },
  picture: async (root, { name, data }) => ({ src: await keepPicture(root, name, data) }),
};

const isQuestion = (name: string): name is Question => Object.hasOwn(answers, name);

/**
 * @param root the project's folder
 * @param method GET for requests that change nothing, POST for all others; the guard has accepted them
 * @param ask the request's parameters, as sent
 * @returns status and JSON: 200, or a refusal with a sentence
 */
export async function answer(
  root: string,
  method: string,
  name: string,
  ask: unknown,
): Promise<{ readonly status: number; readonly body: object }> {
  if (!isQuestion(name) || (method === "GET") !== reads.includes(name))
    return { status: 404, body: { refused: "The editor does not know that question." } };
  try {
    return { status: 200, body: await answers[name](root, isGroup(ask) ? ask : {}) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof ContentError)
      return { status: 422, body: { refused: error.message } };
    throw error;
  }
}
