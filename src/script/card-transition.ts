/** Blog pages: a card's picture and title turn into those of the article it links to. */

const cardParts = [
  { card: "[data-card-picture]", post: "[data-post-picture]", name: "post-picture" },
  { card: "[data-card-title]", post: "[data-post-title]", name: "post-title" },
] as const;

/**
 * Gives the parts of the card that links to an address the names of the post's own parts (src/sections/blog/post),
 * which drop them meanwhile.
 *
 * @returns undoes it; undefined if no card links there
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

/** A card's picture and title become those of the post it links to, and return on the way back. */
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
