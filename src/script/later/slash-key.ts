/** The switches for the `/` key (src/sections/search/SlashSwitch.tsx): show what holds, and keep what is chosen. */
import { nearest } from "#script/nearest.ts";
import { keep, recall } from "#script/storage.ts";

/** Holds "off" where the key is switched off; src/script/search.ts looks. */
const key = "slash";
const selector = "[data-slash-key]";

function reflect(): void {
  const isOn = !recall("localStorage", key);
  for (const input of document.querySelectorAll<HTMLInputElement>(selector)) {
    input.checked = isOn;
    input.closest("label")?.setAttribute("data-ready", "");
  }
}

export function slashKey(): void {
  reflect();
  document.addEventListener("change", ({ target }) => {
    const input = nearest<HTMLInputElement>(target, selector);
    if (!input) return;
    keep("localStorage", key, input.checked ? undefined : "off");
    reflect();
  });
  // A second tab of the site follows, and a page that comes back from the browser's cache.
  addEventListener("storage", reflect);
  addEventListener("pageshow", reflect);
}
