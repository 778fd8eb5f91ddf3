/**
 * The footer stands still behind the page and is revealed as the page scrolls off it (base style). Where it
 * does not fit the window, or when the keyboard enters it, it goes back to the normal flow, so that nothing
 * in it is ever out of reach (docs/specification.md, "Layout").
 */
import { nearest } from "#script/nearest.ts";

/** Notes that Tab moves the focus, whatever else the event is. */
export function noteTab(event: Event): void {
  if (event instanceof KeyboardEvent && event.key === "Tab")
    document.documentElement.dataset["keyboard"] = "";
}

/** @param first what happened before this was there: perhaps the key that moved the focus into the footer */
export function footerReveal(first: Event): void {
  const root = document.documentElement;
  // The browser looked for the field before the footer moved back into the flow.
  const follow = (target: EventTarget | null) => {
    if ("keyboard" in root.dataset) {
      nearest(target, "[data-reveal] *")?.scrollIntoView({ block: "nearest" });
    }
  };
  document.addEventListener("keydown", noteTab);
  document.addEventListener("pointerdown", () => delete root.dataset["keyboard"]);
  document.addEventListener("focusin", ({ target }) => {
    follow(target);
  });
  noteTab(first);
  follow(document.activeElement);

  const footer = document.querySelector<HTMLElement>("[data-reveal]");
  if (!footer) return;
  new ResizeObserver(() => {
    footer.toggleAttribute("data-fits", footer.offsetHeight <= innerHeight * 0.9);
  }).observe(footer);
}
