/** A post's contents follow the reading position: the section that is read is marked in the list. */

import { nearest } from "#script/nearest.ts";

/** Below the place where a followed link puts a heading, as a share of the window's height: read from here on. */
const below = 0.12;

/** Keeps the marked entry in sight where the list itself scrolls; the page stays where it is. */
function bringIntoSight(list: HTMLElement, link: HTMLElement): void {
  if (list.scrollHeight <= list.clientHeight) return;
  const box = link.getBoundingClientRect();
  const { top, height } = list.getBoundingClientRect();
  list.scrollTop += box.top + box.height / 2 - (top + height / 2);
}

function follow(list: HTMLElement): void {
  const sections = [...list.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  const root = document.documentElement;
  let marked: HTMLAnchorElement | undefined;
  let waiting = false;

  const update = () => {
    waiting = false;
    const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1;
    // At the end all headings that are on the screen count as read: there is nothing left to scroll.
    const limit = atEnd ? innerHeight : line + innerHeight * below;
    const link = sections.findLast(
      ({ heading }) => heading.getBoundingClientRect().top <= limit,
    )?.link;
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "location");
    marked = link;
    if (link) bringIntoSight(list, link);
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(update);
  };
  document.addEventListener("scroll", soon, { passive: true });
  window.addEventListener("resize", soon);
  update();
}

/** On narrow windows the list folds up after a choice. */
function foldUp(): void {
  const folded = document.querySelector<HTMLDetailsElement>("[data-contents-folded]");
  folded?.addEventListener("click", ({ target }) => {
    if (nearest(target, "a")) folded.open = false;
  });
}

export function contents(): void {
  foldUp();
  const list = document.querySelector<HTMLElement>("[data-contents]");
  if (list) follow(list);
}
