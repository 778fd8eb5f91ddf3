/**
 * The theme switch. Runs in the head, so the chosen theme stands before the first paint. Without a choice
 * the system's setting holds (color-scheme in tokens.css) and nothing is stored. Choices made elsewhere while the
 * page is open are followed by src/script/later/theme-elsewhere.ts.
 */
import { nearest } from "./nearest.ts";
import { on } from "./on.ts";
import { root } from "./root.ts";
import { keep, recall } from "./storage.ts";

const key = "theme";

function show(choice?: string): void {
  if (choice === "light" || choice === "dark") root.dataset["theme"] = choice;
  else delete root.dataset["theme"];
}

/** Checks the switch's radio that stands for what holds now. */
function reflect(): void {
  const choice = root.dataset["theme"] ?? "system";
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-theme-choice]")) {
    input.checked = input.value === choice;
  }
}

/** Shows what was chosen, here or on another page of the site. */
export function applyTheme(): void {
  show(recall("localStorage", key));
  reflect();
}

export function theme(): void {
  applyTheme();
  on("DOMContentLoaded", reflect);
  on("change", ({ target }) => {
    const input = nearest<HTMLInputElement>(target, "[data-theme-choice]");
    if (!input) return;
    const choice = input.value === "system" ? undefined : input.value;
    keep("localStorage", key, choice);
    show(choice);
    reflect();
  });
}
