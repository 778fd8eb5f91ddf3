/** A post's table of contents marks the section that is being read. On a phone it folds up after a choice. */
import { nearest, on, root } from "./dom.ts";

/** How far below a followed link's landing place a heading counts as read, as a share of the window's height. */
const below = 0.12;

function follow(list: HTMLElement): void {
  const sections = [...list.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  let marked: HTMLAnchorElement | undefined;
  // The browser calls it once per frame at most.
  const update = () => {
    const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1;
    // At the end of the page, every heading on the screen counts: there is nothing left to scroll.
    const limit = atEnd ? innerHeight : line + innerHeight * below;
    const link = sections.findLast(
      ({ heading }) => heading.getBoundingClientRect().top <= limit,
    )?.link;
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    marked = link;
    if (!link) return;
    // The list, never the page.
    const { top } = link.getBoundingClientRect();
    list.scrollTop += top - list.getBoundingClientRect().top - list.clientHeight / 2;
  };
  on("scroll", update, { passive: true });
  addEventListener("resize", update);
  update();
}

export function tableOfContents(): void {
  const folded = document.querySelector<HTMLDetailsElement>("[data-contents-folded]");
  folded?.addEventListener("click", ({ target }) => {
    if (nearest(target, "a")) folded.open = false;
  });
  const list = document.querySelector<HTMLElement>("[data-contents]");
  if (list) follow(list);
}
