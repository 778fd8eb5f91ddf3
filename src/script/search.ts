/**
 * Opens the search dialog (src/sections/search/Search.tsx) at once, so that no letter typed after it is lost, and
 * fetches its code (src/live/search/search-box.ts). Keys: Ctrl K and ⌘ K anywhere, `/` outside fields unless it is
 * switched off (WCAG 2.1.4). Neither works in an element that has keys of its own.
 */
import { readItem } from "#lib/storage.ts";
import { nearest, on } from "./dom.ts";

/** In localStorage: "off" if the `/` key is switched off. */
const key = "slash";

function open(event: Event): void {
  const dialog = document.getElementById("search");
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (!dialog.open) dialog.showModal();
  // Before anything is awaited: later, selecting would let the next letter replace those typed meanwhile.
  const field = dialog.querySelector("input");
  field?.focus();
  field?.select();
  // If it cannot be fetched, the dialog's form still leads to the search page.
  import("#live/search/search-box.ts").then(
    ({ searchDialog }) => {
      searchDialog(dialog);
    },
    () => undefined,
  );
}

export function search(): void {
  on("keydown", (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (event.defaultPrevented || altKey || nearest(target, "[data-own-keys],[contenteditable]"))
      return;
    const isChord = (ctrlKey || metaKey) && !shiftKey && event.key.toLowerCase() === "k";
    const isSlash =
      event.key === "/" &&
      !ctrlKey &&
      !metaKey &&
      !nearest(target, "input,textarea,select") &&
      !readItem("localStorage", key);
    if (isChord || isSlash) open(event);
  });
  on("click", (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    if (nearest(target, "[data-search-open]") && !(ctrlKey || metaKey || shiftKey)) open(event);
  });
}
