/** Requests to the editor's server, and what follows them. */
import type { Requests } from "../server/api.ts";

const unreachable =
  "The development server does not answer. Your work is kept in this browser; try again when it runs.";

/**
 * @param what the request's parameters
 * @throws Error with a sentence for the writer if the server refuses or does not answer; AbortError after `signal`
 */
export async function sendRequest<R extends keyof Requests>(
  request: R,
  what: Parameters<Requests[R]>[1],
  signal: AbortSignal | null = null,
): Promise<Awaited<ReturnType<Requests[R]>>> {
  const headers = { "content-type": "application/json" };
  const options = { method: "POST", headers, body: JSON.stringify(what ?? {}), signal };
  const { answer, refused } = (await fetch(`/_edit/api/${request}`, options)
    .then((response) => response.json())
    .catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return { refused: unreachable };
    })) as { answer: Awaited<ReturnType<Requests[R]>>; refused?: string };
  if (refused !== undefined) throw new Error(refused);
  return answer;
}

/** Runs an action once its value has not changed for a while. For an effect, whose cleanup it returns. */
export function afterPause(milliseconds: number, action: (signal: AbortSignal) => void) {
  const stop = new AbortController();
  const timer = setTimeout(() => action(stop.signal), milliseconds);
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

/** Opens an address once the server has answered with it. */
export function goAfter(work: Promise<string>): void {
  const open = (address: string) => location.assign(address);
  work.then(open, (error: unknown) => alert(sentenceOf(error)));
}

export const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
