/** What moves: the speed of marquees, the footer behind the page, and a card's transition into its post. */
import { nearest, on, root } from "./dom.ts";

/** CSS pixels a second: half a pixel per frame at 60 Hz (docs/specification.md, 9). */
const marqueeSpeed = 30;

export function marquees(): void {
  for (const track of document.querySelectorAll<HTMLElement>(".marquee-track")) {
    const width = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    for (const animation of width > 0 ? track.getAnimations() : [])
      animation.effect?.updateTiming({ duration: (width / marqueeSpeed) * 1000 });
  }
}

/**
 * The footer is fixed behind the page and revealed as the page scrolls off it (base style). Where it does not fit the
 * window, or when the keyboard enters it, it is in the normal flow, so that nothing in it is ever out of reach.
 */
export function footerReveal(): void {
  on("keydown", ({ key }) => {
    if (key === "Tab") root.dataset["keyboard"] = "";
  });
  on("pointerdown", () => delete root.dataset["keyboard"]);
  on("focusin", ({ target }) => {
    // The browser scrolled to the field before the footer moved back into the flow.
    if ("keyboard" in root.dataset)
      nearest(target, "[data-reveal] *")?.scrollIntoView({ block: "nearest" });
  });
  const footer = document.querySelector<HTMLElement>("[data-reveal]");
  if (!footer) return;
  new ResizeObserver(() => {
    footer.toggleAttribute("data-fits", footer.offsetHeight <= innerHeight * 0.9);
  }).observe(footer);
}

const cardParts = [
  { card: "[data-card-picture]", post: "[data-post-picture]", name: "post-picture" },
  { card: "[data-card-title]", post: "[data-post-title]", name: "post-title" },
] as const;

/**
 * Names the parts of the card that leads to an address as the post's own parts are named (src/sections/blog/post),
 * which do without their names meanwhile.
 *
 * @returns undoes it; undefined where no card leads there
 */
export function nameCard(address: string): (() => void) | undefined {
  const path = new URL(address, location.href).pathname;
  const card = [...document.querySelectorAll("[data-card]")].find(
    (each) =>
      each.querySelector<HTMLAnchorElement>("[data-card-title] a, a[href]")?.pathname === path,
  );
  if (!card || path === location.pathname) return undefined;
  const named = cardParts.flatMap(({ card: part, post, name }) => {
    const own = document.querySelector<HTMLElement>(post);
    const other = card.querySelector<HTMLElement>(part);
    if (own) own.style.viewTransitionName = "none";
    if (other) other.style.viewTransitionName = name;
    return [own, other];
  });
  return () => {
    for (const element of named) element?.style.removeProperty("view-transition-name");
  };
}

/** A card's picture and title become those of the post it leads to, and return on the way back. */
export function cardTransition(): void {
  const during = (transition: ViewTransition | null, address: string | null | undefined) => {
    if (!transition || !address) return;
    const undo = nameCard(address);
    // The page may be shown again from the back/forward cache.
    if (undo) transition.finished.then(undo, undo);
  };
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    during(viewTransition, activation?.entry.url);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    during(viewTransition, window.navigation.activation?.from?.url);
  });
}
