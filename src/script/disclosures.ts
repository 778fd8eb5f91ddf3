/**
 * The header's panels (docs/specification.md, "Header and footer"; WCAG 1.4.13): one open at a time, by
 * keyboard focus, click or hover (src/script/later/hover.ts); closed by Escape, by leaving the area and by a press
 * elsewhere. And the mobile menu, a native details element that Escape and a press elsewhere close.
 */

import { nearest } from "./nearest.ts";
import { on } from "./on.ts";

/** A panel with its button. While it is open it says in `data-open` what holds it open. */
export const area = "[data-disclosure]";
const menus = "details[data-menu][open]";
const buttons = "[aria-expanded]";

/** What holds a panel open: the pointer over it alone, the keyboard's focus, or a press, which a second one undoes. */
type Hold = "" | "focus" | "press";

/** Opens one panel, or none, and closes the others. One that is open keeps what holds it, if anything does. */
export function show(next: Element | null, hold: Hold = ""): void {
  for (const each of document.querySelectorAll<HTMLElement>(area)) {
    const open = each === next;
    if (open) each.dataset["open"] ||= hold;
    else delete each.dataset["open"];
    const button = each.querySelector(buttons);
    if (button) button.ariaExpanded = String(open);
  }
}

function closeMenus(but: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(menus)) {
    if (menu !== but) menu.open = false;
  }
}

export function disclosures(): void {
  on("focusin", ({ target }) => {
    const over = nearest(target, area);
    // Focus by a press leaves the rest to the press.
    if (!over || (target as Element).matches(":focus-visible")) show(over, "focus");
  });
  on("click", ({ target }) => {
    const over = nearest(target, area);
    // A link may lead to a place on this same page, which the panel would cover.
    const link = nearest(target, "a");
    const button = nearest(target, buttons);
    const pressed = over?.dataset["open"] === "press";
    if (!over || link || button) show(null);
    if (over && button && !pressed) show(over, "press");
    closeMenus(link ? null : nearest(target, menus));
  });
  on("keydown", ({ key }) => {
    if (key !== "Escape") return;
    // Before it closes: the focus would open it again.
    nearest(document.activeElement, `${area},${menus}`)
      ?.querySelector<HTMLElement>(`${buttons},summary`)
      ?.focus();
    show(null);
    closeMenus(null);
  });
}
