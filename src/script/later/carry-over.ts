/**
 * A card's picture and title become those of the post it leads to, and go back into the card on the way back.
 * The post's own have fixed names in their components (src/sections/blog/PostHead.tsx); of the cards only
 * the one that is pressed or returned to has them, and only while the pages change. Under reduced motion there
 * is no transition (src/styles/base.css), and nothing is named.
 */

const parts = [
  { card: "[data-card-picture]", post: "[data-post-picture]", name: "post-picture" },
  { card: "[data-card-title]", post: "[data-post-title]", name: "post-title" },
] as const;

/** Where an address leads, without what chooses a place on the page. */
const pathOf = (address: string) => new URL(address, location.href).pathname;

/**
 * Names the parts of the card that leads to an address; the page's own post, which has the same names, does
 * without them meanwhile.
 *
 * @returns undoes it; undefined where no card leads there
 */
export function nameCard(address: string): (() => void) | undefined {
  const path = pathOf(address);
  const card = [...document.querySelectorAll("[data-card]")].find((each) => {
    const link = each.querySelector<HTMLAnchorElement>("[data-card-title] a, a[href]");
    return link !== null && link.pathname === path;
  });
  if (!card || path === location.pathname) return undefined;
  const named = parts.flatMap(({ card: part, post, name }) => {
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

/** @param transition of the page that goes or comes; null where there is none to dress */
function during(transition: ViewTransition | null, address: string | null | undefined): void {
  if (!transition || !address) return;
  const undo = nameCard(address);
  // Skipped or finished, the names go: the page may be shown again from memory.
  if (undo) transition.finished.then(undo, undo);
}

export function carryOver(): void {
  window.addEventListener("pageswap", ({ viewTransition, activation }) => {
    during(viewTransition, activation?.entry.url);
  });
  window.addEventListener("pagereveal", ({ viewTransition }) => {
    during(viewTransition, window.navigation.activation?.from?.url);
  });
}
