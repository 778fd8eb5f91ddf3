/**
 * Copy buttons: a post's address or Markdown, or a line of the page (`data-copy="#command-mac"`). The live region next
 * to the button announces the outcome, in words from the markup (data-copied, data-failed).
 */
import { nearest, on } from "./dom.ts";

/** How long "Copied" stays, in milliseconds. */
const shown = 4000;

/**
 * @param what selector, path of a file, or empty for the page's own address.
 * @throws if the file is missing
 */
async function textOf(what = ""): Promise<string> {
  if (what.startsWith("#")) return document.querySelector(what)?.textContent ?? "";
  if (what === "") return location.origin + location.pathname;
  const response = await fetch(what);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.text();
}

/** Safari allows writing only during the press, so the text is a promise. */
async function write(what: string | undefined): Promise<void> {
  const blob = textOf(what).then((text) => new Blob([text], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
}

export function copy(): void {
  for (const button of document.querySelectorAll("[data-waiting]"))
    button.removeAttribute("data-waiting");
  let clearing = 0;
  on("click", ({ target }) => {
    const button = nearest(target, "[data-copy]");
    const area = button?.parentElement;
    const status = area?.querySelector("[role=status]");
    if (!button || !area || !status) return;
    const say = (words = "") => {
      status.textContent = words;
    };
    say();
    clearTimeout(clearing);
    write(button.dataset["copy"]).then(
      () => {
        say(area.dataset["copied"]);
        clearing = window.setTimeout(say, shown);
      },
      () => {
        say(area.dataset["failed"]);
      },
    );
  });
}
