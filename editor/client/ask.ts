/** Sends requests to the editor's server. */
import { type Question, type Questions, reads } from "../protocol.ts";

const unreachable =
  "The development server does not answer. Your work is kept in this browser; try again when it runs.";

/** A failed request; its message is a sentence for the writer. */
class NotDone extends Error {
  override readonly name = "NotDone";
}

/**
 * @returns the answer
 * @throws NotDone if the server refuses or does not answer; AbortError after `signal`
 */
export async function ask<Q extends Question>(
  question: Q,
  what: Questions[Q]["ask"],
  signal?: AbortSignal,
): Promise<Questions[Q]["answer"]> {
  const address = `/_edit/api/${question}`;
  const options: RequestInit = signal ? { signal } : {};
  const request = reads.includes(question)
    ? fetch(`${address}?${new URLSearchParams(what as Record<string, string>).toString()}`, options)
    : fetch(address, {
        ...options,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(what),
      });
  const response = await request.catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new NotDone(unreachable);
  });
  const answer = (await response.json().catch(() => ({ refused: unreachable }))) as
    | Questions[Q]["answer"]
    | { readonly refused: string };
  if ("refused" in answer) throw new NotDone(answer.refused);
  return answer;
}

/** The message of any error. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** In base64 a picture must fit into one request (editor/server/guard.ts). */
const largest = 8_000_000;

/** @returns the stored picture's name in an article: "images/a-cup.jpg" */
export async function sendPicture(file: File): Promise<string> {
  if (file.size > largest) throw new NotDone("The file is too large; choose one under 8 MB.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  // In pieces, since a call takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 30_000)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 30_000)));
  const { src } = await ask("picture", { name: file.name, data: btoa(parts.join("")) });
  return src;
}
