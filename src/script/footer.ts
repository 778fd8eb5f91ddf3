/** The footer, fixed behind the page. */
import { nearest, on, root } from "./dom.ts";

/**
 * The footer is fixed behind the page and revealed as the page scrolls off it (base style). If it does not fit the
 * window, or when the keyboard enters it, it is in the normal flow, so that all of it can be reached.
 */
export function footerReveal(): void {
  on("keydown", ({ key }) => {
    if (key === "Tab") root.dataset["keyboard"] = "";
  });
  on("pointerdown", () => delete root.dataset["keyboard"]);
  on("focusin", ({ target }) => {
    // The browser scrolled to the field before the footer moved back into the flow.
    if ("keyboard" in root.dataset)
      nearest(target, "footer *")?.scrollIntoView({ block: "nearest" });
  });
  const footer = document.querySelector("footer");
  if (!footer) return;
  // Until the page scrolls, it is out of sight, and a capture of the whole page shows it in its place.
  on(
    "scroll",
    () => {
      const fits = () => footer.offsetHeight <= innerHeight * 0.9;
      new ResizeObserver(() => footer.toggleAttribute("data-fits", fits())).observe(footer);
      // Only back into the flow: a capture of the whole page makes the window taller for a moment.
      addEventListener("resize", () => {
        if (!fits()) footer.removeAttribute("data-fits");
      });
    },
    { once: true },
  );
}
