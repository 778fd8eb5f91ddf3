/**
 * What happens when a live part's code is gone, as after a deploy while the page was open: the page reloads once, so
 * that all of it is from one build. If that does not help or is not possible, a sentence before the part says so.
 */
import words from "virtual:words/lostPart";
import { storeItem, readItem } from "#lib/storage.ts";
import { on } from "./dom.ts";

/** The session storage key for what the page was reloaded for, one line each. */
const key = "reloaded";

/** What happened to a file: `gone` is no longer on the server; `lost` may still load. */
type Fate = "gone" | "lost" | "offline";

/** How browsers report a module that failed to load, and Vite a style. */
const loadFailure = /import|module|preload|fetch/i;

/** @returns the path of the build file named in a message, or "" */
const fileIn = (text: string): string => /\/_astro\/[^\s?#]+/.exec(text)?.[0] ?? "";

/** Notes a failure. @returns whether it is new in this tab; false without storage, or pages could reload forever */
function isFirst(failure: string): boolean {
  const before = readItem("sessionStorage", key)?.split("\n") ?? [];
  if (before.includes(failure)) return false;
  storeItem("sessionStorage", key, [...before, failure].join("\n"));
  return readItem("sessionStorage", key)?.includes(failure) === true;
}

/** Asks the server itself: the browser's cache may hold a 404 from the middle of a deploy. */
async function fateOf(file: string): Promise<Fate> {
  if (!navigator.onLine) return "offline";
  return fetch(file, { cache: "reload" }).then(
    ({ status }) => (status === 404 || status === 410 ? "gone" : "lost"),
    () => "offline",
  );
}

/** Shows the sentence before the part until the part is live. */
function showMessage(part: Element, message: string): void {
  part.parentElement?.querySelector(":scope > [data-part-lost]")?.remove();
  const line = document.createElement("p");
  line.dataset["partLost"] = "";
  line.role = "alert";
  line.className = "mb-4 w-fit rounded-stone bg-sunken px-4 py-2 text-small";
  line.textContent = message;
  part.before(line);
  part.addEventListener("live:ready", () => {
    line.remove();
  });
}

let reloading = false;

/**
 * @param file that did not load; "" if the browser does not say which
 * @param part that waits for it, if known; otherwise it may be any on the page
 */
export async function recover(
  file: string,
  part?: Element,
  reload = (): void => {
    location.reload();
  },
): Promise<void> {
  const parts = part ? [part] : [...document.querySelectorAll("[component-url]")];
  const files = file ? [file] : parts.map((each) => each.getAttribute("component-url") ?? "");
  const fates = await Promise.all(files.map(fateOf));
  const fate = fates.find((each) => each === "gone") ?? fates[0] ?? "lost";
  // Another file may have been first.
  if (reloading) return;
  if (fate === "gone" && isFirst(`${location.pathname} ${file}`)) {
    // Forms keep drafts, and the browser restores other fields.
    reloading = true;
    reload();
    // Some parts show their own message.
  } else if (part && !part.querySelector("[data-lost]"))
    showMessage(part, words[fate === "offline" ? fate : "lost"]);
}

/** @param report takes the missing file and, if known, the part that waits for it */
export function recovery(report: (file: string, part?: Element) => unknown = recover): void {
  // Live parts (src/live/intent/directive.ts).
  on("live:error", ({ target, detail }) => {
    const { error } = detail;
    if (target instanceof Element && error instanceof Error && loadFailure.test(error.message))
      report(fileIn(error.message), target);
  });
  // Imports within a live part.
  addEventListener("vite:preloadError", (event) => {
    const { payload } = event as Event & { readonly payload?: unknown };
    if (payload instanceof Error) report(fileIn(payload.message));
  });
}
