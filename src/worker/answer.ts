/** How the worker answers: the network first, and what was seen where the network does not. */
import { isKeptPage, offlinePath } from "./names.ts";
import { isPage, leadsTo } from "./asked.ts";
import { keepPage, pageAt } from "./keep.ts";
import { keptAt, silent } from "./room.ts";
import type { Fetching } from "./scope.ts";

/** So long a line that is up and brings nothing is waited for where the page is at hand, in milliseconds. */
export const patience = 4000;

/** What the browser has asked for already, else the request itself. */
export const passed = async ({ preloadResponse, request }: Fetching): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** @returns what comes of `network`; what `stored` has where that fails, or where it is there and the network takes too long */
export async function inTime(
  network: Promise<Response>,
  stored: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => {
      void stored().then((copy) => copy && resolve(copy), silent);
    }, patience);
  });
  try {
    return await Promise.race([network, late]);
  } catch {
    return await stored().catch(silent);
  } finally {
    clearTimeout(timer);
  }
}

/** @param build whose worker this is. @throws TypeError as the network does, where not even the offline page is kept */
export async function answerPage(event: Fetching, build: string): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const network = passed(event).then((answer) => {
    // Taken before anybody reads the answer.
    if (isPage(answer) && isKeptPage(path))
      event.waitUntil(keepPage(build, path, answer.clone()).catch(silent));
    return answer;
  });
  // It may still come, and be kept, when the visitor has the copy.
  event.waitUntil(network.catch(silent));
  return (
    (await inTime(network, () => pageAt(leadsTo(path)))) ??
    (await pageAt(offlinePath).catch(silent)) ??
    network
  );
}

/**
 * A file that is not there any more is taken from a page that has used it, if there is one: its name holds its
 * content, so it does not matter which.
 */
export async function answerFile({ request }: Fetching): Promise<Response> {
  const network = fetch(request);
  const answer = await inTime(network, () => keptAt(request.url));
  if (answer === undefined) return network;
  return answer.ok ? answer : ((await keptAt(request.url).catch(silent)) ?? answer);
}
