/**
 * The theme switch. A line in the head (src/layouts/Head.astro) applies the stored theme before the first paint.
 * Without a choice, the system decides (color-scheme in tokens.css) and nothing is stored.
 */
import { storeItem, readItem } from "#lib/storage.ts";
import { nearest, on, root } from "./dom.ts";

const key = "theme";

/** Shows a theme on the page and in its switches: "light" or "dark", any other word for the system's. */
function show(choice = readItem("localStorage", key)): void {
  const theme = choice === "light" || choice === "dark" ? choice : undefined;
  if (theme === undefined) delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-theme-choice]"))
    input.checked = input.value === (theme ?? "system");
}

/** Shows a chosen theme: it comes down the page from the upper edge (src/styles/base.css), if motion is welcome. */
function change(choice: string): void {
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
  show();
  on("change", ({ target }) => {
    const input = nearest<HTMLInputElement>(target, "[data-theme-choice]");
    if (!input) return;
    storeItem("localStorage", key, input.value === "system" ? undefined : input.value);
    change(input.value);
  });
  // Chosen in another tab, or while this page was in the back/forward cache.
  addEventListener("storage", () => {
    show();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) show();
  });
}
