/** Asks the editor's server. */
import type { Question, Questions, Refused } from "../protocol.ts";
import { words } from "../words.ts";

const reads: readonly Question[] = ["overview", "file"];

/** Rejected with a sentence for the person at the screen. */
export class NotDone extends Error {
  override readonly name = "NotDone";
}

/**
 * @returns the answer
 * @throws NotDone where the server refuses or does not answer; DOMException AbortError after `signal`
 */
export async function ask<Q extends Question>(
  question: Q,
  what: Questions[Q]["ask"],
  signal?: AbortSignal,
): Promise<Questions[Q]["answer"]> {
  const address = `/_edit/api/${question}`;
  const options: RequestInit = { ...(signal ? { signal } : {}) };
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
    throw new NotDone(words.unreachable);
  });
  const answer = (await response.json().catch(() => ({ refused: words.unreachable }))) as
    | Questions[Q]["answer"]
    | Refused;
  if ("refused" in answer) throw new NotDone(answer.refused);
  return answer;
}

/** The sentence of whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
