/**
 * What searches: fetched when the search dialog is opened (src/script/search.ts), or by the search page when it
 * is used or has words in its address.
 */
import { searchBox, type SearchBox } from "./box.ts";
import { walkByKeys } from "./keys.ts";
import { index } from "./open-index.ts";

/** In the dialog at most; the search page has the rest. */
const inDialog = 8;
const onPage = 10;

let box: SearchBox | undefined;

const boxIn = (
  around: HTMLElement,
  step: { readonly most: number; readonly more: boolean },
  searched: (query: string) => void,
): SearchBox | undefined => {
  const form = around.querySelector("form");
  const results = around.querySelector<HTMLElement>("[data-search-results]");
  const made = form && results ? searchBox(form, results, step, searched) : undefined;
  if (made) walkByKeys(around, made);
  // Its beginning is there before the first word is.
  index().catch(() => undefined);
  return made;
};

/** The link to the search page takes the words along. */
const carryWords = (dialog: HTMLElement) => (query: string) => {
  const all = dialog.querySelector<HTMLAnchorElement>("[data-search-foot] a");
  if (all) all.href = query === "" ? "/search/" : `/search/?q=${encodeURIComponent(query)}`;
};

/** Takes over the dialog, which is open; again and again. */
export function begin(dialog: HTMLDialogElement): void {
  if (box) {
    box.input.focus();
    box.input.select();
    return;
  }
  box = boxIn(dialog, { most: inDialog, more: false }, carryWords(dialog));
  if (!box) return;
  const { input, run } = box;
  run();
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || input.value === "" || event.isComposing) return;
    event.preventDefault();
    input.value = "";
    input.focus();
    run();
  });
  dialog.addEventListener("click", (event) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y, target } = event;
    const isBeside = x < left || x > right || y < top || y > bottom;
    const link = target instanceof Element ? target.closest("a") : null;
    // A result may be a place on this very page.
    if (
      (target === dialog && isBeside) ||
      (link && link.pathname === location.pathname && link.hash)
    )
      dialog.close();
  });
}

/** Takes over the search page. */
export function page(): void {
  const around = document.querySelector<HTMLElement>("[data-search-page]");
  const form = around?.querySelector("form");
  const { title } = document;
  const asked = new URLSearchParams(location.search).get("q");
  const made =
    around &&
    boxIn(around, { most: onPage, more: true }, (query) => {
      document.title = query === "" ? title : `${query} | ${title}`;
      const address = query === "" ? location.pathname : `?q=${encodeURIComponent(query)}`;
      try {
        history.replaceState(history.state, "", address + location.hash);
      } catch {
        // Some browsers limit how often; the next letter tries again.
      }
    });
  if (!made) return;
  const { input, run } = made;
  if (asked !== null && input.value === "") input.value = asked;
  run();
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    run();
    // Puts a phone's keyboard away.
    if (matchMedia("(pointer: coarse)").matches) input.blur();
  });
}
