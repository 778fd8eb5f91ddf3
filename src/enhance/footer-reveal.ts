/**
 * The footer stands still behind the page and is revealed as the page scrolls off it (base style). Where it
 * does not fit the window, or when the keyboard enters it, it goes back to the normal flow, so that nothing
 * in it is ever out of reach (docs/specification.md, "Layout").
 */
import { nearest } from "./nearest.ts";

export function footerReveal(): void {
  const root = document.documentElement;
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") root.dataset["keyboard"] = "";
  });
  document.addEventListener("pointerdown", () => delete root.dataset["keyboard"]);
  // The browser looked for the field before the footer moved back into the flow.
  document.addEventListener("focusin", ({ target }) => {
    if ("keyboard" in root.dataset) {
      nearest(target, "[data-reveal] *")?.scrollIntoView({ block: "nearest" });
    }
  });
  document.addEventListener("DOMContentLoaded", () => {
    const footer = document.querySelector<HTMLElement>("[data-reveal]");
    if (!footer) return;
    new ResizeObserver(() => {
      footer.toggleAttribute("data-too-tall", footer.offsetHeight > innerHeight * 0.9);
    }).observe(footer);
  });
}
