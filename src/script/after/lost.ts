/**
 * What happens when a part's code is gone, as after a deploy under an open page: the page reloads once, and is then
 * all of one build. If that does not help, or is not possible, a sentence in the part's place says so.
 */
import words from "virtual:words/lostPart";
import { keep, recall } from "#script/storage.ts";

/** Under which the tab holds what it has been reloaded for: by page and file, a line each. */
const key = "reloaded";

/** Whether this failure is the first of its kind in this tab; it is noted. Where nothing can be noted, none is: the page could go round in circles. */
function isFirst(failure: string): boolean {
  const before = recall("sessionStorage", key)?.split("\n") ?? [];
  if (before.includes(failure)) return false;
  keep("sessionStorage", key, [...before, failure].join("\n"));
  return recall("sessionStorage", key)?.includes(failure) === true;
}

/** What has become of a file: what is gone is not on this server any more; what broke off on its way may come again. */
type Fate = "gone" | "brokenOff" | "offline";

/**
 * Asked of the server itself, whose answer takes the place of what the browser has kept: that could be a 404 of the
 * time when a deploy was under way.
 *
 * @param file its address on our own site
 */
const fateOf = (file: string): Promise<Fate> =>
  navigator.onLine
    ? fetch(file, { cache: "reload" }).then(
        ({ status }) => (status === 404 || status === 410 ? "gone" : "brokenOff"),
        () => "offline",
      )
    : Promise.resolve("offline");

/**
 * @param file that did not come, if the browser tells
 * @param part that waits for it, if it is known; else it may be any. The names of what a part asks for stand in its
 * own file, so that this one is gone with any of them.
 */
async function fateOfAny(file: string, part: Element | undefined): Promise<Fate> {
  const parts = part ? [part] : [...document.querySelectorAll("[component-url]")];
  const files = file ? [file] : parts.map((one) => one.getAttribute("component-url") ?? "");
  const fates = await Promise.all(files.map(fateOf));
  return fates.find((fate) => fate === "gone") ?? fates[0] ?? "brokenOff";
}

const note = "[data-part-lost]";

/** Says it before the part, once, and is gone when the part is live. Some say by themselves that they did not come. */
function say(part: Element, sentence: string): void {
  if (part.querySelector("[data-lost]")) return;
  part.parentElement?.querySelector(`:scope > ${note}`)?.remove();
  const line = document.createElement("p");
  line.dataset["partLost"] = "";
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
 * @param file that did not come; empty where the browser does not tell which
 * @param part that waits for it, if it is known
 * @param reload reloads the page
 */
export async function lost(
  file: string,
  part?: Element,
  reload = (): void => {
    location.reload();
  },
): Promise<void> {
  const fate = await fateOfAny(file, part);
  // Another file may have been the first.
  if (leaving) return;
  if (fate === "gone" && isFirst(`${location.pathname} ${file}`)) {
    // What is in forms is kept as they go, and put back (src/script/forms/drafts.ts); fields the browser puts back.
    leaving = true;
    reload();
  } else if (part) say(part, words[fate]);
}
