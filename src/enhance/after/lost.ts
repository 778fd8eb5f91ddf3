/**
 * What becomes of a part whose code is not there any more, as after a deploy under an open page: the page is loaded
 * anew, once, and is then of one piece. Where that did not help, or would not, a sentence says so in the part's place.
 */
import words from "virtual:words/lostPart";
import { keep, recall } from "../storage.ts";

/** Under which the tab holds what it has been loaded anew for: by page and file, a line each. */
const key = "reloaded";

/** Whether this failure is the first of its kind in this tab; it is noted. Where nothing can be noted, none is: the page could go round in circles. */
function isFirst(failure: string): boolean {
  const before = recall("sessionStorage", key)?.split("\n") ?? [];
  if (before.includes(failure)) return false;
  keep("sessionStorage", key, [...before, failure].join("\n"));
  return recall("sessionStorage", key)?.includes(failure) === true;
}

/** Whether the page itself could be had. */
const isThere = (): Promise<boolean> =>
  fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

const note = "[data-lost]";

/** Says it before the part, once, and is gone when the part is live. */
function say(part: Element, sentence: string): void {
  part.parentElement?.querySelector(`:scope > ${note}`)?.remove();
  const line = document.createElement("p");
  line.dataset["lost"] = "";
  line.role = "alert";
  line.className = "mb-4 w-fit rounded-stone bg-sunken px-4 py-2 text-small";
  line.textContent = sentence;
  part.before(line);
  part.addEventListener("live:ready", () => {
    line.remove();
  });
}

let leaving = false;

/**
 * @param file whose absence was noticed; empty where the browser does not tell which
 * @param part that waits for it, if it is known
 * @param reload loads the page anew
 */
export async function lost(
  file: string,
  part?: Element,
  reload = (): void => {
    location.reload();
  },
): Promise<void> {
  const online = navigator.onLine && (await isThere());
  // Another file may have been the first.
  if (leaving) return;
  if (online && isFirst(`${location.pathname} ${file}`)) {
    // What is in forms is kept as they go, and put back (src/enhance/forms/drafts.ts); fields the browser puts back.
    leaving = true;
    reload();
  } else if (part) say(part, online ? words.lost : words.offline);
}
