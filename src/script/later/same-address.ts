/** A link to the panel that the address names already: the browser tells of no change, so the click does. */
import { nearest } from "#script/nearest.ts";
import { selectByAddress } from "#script/tabs.ts";

export function sameAddress(): void {
  document.addEventListener("click", ({ target }) => {
    if (nearest<HTMLAnchorElement>(target, "a")?.href === location.href) selectByAddress();
  });
}
