/** Blog pages: a card's picture and title turn into those of the article that it leads to. */

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
