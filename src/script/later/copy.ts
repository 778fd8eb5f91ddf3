/**
 * The buttons that copy a post's address or its Markdown, or a line of the page (`data-copy="#command-mac"`). They show
 * once this is here, and say what came of it in the live region next to them; the words stand in the page (data-copied,
 * data-failed).
 */
import { nearest } from "#script/nearest.ts";

/** So long, in milliseconds, "Copied" stays. */
const shown = 4000;

/** @returns what a button copies: the words of a place on the page, a file's text, or the page's own address */
function textOf(what = ""): Promise<string> {
  if (what.startsWith("#")) return Promise.resolve(document.querySelector(what)?.textContent ?? "");
  return what ? fetched(what) : Promise.resolve(location.origin + location.pathname);
}

/** @throws when the file is not there */
async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/**
 * Safari lets a page write only within the press itself, so what is still on its way goes along as a promise;
 * browsers that know no such promise are given the text when it is there.
 */
async function write(text: Promise<string>): Promise<void> {
  // A fault is told once, by the code that writes.
  text.catch(() => undefined);
  if ("ClipboardItem" in window) {
    const blob = text.then((words) => new Blob([words], { type: "text/plain" }));
    blob.catch(() => undefined);
    try {
      await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
      return;
    } catch {
      // Below is the other way; where that is refused as well, so is the whole.
    }
  }
  await navigator.clipboard.writeText(await text);
}

export function copy(): void {
  for (const button of document.querySelectorAll("[data-waiting]")) {
    button.removeAttribute("data-waiting");
  }
  let forgetting = 0;
  document.addEventListener("click", ({ target }) => {
    const button = nearest(target, "[data-copy]");
    const area = button?.parentElement;
    const status = area?.querySelector("[role=status]");
    if (!button || !area || !status) return;
    const say = (words = "") => {
      status.textContent = words;
    };
    say();
    clearTimeout(forgetting);
    write(textOf(button.dataset["copy"])).then(
      () => {
        say(area.dataset["copied"]);
        forgetting = window.setTimeout(say, shown);
      },
      () => {
        say(area.dataset["failed"]);
      },
    );
  });
}
