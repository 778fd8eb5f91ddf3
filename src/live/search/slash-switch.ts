/** Switches off the `/` key for the search (WCAG 2.1.4). In localStorage, "slash" is "off" or missing. */
import { storeItem, readItem } from "#lib/storage.ts";
import { nearest, on } from "#script/dom.ts";

const slashSwitches = "[data-slash-key]";

/** The switches for the `/` key (src/sections/search/Search.tsx). */
export function slashSwitch(): void {
  const reflect = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>(slashSwitches)) {
      input.checked = !readItem("localStorage", "slash");
      input.closest("label")?.setAttribute("data-ready", "");
    }
  };
  reflect();
  on("change", ({ target }) => {
    const input = nearest<HTMLInputElement>(target, slashSwitches);
    if (!input) return;
    storeItem("localStorage", "slash", input.checked ? undefined : "off");
    reflect();
  });
  // Switched in another tab, or while this page was in the back/forward cache.
  addEventListener("storage", reflect);
  addEventListener("pageshow", reflect);
}
