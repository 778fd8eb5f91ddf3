/** Answers the questions of the editor's page (src/editor/protocol.ts). Loaded by src/build/editor.ts. */
import { ContentError } from "#model/explain.ts";
import { type Draft, type JsonObject, type Question, questions } from "../protocol.ts";
import { checkFile, openFile, saveFile } from "./files.ts";
import { newArticle } from "./new-article.ts";
import { overview } from "./overview.ts";
import { keepPicture } from "./pictures.ts";
import { previewOf } from "./preview.tsx";
import { placeOf } from "./places.ts";
import { Refusal } from "./refusal.ts";

export interface Answer {
  readonly status: number;
  readonly body: object;
}

const isGroup = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Takes what the page sent for a draft. Throws a Refusal where it is none. */
function draftFrom(value: unknown): Draft {
  if (isGroup(value)) {
    const { kind, value: fields, front, body, source } = value;
    if (kind === "fields" && isGroup(fields)) return { kind, value: fields };
    if (kind === "source" && typeof source === "string") return { kind, source };
    if (kind === "article" && isGroup(front) && typeof body === "string")
      return { kind, front, body };
  }
  throw new Refusal("This is nothing that can be saved.");
}

type Ask = Readonly<Record<string, unknown>>;

const answers: Record<Question, (root: string, ask: Ask) => Promise<object>> = {
  overview: (root) => overview(root),
  file: (root, { path }) => openFile(root, path),
  check: async (root, { path, draft }) => ({
    faults: await checkFile(root, path, draftFrom(draft)),
  }),
  save: (root, { path, draft, hash }) => saveFile(root, path, draftFrom(draft), hash),
  preview: (root, { path, draft }) => {
    placeOf(path);
    return previewOf(root, draftFrom(draft));
  },
  new: async (root, { title }) => ({ path: await newArticle(root, title) }),
  picture: async (root, { name, data }) => ({ src: await keepPicture(root, name, data) }),
};

const reads: readonly string[] = ["overview", "file"] satisfies Question[];

/**
 * @param root the project's folder
 * @param method GET for questions that change nothing, POST for all others; the guard has let them in
 * @param name of the question
 * @param ask its parameters, as whoever sent them wrote them
 * @returns status and JSON: 200, or a refusal with a sentence
 */
export async function answer(
  root: string,
  method: string,
  name: string,
  ask: unknown,
): Promise<Answer> {
  const question = questions.find((known) => known === name);
  if (question === undefined || (method === "GET") !== reads.includes(name))
    return { status: 404, body: { refused: "The editor knows no such question." } };
  try {
    return { status: 200, body: await answers[question](root, isGroup(ask) ? ask : {}) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof ContentError)
      return { status: 422, body: { refused: error.message } };
    throw error;
  }
}
