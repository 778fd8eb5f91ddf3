/**
 * Blog pages: a card's picture and title turn into those of the article it links to, and return on the way back. While
 * a card is marked, its parts have the names of the post's own (src/sections/blog), which have none.
 */

/** Marks the card that links to the other page, until the transition is over. */
function markCard(transition: ViewTransition | null, other: string | null | undefined): void {
  if (!transition || !other) return;
  const { pathname } = new URL(other, location.href);
  const card = [...document.querySelectorAll("[data-card]")].find(
    (each) => each.querySelector("a")?.pathname === pathname,
  );
  if (!card || pathname === location.pathname) return;
  const mark = (isMarked: boolean) => card.toggleAttribute("data-turning", isMarked);
  mark(true);
  // The page may be shown again from the back/forward cache.
  void Promise.allSettled([transition.finished]).then(() => mark(false));
}

export function cardTransition(): void {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    markCard(viewTransition, activation?.entry.url);
  });
  addEventListener("pagereveal", ({ viewTransition }) => {
    markCard(viewTransition, window.navigation.activation?.from?.url);
  });
}
