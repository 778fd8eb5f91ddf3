/**
 * The chat button (src/sections/header-footer/ChatLink.tsx) is a link. With script it opens a window of the chat's size, which
 * stays open from page to page, and moves aside for the focused element (WCAG 2.4.11).
 */
import { nearest, on } from "./dom.ts";

const features = "popup,width=420,height=720";

const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where the link is when it is not moved aside. */
function homeOf(place: HTMLElement, link: HTMLElement): DOMRect {
  const { left, top } = place.getBoundingClientRect();
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = link;
  return new DOMRect(left + offsetLeft, top + offsetTop, offsetWidth, offsetHeight);
}

function moveAside(): void {
  const place = document.querySelector<HTMLElement>("[data-chat-place]");
  const link = place?.querySelector("a");
  const focused = document.activeElement;
  if (!place || !link || !focused) return;
  // A button does not hide an element that fills the whole page, such as its main part.
  const small = focused !== document.body && focused.clientHeight < innerHeight;
  const isOver = overlap(homeOf(place, link), focused.getBoundingClientRect());
  place.toggleAttribute("data-aside", focused !== link && small && isOver);
}

/** @param open opens a window, or nothing if the browser refuses */
export function chatLink(open = (address: string) => window.open(address, "chat", features)): void {
  on("click", (event) => {
    const link = nearest<HTMLAnchorElement>(event.target, "[data-chat-place] a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const opened = open(link.href);
    if (!opened) return;
    event.preventDefault();
    opened.focus();
  });
  on("focusin", moveAside);
  on("scroll", moveAside, { passive: true });
}
