/**
 * Opens the search dialog (src/sections/search/SearchDialog.tsx) at once, so that no letter typed after it is
 * lost; what searches is fetched then (src/script/search/). Keys: Ctrl K and ⌘ K anywhere, `/` outside fields
 * until it is switched off (WCAG 2.1.4). Neither where an element has keys of its own.
 */
import { nearest } from "./nearest.ts";
import { on } from "./on.ts";
import { recall } from "./storage.ts";
import { type Load, wanted } from "./wanted.ts";

/** The search script's address; the build fills it in (src/build/page-script.ts). */
declare const searchScript: string;

/** @param load fetches the module */
export function search(
  load: Load<HTMLDialogElement> = () =>
    import(/* @vite-ignore */ searchScript) as ReturnType<Load<HTMLDialogElement>>,
): void {
  const open = (event: Event) => {
    const dialog = document.getElementById("search") as HTMLDialogElement | null;
    if (!dialog) return;
    event.preventDefault();
    if (!dialog.open) dialog.showModal();
    // Without it the form leads to the search page all the same.
    wanted(load, dialog);
  };
  on("keydown", (event) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (event.defaultPrevented || altKey || nearest(target, "[data-own-keys],[contenteditable]"))
      return;
    if (
      ctrlKey || metaKey
        ? key.toLowerCase() === "k" && !event.shiftKey
        : key === "/" &&
          !nearest(target, "input,textarea,select") &&
          !recall("localStorage", "slash")
    )
      open(event);
  });
  on("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (nearest(target, "[data-search-open]") && !(ctrlKey || metaKey || shiftKey)) open(event);
  });
}
