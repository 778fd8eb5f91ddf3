/**
 * The theme switch. A line in the head (src/layouts/Head.astro) applies the stored theme before the first paint.
 * Without a choice, the system decides (color-scheme in tokens.css) and nothing is stored.
 */
import { keep, recall } from "#lib/storage.ts";
import { nearest, on, root } from "./dom.ts";

const key = "theme";

/** Shows the stored theme, on the page and in its switches. */
function applyTheme(): void {
  const stored = recall("localStorage", key);
  show(stored === "light" || stored === "dark" ? stored : undefined);
}

function show(choice: string | undefined): void {
  if (choice === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = choice;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-theme-choice]"))
    input.checked = input.value === (choice ?? "system");
}

/** Shows a chosen theme: it comes down the page from the upper edge (src/styles/base.css), if motion is welcome. */
function change(choice: string | undefined): void {
  const update = () => {
    show(choice);
  };
  // Without types a browser takes no options either (Chrome 111 to 124).
  const hasTypes = "ViewTransition" in self && "types" in ViewTransition.prototype;
  if (hasTypes && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    // Rejected when the next choice comes before it ends, or the page is hidden; the theme changes all the same.
    document.startViewTransition({ update, types: ["dusk"] }).ready.catch(() => undefined);
  else update();
}

export function theme(): void {
  applyTheme();
  on("change", ({ target }) => {
    const input = nearest<HTMLInputElement>(target, "[data-theme-choice]");
    if (!input) return;
    const choice = input.value === "system" ? undefined : input.value;
    keep("localStorage", key, choice);
    change(choice);
  });
  // Chosen in another tab, or while this page was in the back/forward cache.
  addEventListener("storage", applyTheme);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) applyTheme();
  });
}
